import type { FileView } from '../lint/file-view.js';
import { RulebookRegistry } from './config/rulebook-registry.js';
import type { FileEvent, Unreadable } from './file-system.js';
import { baseName, isWithin, joinPath, parentOf } from './paths.js';
import { nothingSearched, type Searched, type Services, type SetPlace, type WorkspaceOptions } from './services.js';
import { isNamedForCards } from './sets/card-file.js';
import { CardSet, type FileState } from './sets/card-set.js';
import { fileViewOf } from './sets/file-view.js';
import { type FileReport, Reports } from './sets/reports.js';
import type { OpenDocument } from './sets/set-files.js';
import { SetFinder } from './sets/set-finder.js';
import { CONFIG_NAME } from './sets/walk.js';

/**
 * Everything that is edited: the sets in the workspace's folders, and what the editor has open. It is told of changes
 * and asked for files; whatever follows from a change is found out when somebody asks.
 */
export class Workspace {
  private readonly options: WorkspaceOptions;
  private readonly documents = new Map<string, OpenDocument>();
  private readonly shelf: RulebookRegistry;
  private readonly finder: SetFinder;
  private world: Services;
  private readonly reports: Reports;
  private readonly sets = new Map<string, CardSet>();
  private readonly named = new Set<string>();
  private readonly waiting = new Set<string>();
  /** What came or went on disk: files, and folders with all that is in them. */
  private readonly moved = new Set<string>();
  private folders: readonly string[] = [];
  private handing: Promise<void> = Promise.resolve();

  constructor(options: WorkspaceOptions) {
    const { fs, trusted, overrides } = options;
    this.options = options;
    this.shelf = new RulebookRegistry(fs);
    this.finder = new SetFinder({ fs, documents: this.documents, trusted, config: overrides.config });
    this.world = { options, shelf: this.shelf, documents: this.documents, searched: nothingSearched };
    this.reports = new Reports();
  }

  /**
   * The folders that are open, by path.
   * @param searched what in them is searched for every file that holds cards, whether there are settings or not
   */
  setFolders(folders: readonly string[], searched: Searched = nothingSearched): void {
    this.folders = folders;
    this.world = { ...this.world, searched };
    this.finder.homes = folders;
    this.startOver();
  }

  /** A document is opened, or changed: it holds before the file on disk. */
  setDocument(path: string, document: OpenDocument): void {
    if (baseName(path) === CONFIG_NAME && !this.documents.has(path)) this.finder.touch(path, this.isSet);
    this.documents.set(path, document);
    this.waiting.add(path);
  }

  /**
   * A text as it is held already, where the file of this path has been read and says the same: whatever an editor opens, it
   * sends as a text of its own, and every file would be held twice.
   */
  heldText(path: string, text: string): string {
    for (const set of this.sets.values()) {
      const held = set.textOf(path);
      if (typeof held === 'string' && held === text) return held;
    }
    return text;
  }

  /** A document is closed: the file on disk holds again. */
  closeDocument(path: string): void {
    if (!this.documents.delete(path)) return;
    if (baseName(path) === CONFIG_NAME) this.finder.touch(path, this.isSet);
    this.waiting.add(path);
  }

  /**
   * Files came, went or changed on disk. A path of a folder stands for all that is in it.
   * @returns whether one of them is a rulebook that is in use
   */
  filesChanged(changes: readonly FileEvent[]): boolean {
    let isRulebook = false;
    for (const { path, kind } of changes) {
      if (/\/(?:\.git|node_modules)(?:\/|$)/.test(path)) continue;
      if (baseName(path) === CONFIG_NAME) this.waiting.add(path);
      if (baseName(path) === CONFIG_NAME || kind !== 'changed') this.finder.touch(path, this.isSet);
      if (kind !== 'changed') this.moved.add(path);
      if (this.shelf.forget(path)) {
        isRulebook = true;
        this.settingsChanged();
      } else if (this.options.references?.forget(path)) this.settingsChanged();
      const mayBeFolder = kind !== 'changed' && !isNamedForCards(path);
      for (const set of this.sets.values()) {
        if (path !== set.place.configPath && !isWithin(path, set.place.root)) continue;
        if (mayBeFolder) set.relist();
        else set.touch(path);
      }
    }
    return isRulebook;
  }

  /** The editor's settings changed. */
  settingsChanged(): void {
    for (const set of this.sets.values()) set.touchSettings();
  }

  /** A file that is to be read whatever the settings of its set say. */
  name(path: string): void {
    this.named.add(path);
    this.waiting.add(path);
  }

  /** The set a file belongs to, up to date. */
  async setOf(path: string): Promise<CardSet> {
    await this.handOn();
    const set = this.setAt(await this.finder.ofFile(path));
    await set.refresh();
    return set;
  }

  /** One file as it is now: what it says, and what is to be said of it. Null where it holds no cards and no settings. */
  async report(path: string): Promise<FileReport | null> {
    return this.reports.of(await this.setOf(path), path);
  }

  /** The report of a file of a set that `setOf` returned, without waiting. */
  reportIn(set: CardSet, path: string): FileReport | null {
    return this.reports.of(set, path);
  }

  /** One file as it is now, with all that code actions look at; null where it holds no cards and no settings. */
  async fileView(path: string): Promise<FileView | null> {
    return this.fileViewIn(await this.setOf(path), path);
  }

  /** The view of a file of a set that `setOf` returned, without waiting. */
  fileViewIn(set: CardSet, path: string): FileView | null {
    const report = this.reports.of(set, path);
    return report && fileViewOf(set, report);
  }

  /** One file of cards as it is now, with its set; null where it is none. */
  async state(path: string): Promise<FileState | null> {
    return (await this.setOf(path)).state(path);
  }

  /** Every set that has files in these folders, up to date, from the outermost inwards. */
  async setsIn(folders: readonly string[] = this.folders): Promise<CardSet[]> {
    await this.handOn();
    const found = new Set<CardSet>();
    const add = async (place: SetPlace) => {
      const set = this.setAt(place);
      if (found.has(set)) return;
      found.add(set);
      await set.refresh();
      const below = set.nested.filter((nested) => folders.some((folder) => isWithin(nested, folder)));
      for (const folder of below) await add(await this.finder.ofFolder(folder));
    };
    for (const folder of folders) await add(await this.finder.ofFolder(folder));
    return [...found];
  }

  /** The paths of all files in these folders that there is something to say of: cards, and the settings of sets. */
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

  /** What could not be read so far. */
  unreadable(): Unreadable[] {
    return [...this.sets.values()].flatMap((set) => set.unreadable());
  }

  /** Hands what changed to the sets it belongs to, one call after the other. */
  private handOn(): Promise<void> {
    const before = this.handing.catch(() => {});
    this.handing = before.then(async () => {
      // What is told meanwhile may be handed on in this round already, but makes or ends a set only in the next.
      while (this.waiting.size > 0 || this.moved.size > 0 || this.finder.isOutdated) {
        const changed = [...this.waiting];
        const moved = new Set(this.moved);
        this.waiting.clear();
        this.moved.clear();
        if (await this.finder.haveChanged()) this.startOver();
        else await this.handOnMoved(moved);
        for (const path of new Set([...changed, ...this.waiting])) {
          this.waiting.delete(path);
          const set = this.setAt(await this.finder.ofFile(path));
          if (this.named.has(path)) set.name(path);
          else if (parentOf(path) === null) set.adopt(path);
          else set.touch(path);
        }
        if (changed.some((path) => !this.documents.has(path))) this.dropUnused();
      }
    });
    return this.handing;
  }

  /** Lets go of sets beside the workspace's folders with the last of their files that was open. */
  private dropUnused(): void {
    const wanted = [...this.documents.keys(), ...this.named];
    for (const [id, set] of this.sets) {
      const { root } = set.place;
      if (this.folders.some((folder) => isWithin(root, folder) || isWithin(folder, root))) continue;
      if (wanted.some((path) => isWithin(path, root))) continue;
      this.sets.delete(id);
      // Nobody would notice that its settings are gone.
      this.finder.forget();
    }
  }

  /** Tells the sets of what came or went on disk. */
  private async handOnMoved(moved: ReadonlySet<string>): Promise<void> {
    if (moved.size === 0) return;
    for (const set of this.sets.values()) set.moved(moved);
    // A folder may be named like a file of cards, as those of Magic Set Editor are.
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
    const reach = {
      root,
      listed: trusted || !isLoose,
      deep: !isLoose,
      nested: overrides.config === null,
      links: trusted,
    };
    const set: CardSet = new CardSet(this.world, place, reach, (path) => this.reports.drop(set, path));
    this.sets.set(id, set);
    return set;
  }

  /** Which set a file belongs to may be another for every file: read them anew when they are asked for. */
  private startOver(): void {
    this.sets.clear();
    this.finder.forget();
    for (const path of [...this.documents.keys(), ...this.named]) this.waiting.add(path);
  }
}
