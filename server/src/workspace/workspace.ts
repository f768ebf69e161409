import type { FileView } from '../lint/file-view.js';
import type { Rulebook } from '../rulebook/rulebook.js';
import { resolveNamedPath } from './config/named-path.js';
import { isRulebookPath } from './config/read-config.js';
import { type EditionResult, RulebookRegistry } from './config/rulebook-registry.js';
import { pathContextOf } from './config/set-settings.js';
import type { InstalledDictionary } from './dictionary/dictionaries.js';
import type { FileEvent, Unreadable } from './file-system.js';
import { baseName, isWithin, joinPath, parentOf } from './paths.js';
import { nothingSearched, type Searched, type Services, type SetPlace, type WorkspaceOptions } from './services.js';
import { isNamedForCards } from './sets/card-file.js';
import { CardSet, type FileState } from './sets/card-set.js';
import { fileViewOf } from './sets/file-view.js';
import type { WrittenName } from './sets/named-files.js';
import { type FileReport, Reports } from './sets/reports.js';
import type { OpenDocument } from './sets/set-files.js';
import { SetFinder } from './sets/set-finder.js';
import { CONFIG_NAME } from './sets/walk.js';

/**
 * The sets in the workspace folders, and the documents that are open in the editor. Changes are only recorded when they
 * are reported, and processed by the next query.
 */
export class Workspace {
  private readonly options: WorkspaceOptions;
  private readonly documents = new Map<string, OpenDocument>();
  private readonly rulebooks: RulebookRegistry;
  private readonly finder: SetFinder;
  private services: Services;
  private readonly reports: Reports;
  private readonly sets = new Map<string, CardSet>();
  private readonly named = new Set<string>();
  private readonly pending = new Set<string>();
  /** Paths that were created or deleted on disk: files, and folders with everything in them. */
  private readonly moved = new Set<string>();
  private folders: readonly string[] = [];
  private applying: Promise<void> = Promise.resolve();

  constructor(options: WorkspaceOptions) {
    const { fs, trusted, overrides } = options;
    this.options = options;
    this.rulebooks = new RulebookRegistry(fs);
    this.finder = new SetFinder({ fs, documents: this.documents, trusted, config: overrides.config });
    this.services = { options, rulebooks: this.rulebooks, documents: this.documents, searched: nothingSearched };
    this.reports = new Reports();
  }

  /**
   * Sets the paths of the open folders.
   * @param searched what is searched for files that contain cards, regardless of settings
   */
  setFolders(folders: readonly string[], searched: Searched = nothingSearched): void {
    this.folders = folders;
    this.services = { ...this.services, searched };
    this.finder.homes = folders;
    this.reset();
  }

  /** Opens or changes a document, which takes precedence over the file on disk. */
  setDocument(path: string, document: OpenDocument): void {
    if (baseName(path) === CONFIG_NAME && !this.documents.has(path)) this.finder.touch(path, this.isSet);
    this.documents.set(path, document);
    this.pending.add(path);
  }

  /**
   * Returns the cached text of a file if it equals a given one, otherwise the given one. An editor sends the text of
   * each document that it opens, so that unchanged files would be in memory twice.
   */
  cachedText(path: string, text: string): string {
    for (const set of this.sets.values()) {
      const cached = set.textOf(path);
      if (typeof cached === 'string' && cached === text) return cached;
    }
    return text;
  }

  /** Closes a document, so that the file on disk is used again. */
  closeDocument(path: string): void {
    if (!this.documents.delete(path)) return;
    if (baseName(path) === CONFIG_NAME) this.finder.touch(path, this.isSet);
    this.pending.add(path);
  }

  /**
   * Reports files that were created, deleted or changed on disk. The path of a folder stands for everything in it.
   * @returns whether one of them is a rulebook that is in use
   */
  filesChanged(changes: readonly FileEvent[]): boolean {
    let isRulebook = false;
    for (const { path, kind } of changes) {
      if (/\/(?:\.git|node_modules)(?:\/|$)/.test(path)) continue;
      if (baseName(path) === CONFIG_NAME) this.pending.add(path);
      if (baseName(path) === CONFIG_NAME || kind !== 'changed') this.finder.touch(path, this.isSet);
      if (kind !== 'changed') this.moved.add(path);
      if (this.rulebooks.forget(path)) {
        isRulebook = true;
        this.settingsChanged();
      } else if (this.options.references?.forget(path) || this.options.dictionaries?.forget(path))
        this.settingsChanged();
      const mayBeFolder = kind !== 'changed' && !isNamedForCards(path);
      for (const set of this.sets.values()) {
        if (path !== set.place.configPath && !isWithin(path, set.place.root)) continue;
        if (mayBeFolder) set.relist();
        else set.touch(path);
      }
    }
    return isRulebook;
  }

  /** Reports that the editor's settings have changed. */
  settingsChanged(): void {
    for (const set of this.sets.values()) set.touchSettings();
  }

  /** Adds a file that is read regardless of its set's settings. */
  addNamed(path: string): void {
    this.named.add(path);
    this.pending.add(path);
  }

  /** Returns the updated set that a file belongs to. */
  async setOf(path: string): Promise<CardSet> {
    await this.applyChanges();
    const set = this.setAt(await this.finder.ofFile(path));
    await set.refresh();
    return set;
  }

  /** Looks up a rulebook by id or path, as the `tokenwright.json` in the folder of a set would name it. Never rejects. */
  findRulebook({ place }: CardSet, written: string): Promise<EditionResult> {
    const namedIn = place.configPath ?? joinPath(place.root, CONFIG_NAME);
    return this.rulebooks.find(written, pathContextOf(this.options, place, namedIn));
  }

  /** Returns the dictionaries that the settings of a set can name by language. Never rejects. */
  async dictionaries({ place }: CardSet): Promise<InstalledDictionary[]> {
    const namedIn = place.configPath ?? joinPath(place.root, CONFIG_NAME);
    return (await this.options.dictionaries?.installed(pathContextOf(this.options, place, namedIn))) ?? [];
  }

  /** Returns why the settings of a set cannot name a dictionary, as a sentence; null if they can. Reads it. */
  async dictionaryProblem({ place }: CardSet, written: string): Promise<string | null> {
    const namedIn = place.configPath ?? joinPath(place.root, CONFIG_NAME);
    const problem = await this.options.dictionaries?.problem(written, pathContextOf(this.options, place, namedIn));
    return problem ?? null;
  }

  /** Returns a rulebook that is bundled or installed, by its id; null if there is none. Never rejects. */
  async rulebook(id: string): Promise<Rulebook | null> {
    const found = await this.rulebooks.find(id, { folder: '/', within: null, trusted: false });
    return 'edition' in found ? found.edition.rulebook : null;
  }

  /** Returns the rulebooks that the user has installed, in order of their ids. Never rejects. */
  async installedRulebooks(): Promise<Rulebook[]> {
    const found = await Promise.all((await this.rulebooks.installedIds()).map((id) => this.rulebook(id)));
    return found.filter((rulebook) => rulebook !== null);
  }

  /**
   * Returns the path that a name in a file of a set leads to; null if nothing exists there, or if it may not be read.
   * The name of a rulebook leads nowhere: only its file does.
   */
  async fileNamed({ place }: CardSet, path: string, { name, kind }: WrittenName): Promise<string | null> {
    if (kind === 'rulebook' && !isRulebookPath(name)) return null;
    const named = resolveNamedPath(kind, name, pathContextOf(this.options, place, path));
    if ('problem' in named) return null;
    const found = await this.options.fs.kind(named.path).catch(() => null);
    return found === (kind === 'folder' ? 'folder' : 'file') ? named.path : null;
  }

  /** Returns the current report on a file. Null if it contains neither cards nor settings. */
  async report(path: string): Promise<FileReport | null> {
    return this.reports.of(await this.setOf(path), path);
  }

  /** The report of a file of a set that `setOf` returned, without waiting. */
  reportIn(set: CardSet, path: string): FileReport | null {
    return this.reports.of(set, path);
  }

  /** Returns the context of code actions for a file; null if it contains neither cards nor settings. */
  async fileView(path: string): Promise<FileView | null> {
    return this.fileViewIn(await this.setOf(path), path);
  }

  /** The view of a file of a set that `setOf` returned, without waiting. */
  fileViewIn(set: CardSet, path: string): FileView | null {
    const report = this.reports.of(set, path);
    return report && fileViewOf(set, report);
  }

  /** Returns the current state of a card file, with its set; null for other files. */
  async state(path: string): Promise<FileState | null> {
    return (await this.setOf(path)).state(path);
  }

  /** Returns every set that has files in these folders, updated, from the outermost to the innermost. */
  async setsIn(folders: readonly string[] = this.folders): Promise<CardSet[]> {
    await this.applyChanges();
    const found = new Set<CardSet>();
    const add = async (place: SetPlace) => {
      const set = this.setAt(place);
      if (found.has(set)) return;
      found.add(set);
      await set.refresh();
      const nestedFolders = set.nested.filter((nested) => folders.some((folder) => isWithin(nested, folder)));
      for (const folder of nestedFolders) await add(await this.finder.ofFolder(folder));
    };
    for (const folder of folders) await add(await this.finder.ofFolder(folder));
    return [...found];
  }

  /** Returns the paths of all files in these folders that have reports: card files, and the settings of sets. */
  async paths(folders: readonly string[] = this.folders): Promise<string[]> {
    const paths = new Set<string>();
    for (const set of await this.setsIn(folders)) {
      const { configPath } = set.place;
      for (const path of configPath === null ? set.paths() : [configPath, ...set.paths()]) {
        if (path === this.options.overrides.config || folders.some((folder) => isWithin(path, folder))) paths.add(path);
      }
    }
    return [...paths].sort();
  }

  /** Returns the files and folders that could not be read so far. */
  unreadable(): Unreadable[] {
    return [...this.sets.values()].flatMap((set) => set.unreadable());
  }

  /** Applies recorded changes to the sets they belong to, one call after the other. */
  private applyChanges(): Promise<void> {
    const before = this.applying.catch(() => {});
    this.applying = before.then(async () => {
      // Changes that are reported in the meantime may be applied in this round, but create or delete sets in the next
      // one.
      while (this.pending.size > 0 || this.moved.size > 0 || this.finder.isOutdated) {
        const changed = [...this.pending];
        const moved = new Set(this.moved);
        this.pending.clear();
        this.moved.clear();
        if (await this.finder.haveChanged()) this.reset();
        else await this.applyMoved(moved);
        for (const path of new Set([...changed, ...this.pending])) {
          this.pending.delete(path);
          const set = this.setAt(await this.finder.ofFile(path));
          if (this.named.has(path)) set.addNamed(path);
          else if (parentOf(path) === null) set.addLooseDocument(path);
          else set.touch(path);
        }
        if (changed.some((path) => !this.documents.has(path))) this.dropUnused();
      }
    });
    return this.applying;
  }

  /** Drops sets outside of the workspace folders after the last of their open files was closed. */
  private dropUnused(): void {
    const wanted = [...this.documents.keys(), ...this.named];
    for (const [id, set] of this.sets) {
      const { root } = set.place;
      if (this.folders.some((folder) => isWithin(root, folder) || isWithin(folder, root))) continue;
      if (wanted.some((path) => isWithin(path, root))) continue;
      this.sets.delete(id);
      // Later changes of its settings would not be noticed.
      this.finder.forget();
    }
  }

  /** Applies created and deleted paths to the sets. */
  private async applyMoved(moved: ReadonlySet<string>): Promise<void> {
    if (moved.size === 0) return;
    for (const set of this.sets.values()) set.moved(moved);
    // A folder may have the name of a card file, such as those of Magic Set Editor.
    for (const path of moved) {
      if (!isNamedForCards(path) || (await this.options.fs.kind(path)) === 'file') continue;
      for (const set of this.sets.values()) if (isWithin(path, set.place.root)) set.relist();
    }
  }

  private readonly isSet = (folder: string): boolean => {
    const path = joinPath(folder, CONFIG_NAME);
    return [...this.sets.values()].some(({ place }) => place.configPath === path);
  };

  private setAt(place: SetPlace): CardSet {
    const { root, configPath, home } = place;
    const isLoose = configPath === null && home === null;
    const id = `${configPath ?? ''}\n${root}\n${isLoose ? 'loose' : ''}`;
    const known = this.sets.get(id);
    if (known) return known;
    const { trusted, overrides } = this.options;
    const scope = {
      root,
      listed: trusted || !isLoose,
      deep: !isLoose,
      nested: overrides.config === null,
      links: trusted,
    };
    const set: CardSet = new CardSet(this.services, place, scope, (path) => this.reports.drop(set, path));
    this.sets.set(id, set);
    return set;
  }

  /** Drops all sets, because any file may belong to a different one now; they are read again on demand. */
  private reset(): void {
    this.sets.clear();
    this.finder.forget();
    for (const path of [...this.documents.keys(), ...this.named]) this.pending.add(path);
  }
}
