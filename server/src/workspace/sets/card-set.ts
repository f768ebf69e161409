import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import type { Text } from '../../text/text.js';
import { HeaderEditions } from '../config/header-editions.js';
import { readSetSettings, type SetSettings } from '../config/set-settings.js';
import type { Unreadable } from '../file-system.js';
import { baseName, isWithin, isWithinAny, relativePath } from '../paths.js';
import type { Services, SetPlace } from '../services.js';
import type { CardFile } from './card-file.js';
import { isNamedForCards, readCardFile } from './card-file.js';
import { EditionIndex } from './edition-index.js';
import { type Reach, SetFiles } from './set-files.js';
import { CONFIG_NAME } from './walk.js';

/** One file, with all that holds for it now. */
export interface FileState {
  readonly file: CardFile;
  readonly settings: SetSettings;
  readonly index: EditionIndex;
  readonly snapshot: Snapshot;
}

/**
 * The files that are edited together, and what they know of each other. Told of changes at once, it looks at them when
 * it is asked: `refresh` does whatever needs the disk, everything after that answers without waiting.
 */
export class CardSet {
  readonly place: SetPlace;
  private readonly world: Services;
  private readonly gone: (path: string) => void;
  private readonly files: SetFiles;
  private readonly headers: HeaderEditions;
  private readonly indexes = new Map<Edition, EditionIndex>();
  private readonly guests = new Map<string, CardFile>();
  private settings: SetSettings | null = null;
  private settingsStale = true;
  private refreshing: Promise<void> | null = null;

  /** @param gone is told of each file that has left the set */
  constructor(world: Services, place: SetPlace, reach: Reach, gone: (path: string) => void) {
    this.world = world;
    this.place = place;
    this.gone = gone;
    this.headers = new HeaderEditions(world, place);
    this.files = new SetFiles(world.options.fs, world.documents, reach, (path) => this.changed(path));
  }

  /** A file of the set, or its settings, changed on disk or in the editor, came or went. */
  touch(path: string): void {
    if (!this.world.documents.has(path)) this.guests.delete(path);
    if (path === this.place.configPath) this.touchSettings();
    else if (baseName(path) !== CONFIG_NAME) this.files.touch(path);
  }

  /** What holds for the set may have changed. */
  touchSettings(): void {
    this.settingsStale = true;
    this.headers.forget();
  }

  /** Folders have come or gone. */
  relist(): void {
    this.files.relist();
  }

  /** Files and folders came or went; of a folder nobody says what was in it. */
  moved(paths: ReadonlySet<string>): void {
    const { root, configPath } = this.place;
    if (configPath !== null && isWithinAny(configPath, paths)) this.touchSettings();
    if (isWithinAny(root, paths)) this.files.relist();
    this.files.moved(paths);
  }

  /** A file that is to be read whatever the settings say. */
  name(path: string): void {
    this.files.name(path);
  }

  /** An open document that stands in no folder. */
  adopt(path: string): void {
    this.files.adopt(path);
  }

  /** Reads every file anew that no editor has open, whatever was heard of it. */
  reread(): Promise<void> {
    for (const path of this.paths()) if (this.versionOf(path) === null) this.files.touch(path);
    return this.refresh();
  }

  /** Brings everything up to date. Never rejects. */
  async refresh(): Promise<void> {
    // What is being read is no longer stale, and not there yet either.
    while (this.refreshing || this.isStale) {
      this.refreshing ??= this.catchUp().finally(() => {
        this.refreshing = null;
      });
      await this.refreshing;
    }
  }

  /** The set's settings. @throws before the first `refresh` */
  get holds(): SetSettings {
    if (!this.settings) throw new Error('the set has not been read');
    return this.settings;
  }

  /** The paths of its files of cards, in order. */
  paths(): string[] {
    return [...this.files.files.keys()];
  }

  /** Folders below that are sets of their own. */
  get nested(): readonly string[] {
    return this.files.nested;
  }

  /** What could not be read. */
  unreadable(): Unreadable[] {
    return this.files.unreadable();
  }

  /** Files looked into that hold no cards. */
  withoutCards(): string[] {
    return this.files.withoutCards();
  }

  /** Files that are left out as they only hold cards of others, each with the file that is read in its place. */
  get copies(): ReadonlyMap<string, string> {
    return this.files.copies;
  }

  /** Whether a file belongs to the set; an open document need not, if the settings exclude it. */
  has(path: string): boolean {
    return this.files.files.has(path);
  }

  /** What one of its files of cards said when it was read last; undefined where there is no such file. */
  textOf(path: string): Text | undefined {
    return this.files.files.get(path)?.text;
  }

  /** Whether a file of this path would belong to the set. */
  takes(path: string): boolean {
    const { root } = this.place;
    return isWithin(path, root) && this.holds.filter(relativePath(path, root));
  }

  /** One of the set's files, or an open document that the settings exclude; null where there is no such file of cards. */
  state(path: string): FileState | null {
    const file = this.files.files.get(path) ?? this.files.copy(path) ?? this.guest(path);
    if (!file) return null;
    const settings = this.holds;
    const edition = this.editionOf(file);
    const index = this.indexOf(edition);
    return { file, settings, index, snapshot: snapshotOf(file, edition, index.current()) };
  }

  /** The editor's version of a file; null where it is not open. */
  versionOf(path: string): number | null {
    return this.world.documents.get(path)?.version ?? null;
  }

  /** Why the rulebook that a file's header names is not in use; null where it is, or where it names none. */
  headerProblem(file: CardFile): ReturnType<HeaderEditions['problem']> {
    return this.holds.editionFixed ? null : this.headers.problem(file);
  }

  private get isStale(): boolean {
    return this.settingsStale || this.files.isStale || this.headers.isStale;
  }

  private async catchUp(): Promise<void> {
    if (this.settingsStale) {
      this.settingsStale = false;
      const before = this.settings;
      const now = await readSetSettings(this.world, this.place, before);
      this.settings = now;
      const hasOtherCards = before?.declared.cards !== now.declared.cards;
      if (before && (before.config !== now.config || hasOtherCards)) {
        if (before.config !== now.config) this.files.relist();
        for (const index of this.indexes.values()) index.declare(now.declared);
      }
    }
    await this.files.refresh(this.holds);
    await this.headers.refresh(this.files.files);
    this.dropUnused();
  }

  /** Indexes under editions that no file is read by any more: each holds on to the whole set as it was when it was last asked. */
  private dropUnused(): void {
    if (this.indexes.size < 2) return;
    const unused = new Set(this.indexes.keys());
    for (const files of [this.files.files, this.guests]) {
      for (const file of files.values()) if (unused.delete(this.editionOf(file)) && unused.size === 0) return;
    }
    for (const edition of unused) this.indexes.delete(edition);
  }

  private editionOf(file: CardFile): Edition {
    const { edition, editionFixed, config } = this.holds;
    return editionFixed ? edition : this.headers.edition(file, edition, config.config.game);
  }

  private changed(path: string): void {
    this.headers.touch(path);
    for (const index of this.indexes.values()) index.touch(path);
    if (!this.has(path)) this.gone(path);
  }

  private indexOf(edition: Edition): EditionIndex {
    let index = this.indexes.get(edition);
    if (!index) {
      index = new EditionIndex(edition, this.files.files, this.holds.declared);
      this.indexes.set(edition, index);
    }
    return index;
  }

  private guest(path: string): CardFile | null {
    const open = this.world.documents.get(path);
    // What is another program's file is none of ours, unless it belongs to the set.
    const isOurs = open && isNamedForCards(open.readAs ?? path);
    const guest = isOurs && readCardFile(path, open.text, open.version, this.guests.get(path), open.readAs);
    if (guest) this.guests.set(path, guest);
    else this.guests.delete(path);
    return guest || null;
  }
}

function snapshotOf({ path, text, document }: CardFile, edition: Edition, set: SetIndex): Snapshot {
  return { path, text, document, edition, set };
}
