import { HEADS, recognise } from '../../formats/index.js';
import { whyNoCards } from '../../formats/no-cards.js';
import type { Text } from '../../text/text.js';
import { decodeHead, decodeText, type FileSystem, reasonOf, type Unreadable } from '../file-system.js';
import { baseName, isWithin, isWithinAny, parentOf, relativePath } from '../paths.js';
import { type CardFile, isNamedForCards, readCardFile } from './card-file.js';
import { copiesAmong } from './copies.js';
import type { PathFilter } from './glob.js';
import { CONFIG_NAME, type Listing, listSet } from './walk.js';

/** A document that is open in the editor; it takes precedence over the file on disk. */
export interface OpenDocument {
  readonly text: Text;
  readonly version: number;
  /**
   * A file name that determines the format if the path does not: for unsaved documents or a language chosen by the
   * user.
   */
  readonly readAs?: string;
}

/** Where a set's files are searched. */
export interface FileScope {
  readonly root: string;
  /** Whether the folder is listed; otherwise only open documents belong to the set. */
  readonly listed: boolean;
  /** Whether subfolders belong to it. */
  readonly deep: boolean;
  /** Whether a subfolder with its own settings is a separate set. */
  readonly nested: boolean;
  /** Whether symbolic links are followed. */
  readonly links: boolean;
}

/** The files that belong to the set according to its settings. */
export interface FileSelection {
  readonly filter: PathFilter;
  readonly hidden: boolean;
  /** Whether files with the same cards as others are read, because the settings name the files explicitly. */
  readonly readsCopies: boolean;
}

/** The number of files to read concurrently. */
const AT_ONCE = 32;

/** The files of one set, on disk and in the editor. `refresh` updates them file by file. */
export class SetFiles {
  /** By path, in order of the paths. */
  readonly files = new Map<string, CardFile>();
  /** All files with cards: those of `files`, and copies of their cards. */
  private readonly cardFiles = new Map<string, CardFile>();
  private originals: ReadonlyMap<string, string> = new Map();
  private readonly fs: FileSystem;
  private readonly documents: ReadonlyMap<string, OpenDocument>;
  private readonly scope: FileScope;
  private readonly onChange: (path: string) => void;
  private readonly stale = new Set<string>();
  /** Files that were named explicitly; they belong to the set regardless of the settings. */
  private readonly named = new Set<string>();
  /** Open documents that are in no folder. */
  private readonly looseDocuments = new Set<string>();
  /** Files that contain no cards, even if their names suggest it. */
  private readonly nonCardFiles = new Set<string>();
  private readonly problems = new Map<string, string>();
  private listing: Listing | null = null;
  private isSorted = true;

  /** @param onChange called immediately when a file of the set was changed, added or removed */
  constructor(
    fs: FileSystem,
    documents: ReadonlyMap<string, OpenDocument>,
    scope: FileScope,
    onChange: (path: string) => void,
  ) {
    this.fs = fs;
    this.documents = documents;
    this.scope = scope;
    this.onChange = onChange;
  }

  /** Whether `refresh` has work to do. */
  get isStale(): boolean {
    return this.listing === null || this.stale.size > 0;
  }

  /** Subfolders that are sets themselves. */
  get nested(): readonly string[] {
    return this.listing?.sets ?? [];
  }

  /** Returns the files and folders that could not be read, in the order of their paths. */
  unreadable(): Unreadable[] {
    const files = [...this.problems].map(([path, reason]) => ({ path, reason }));
    return [...(this.listing?.unreadable ?? []), ...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Returns the files that contain no cards, even if their names suggest it. */
  withoutCards(): string[] {
    return [...this.nonCardFiles].sort();
  }

  /** Files that are left out because they only contain cards of others, each with the file that is read instead. */
  get copies(): ReadonlyMap<string, string> {
    return this.originals;
  }

  /** Returns a file that is left out as a copy; undefined if there is no such file. */
  copy(path: string): CardFile | undefined {
    return this.originals.has(path) ? this.cardFiles.get(path) : undefined;
  }

  /** Reports that a file was changed, created or deleted, on disk or in the editor. */
  touch(path: string): void {
    this.stale.add(path);
    this.nonCardFiles.delete(path);
  }

  /** Reports that the folders have changed, or which files belong to the set. */
  relist(): void {
    this.listing = null;
  }

  /** Reports that files and folders were created or deleted, to read known files in them again. */
  moved(paths: ReadonlySet<string>): void {
    for (const recorded of [this.files, this.nonCardFiles, this.problems]) {
      for (const path of recorded.keys()) if (isWithinAny(path, paths)) this.touch(path);
    }
  }

  /** Adds a file that is read regardless of the settings. */
  addNamed(path: string): void {
    this.named.add(path);
    this.stale.add(path);
  }

  /** Adds a document that is in no folder, such as an unsaved one; it belongs to the set while it is open. */
  addLooseDocument(path: string): void {
    this.looseDocuments.add(path);
    this.stale.add(path);
  }

  /** Reads all files that are stale. */
  async refresh(wanted: FileSelection): Promise<void> {
    if (this.listing === null) await this.list(wanted);
    const paths = [...this.stale];
    this.stale.clear();
    for (let at = 0; at < paths.length; at += AT_ONCE) {
      await Promise.all(paths.slice(at, at + AT_ONCE).map((path) => this.read(path, wanted)));
    }
    this.leaveOutCopies(wanted);
    this.sort();
  }

  private async list({ filter, hidden }: FileSelection): Promise<void> {
    const options = { ...this.scope, wanted: filter, hidden };
    const none: Listing = { files: [], sets: [], unreadable: [] };
    const listing = this.scope.listed ? await listSet(this.fs, this.scope.root, options) : none;
    this.listing = { ...listing, sets: [...new Set([...listing.sets, ...this.openSets()])].sort() };
    const existing = new Set([...this.listing.files, ...this.named, ...this.documents.keys()]);
    for (const path of [...this.cardFiles.keys()]) if (!existing.has(path)) this.remove(path);
    for (const path of this.nonCardFiles) if (!existing.has(path)) this.nonCardFiles.delete(path);
    for (const path of this.listing.files)
      if (!this.cardFiles.has(path) && !this.nonCardFiles.has(path)) this.stale.add(path);
    for (const path of this.problems.keys()) this.stale.add(path);
    // New settings may exclude known files, or include open documents.
    for (const path of [...this.cardFiles.keys(), ...this.documents.keys()]) {
      if (this.cardFiles.has(path) !== this.belongs(path, filter)) this.stale.add(path);
    }
  }

  /** Subfolders whose settings are open in the editor and may not be saved yet. */
  private openSets(): string[] {
    const { root, deep, nested } = this.scope;
    if (!deep || !nested) return [];
    return [...this.documents.keys()].flatMap((path) => {
      const folder = baseName(path) === CONFIG_NAME ? parentOf(path) : null;
      return folder !== null && folder !== root && isWithin(folder, root) ? folder : [];
    });
  }

  private async read(path: string, { filter }: FileSelection): Promise<void> {
    this.problems.delete(path);
    if (!this.belongs(path, filter)) return this.remove(path);
    try {
      const open = this.documents.get(path);
      if (open) return this.put(path, open.text, open.version, open.readAs);
      if (this.looseDocuments.delete(path)) return this.remove(path);
      if (!(await this.mayContainCards(path))) {
        this.nonCardFiles.add(path);
        return this.remove(path);
      }
      this.put(path, decodeText(await this.fs.read(path)), null);
    } catch (error) {
      this.remove(path);
      // A missing file, or a folder of this name, is only a problem if the user named it.
      if (this.named.has(path) || (await this.fs.kind(path)) === 'file') this.problems.set(path, reasonOf(error));
    }
  }

  /** Examines the first kilobytes of a file whose name is ambiguous, because it may be large and contain no cards. */
  private async mayContainCards(path: string): Promise<boolean> {
    if (this.named.has(path) || isNamedForCards(path)) return true;
    for (const length of HEADS) {
      const head = await this.fs.head(path, length);
      const found = recognise(path, decodeHead(head));
      if (found !== 'undecided') return found !== null;
      if (head.length < length) break;
    }
    return false;
  }

  private belongs(path: string, filter: PathFilter): boolean {
    if (this.named.has(path) || this.looseDocuments.has(path)) return true;
    const { root, deep } = this.scope;
    const relative = relativePath(path, root);
    if (relative === path) return false;
    return (deep || parentOf(path) === root) && !this.isNested(path) && filter(relative);
  }

  private isNested(path: string): boolean {
    return this.nested.some((folder) => path.startsWith(`${folder}/`));
  }

  private put(path: string, text: Text, version: number | null, readAs?: string): void {
    const previous = this.cardFiles.get(path);
    const file = readCardFile(path, text, version, previous, readAs, this.named.has(path));
    if (file === previous) return;
    if (!file) {
      this.remove(path);
      if (this.named.has(path)) this.problems.set(path, whyNoCards(path, text.toString()));
      else this.nonCardFiles.add(path);
      return;
    }
    this.cardFiles.set(path, file);
    if (!this.originals.has(path)) this.update(file);
  }

  private remove(path: string): void {
    this.cardFiles.delete(path);
    if (this.files.delete(path)) this.onChange(path);
  }

  private update(file: CardFile): void {
    const { path } = file;
    if (!this.files.has(path)) this.isSorted = false;
    this.files.set(path, file);
    this.onChange(path);
  }

  /** Updates which files are left out as copies, which may change with any file. */
  private leaveOutCopies({ readsCopies }: FileSelection): void {
    this.originals = readsCopies ? new Map() : copiesAmong(this.cardFiles.values(), this.named);
    for (const path of this.originals.keys()) if (this.files.delete(path)) this.onChange(path);
    for (const file of this.cardFiles.values()) {
      if (!this.originals.has(file.path) && this.files.get(file.path) !== file) this.update(file);
    }
  }

  private sort(): void {
    if (this.isSorted) return;
    const sorted = [...this.files].sort(([a], [b]) => (a < b ? -1 : 1));
    this.files.clear();
    for (const [path, file] of sorted) this.files.set(path, file);
    this.isSorted = true;
  }
}
