import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import type { Text } from '../../text/text.js';
import { type FoundArt, findArt } from '../art/set-art.js';
import { HeaderEditions } from '../config/header-editions.js';
import { readSetSettings, type SetSettings } from '../config/set-settings.js';
import type { Unreadable } from '../file-system.js';
import { baseName, isWithin, isWithinAny, relativePath } from '../paths.js';
import type { Services, SetPlace } from '../services.js';
import type { CardFile } from './card-file.js';
import { isNamedForCards, readCardFile } from './card-file.js';
import { EditionIndex } from './edition-index.js';
import { type FileScope, SetFiles } from './set-files.js';
import { CONFIG_NAME } from './walk.js';

/** A file with everything that currently applies to it. */
export interface FileState {
  readonly file: CardFile;
  readonly settings: SetSettings;
  readonly index: EditionIndex;
  readonly snapshot: Snapshot;
}

/**
 * The files that are edited together, and their common index. Changes are only recorded when they are reported;
 * `refresh` does everything that needs the disk, after which all other methods are synchronous.
 */
export class CardSet {
  readonly place: SetPlace;
  private readonly services: Services;
  private readonly onRemoved: (path: string) => void;
  private readonly files: SetFiles;
  private readonly headers: HeaderEditions;
  private readonly indexes = new Map<Edition, EditionIndex>();
  private readonly excludedFiles = new Map<string, CardFile>();
  private loadedSettings: SetSettings | null = null;
  private settingsStale = true;
  private refreshing: Promise<void> | null = null;

  /** @param onRemoved called for each file that no longer belongs to the set */
  constructor(services: Services, place: SetPlace, scope: FileScope, onRemoved: (path: string) => void) {
    this.services = services;
    this.place = place;
    this.onRemoved = onRemoved;
    this.headers = new HeaderEditions(services, place);
    this.files = new SetFiles(services.options.fs, services.documents, scope, (path) => this.changed(path));
  }

  /** Reports that a file of the set or its settings was changed, created or deleted, on disk or in the editor. */
  touch(path: string): void {
    if (!this.services.documents.has(path)) this.excludedFiles.delete(path);
    if (path === this.place.configPath) this.touchSettings();
    else if (baseName(path) !== CONFIG_NAME) this.files.touch(path);
  }

  /** Reports that the settings of the set may have changed. */
  touchSettings(): void {
    this.settingsStale = true;
    this.headers.forget();
  }

  /** Reports that folders were created or deleted. */
  relist(): void {
    this.files.relist();
  }

  /** Reports that files and folders were created or deleted; a folder stands for everything in it. */
  moved(paths: ReadonlySet<string>): void {
    const { root, configPath } = this.place;
    if (configPath !== null && isWithinAny(configPath, paths)) this.touchSettings();
    if (isWithinAny(root, paths)) this.files.relist();
    this.files.moved(paths);
  }

  /** Adds a file that is read regardless of the settings. */
  addNamed(path: string): void {
    this.files.addNamed(path);
  }

  /** Adds an open document that is in no folder. */
  addLooseDocument(path: string): void {
    this.files.addLooseDocument(path);
  }

  /** Reads all files again that are not open in the editor, regardless of reported changes. */
  reread(): Promise<void> {
    for (const path of this.paths()) if (this.versionOf(path) === null) this.files.touch(path);
    return this.refresh();
  }

  /** Applies all recorded changes. Never rejects. */
  async refresh(): Promise<void> {
    // Files that are being read are no longer marked as stale, but not available yet either.
    while (this.refreshing || this.isStale) {
      this.refreshing ??= this.update().finally(() => {
        this.refreshing = null;
      });
      await this.refreshing;
    }
  }

  /** The set's settings. @throws {Error} before the first `refresh` */
  get settings(): SetSettings {
    if (!this.loadedSettings) throw new Error('the set has not been read');
    return this.loadedSettings;
  }

  /** Returns the set's pictures for cards with these keys. Never rejects. */
  findArt(keys: ReadonlySet<string>): Promise<FoundArt> {
    return findArt(this.services.options.fs, this.settings.art, keys);
  }

  /** Returns the paths of the set's card files, in order. */
  paths(): string[] {
    return [...this.files.files.keys()];
  }

  /** Subfolders that are sets themselves. */
  get nested(): readonly string[] {
    return this.files.nested;
  }

  /** Returns the files and folders that could not be read. */
  unreadable(): Unreadable[] {
    return this.files.unreadable();
  }

  /** Returns the examined files that contain no cards. */
  withoutCards(): string[] {
    return this.files.withoutCards();
  }

  /** Files that are left out because they only contain cards of others, each with the file that is read instead. */
  get copies(): ReadonlyMap<string, string> {
    return this.files.copies;
  }

  /** Returns whether a file belongs to the set; an open document may be excluded by the settings. */
  has(path: string): boolean {
    return this.files.files.has(path);
  }

  /** Returns the text of a card file as last read; undefined if there is no such file. */
  textOf(path: string): Text | undefined {
    return this.files.files.get(path)?.text;
  }

  /** Returns whether a file with this path would belong to the set. */
  wouldInclude(path: string): boolean {
    const { root } = this.place;
    return isWithin(path, root) && this.settings.filter(relativePath(path, root));
  }

  /** Returns the state of a card file of the set, or of an open document that the settings exclude; null for others. */
  state(path: string): FileState | null {
    const file = this.files.files.get(path) ?? this.files.copy(path) ?? this.excludedFile(path);
    if (!file) return null;
    const settings = this.settings;
    const edition = this.editionOf(file);
    const index = this.indexOf(edition);
    return { file, settings, index, snapshot: snapshotOf(file, edition, index.current()) };
  }

  /** Returns the editor's version of a file; null if it is not open. */
  versionOf(path: string): number | null {
    return this.services.documents.get(path)?.version ?? null;
  }

  /** Returns why the rulebook that a file's header names is not in use; null if it is, or if there is none. */
  headerProblem(file: CardFile): ReturnType<HeaderEditions['problem']> {
    return this.settings.editionFixed ? null : this.headers.problem(file);
  }

  private get isStale(): boolean {
    return this.settingsStale || this.files.isStale || this.headers.isStale;
  }

  private async update(): Promise<void> {
    if (this.settingsStale) {
      this.settingsStale = false;
      const before = this.loadedSettings;
      const now = await readSetSettings(this.services, this.place, before);
      this.loadedSettings = now;
      const hasOtherFiles =
        before?.declared.cards !== now.declared.cards || before?.declared.dictionary !== now.declared.dictionary;
      if (before && (before.config !== now.config || hasOtherFiles)) {
        if (before.config !== now.config) this.files.relist();
        for (const index of this.indexes.values()) index.declare(now.declared);
      }
    }
    await this.files.refresh(this.settings);
    await this.headers.refresh(this.files.files);
    this.dropUnused();
  }

  /**
   * Drops the indexes of editions that no file uses any more, because each keeps a state of the whole set in memory.
   */
  private dropUnused(): void {
    if (this.indexes.size < 2) return;
    const unused = new Set(this.indexes.keys());
    for (const files of [this.files.files, this.excludedFiles]) {
      for (const file of files.values()) if (unused.delete(this.editionOf(file)) && unused.size === 0) return;
    }
    for (const edition of unused) this.indexes.delete(edition);
  }

  private editionOf(file: CardFile): Edition {
    const { edition, editionFixed, config } = this.settings;
    return editionFixed ? edition : this.headers.edition(file, edition, config.config.game);
  }

  private changed(path: string): void {
    this.headers.touch(path);
    for (const index of this.indexes.values()) index.touch(path);
    if (!this.has(path)) this.onRemoved(path);
  }

  private indexOf(edition: Edition): EditionIndex {
    let index = this.indexes.get(edition);
    if (!index) {
      index = new EditionIndex(edition, this.files.files, this.settings.declared);
      this.indexes.set(edition, index);
    }
    return index;
  }

  private excludedFile(path: string): CardFile | null {
    const open = this.services.documents.get(path);
    // Files of other programs are ignored unless they belong to the set.
    const mayBeCards = open && isNamedForCards(open.readAs ?? path);
    const excludedFile =
      mayBeCards && readCardFile(path, open.text, open.version, this.excludedFiles.get(path), open.readAs);
    if (excludedFile) this.excludedFiles.set(path, excludedFile);
    else this.excludedFiles.delete(path);
    return excludedFile || null;
  }
}

function snapshotOf({ path, text, document }: CardFile, edition: Edition, set: SetIndex): Snapshot {
  return { path, text, document, edition, set };
}
