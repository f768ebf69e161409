import { HEADS, recognise } from '../../formats/index.js';
import { whyNoCards } from '../../formats/no-cards.js';
import type { Text } from '../../text/text.js';
import { decodeHead, decodeText, type FileSystem, reasonOf, type Unreadable } from '../file-system.js';
import { baseName, isWithin, isWithinAny, parentOf, relativePath } from '../paths.js';
import { type CardFile, isNamedForCards, readCardFile } from './card-file.js';
import { copiesAmong } from './copies.js';
import type { PathFilter } from './glob.js';
import { CONFIG_NAME, type Listing, listSet } from './walk.js';

/** A document that an editor has open: it holds before what stands on disk. */
export interface OpenDocument {
  readonly text: Text;
  readonly version: number;
  /** A file name that says how to read it, where its own does not: an unsaved one, or a language chosen by hand. */
  readonly readAs?: string;
}

/** Where a set's files are looked for. */
export interface Reach {
  readonly root: string;
  /** Whether the folder is listed at all; if not, only open documents belong to the set. */
  readonly listed: boolean;
  /** Whether folders below belong to it. */
  readonly deep: boolean;
  /** Whether a folder with settings of its own is a set of its own. */
  readonly nested: boolean;
  /** Whether links are followed. */
  readonly links: boolean;
}

/** Which files belong, as the settings say. */
export interface FileSelection {
  readonly filter: PathFilter;
  readonly hidden: boolean;
  /** Whether files that hold the same cards as others are read all the same: the settings name the files one by one. */
  readonly copies: boolean;
}

/** How many files are read at a time. */
const AT_ONCE = 32;

/** The files of one set, as they are on disk and in the editor. Brought up to date by `refresh`, file by file. */
export class SetFiles {
  /** By path, in order of the paths. */
  readonly files = new Map<string, CardFile>();
  /** Every file that could be read: those of `files`, and the copies of their cards. */
  private readonly known = new Map<string, CardFile>();
  private originals: ReadonlyMap<string, string> = new Map();
  private readonly fs: FileSystem;
  private readonly documents: ReadonlyMap<string, OpenDocument>;
  private readonly reach: Reach;
  private readonly changed: (path: string) => void;
  private readonly stale = new Set<string>();
  /** Files named outright: they belong whatever the settings say. */
  private readonly named = new Set<string>();
  /** Open documents that stand in no folder. */
  private readonly adopted = new Set<string>();
  /** Files that hold no cards, whatever their names promised. */
  private readonly others = new Set<string>();
  private readonly problems = new Map<string, string>();
  private listing: Listing | null = null;
  private inOrder = true;

  /** @param changed is told at once when a file of the set is another, has come or gone */
  constructor(
    fs: FileSystem,
    documents: ReadonlyMap<string, OpenDocument>,
    reach: Reach,
    changed: (path: string) => void,
  ) {
    this.fs = fs;
    this.documents = documents;
    this.reach = reach;
    this.changed = changed;
  }

  /** Whether `refresh` has something to do. */
  get isStale(): boolean {
    return this.listing === null || this.stale.size > 0;
  }

  /** Folders below that are sets of their own. */
  get nested(): readonly string[] {
    return this.listing?.sets ?? [];
  }

  /** What could not be read, in order of the paths. */
  unreadable(): Unreadable[] {
    const files = [...this.problems].map(([path, reason]) => ({ path, reason }));
    return [...(this.listing?.unreadable ?? []), ...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Files that hold no cards, though their names may promise some. */
  withoutCards(): string[] {
    return [...this.others].sort();
  }

  /** Files that are left out as they only hold cards of others, each with the file that is read in its place. */
  get copies(): ReadonlyMap<string, string> {
    return this.originals;
  }

  /** A file that is left out as a copy; undefined where there is no such file. */
  copy(path: string): CardFile | undefined {
    return this.originals.has(path) ? this.known.get(path) : undefined;
  }

  /** A file has changed, come or gone, on disk or in the editor. */
  touch(path: string): void {
    this.stale.add(path);
    this.others.delete(path);
  }

  /** Folders have changed, or which files belong: look again at what there is. */
  relist(): void {
    this.listing = null;
  }

  /** Files and folders came or went: whatever is known of files in them is to be found out anew. */
  moved(paths: ReadonlySet<string>): void {
    for (const known of [this.files, this.others, this.problems]) {
      for (const path of known.keys()) if (isWithinAny(path, paths)) this.touch(path);
    }
  }

  /** A file that is to be read whatever the settings say. */
  name(path: string): void {
    this.named.add(path);
    this.stale.add(path);
  }

  /** A document that stands in no folder, as one that was never saved: it belongs to the set while it is open. */
  adopt(path: string): void {
    this.adopted.add(path);
    this.stale.add(path);
  }

  /** Reads what is new. */
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
    const options = { ...this.reach, wanted: filter, hidden };
    const none: Listing = { files: [], sets: [], unreadable: [] };
    const listing = this.reach.listed ? await listSet(this.fs, this.reach.root, options) : none;
    this.listing = { ...listing, sets: [...new Set([...listing.sets, ...this.openSets()])].sort() };
    const there = new Set([...this.listing.files, ...this.named, ...this.documents.keys()]);
    for (const path of [...this.known.keys()]) if (!there.has(path)) this.remove(path);
    for (const path of this.others) if (!there.has(path)) this.others.delete(path);
    for (const path of this.listing.files) if (!this.known.has(path) && !this.others.has(path)) this.stale.add(path);
    for (const path of this.problems.keys()) this.stale.add(path);
    // The settings may now exclude what was read, or include what is open.
    for (const path of [...this.known.keys(), ...this.documents.keys()]) {
      if (this.known.has(path) !== this.belongs(path, filter)) this.stale.add(path);
    }
  }

  /** Folders below whose settings are open in the editor, and may not have been saved yet. */
  private openSets(): string[] {
    const { root, deep, nested } = this.reach;
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
      if (this.adopted.delete(path)) return this.remove(path);
      if (!(await this.mayHoldCards(path))) {
        this.others.add(path);
        return this.remove(path);
      }
      this.put(path, decodeText(await this.fs.read(path)), null);
    } catch (error) {
      this.remove(path);
      // What is gone, or a folder of this name, is no problem, unless somebody asked for it.
      if (this.named.has(path) || (await this.fs.kind(path)) === 'file') this.problems.set(path, reasonOf(error));
    }
  }

  /** A look at the first kilobytes of a file whose name does not tell: it may be large, and hold no cards. */
  private async mayHoldCards(path: string): Promise<boolean> {
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
    if (this.named.has(path) || this.adopted.has(path)) return true;
    const { root, deep } = this.reach;
    const relative = relativePath(path, root);
    if (relative === path) return false;
    return (deep || parentOf(path) === root) && !this.isNested(path) && filter(relative);
  }

  private isNested(path: string): boolean {
    return this.nested.some((folder) => path.startsWith(`${folder}/`));
  }

  private put(path: string, text: Text, version: number | null, readAs?: string): void {
    const previous = this.known.get(path);
    const file = readCardFile(path, text, version, previous, readAs, this.named.has(path));
    if (file === previous) return;
    if (!file) {
      this.remove(path);
      if (this.named.has(path)) this.problems.set(path, whyNoCards(path, text.toString()));
      else this.others.add(path);
      return;
    }
    this.known.set(path, file);
    if (!this.originals.has(path)) this.show(file);
  }

  private remove(path: string): void {
    this.known.delete(path);
    if (this.files.delete(path)) this.changed(path);
  }

  private show(file: CardFile): void {
    const { path } = file;
    if (!this.files.has(path)) this.inOrder = false;
    this.files.set(path, file);
    this.changed(path);
  }

  /** Files come and go as others do that hold the same cards. */
  private leaveOutCopies({ copies }: FileSelection): void {
    this.originals = copies ? new Map() : copiesAmong(this.known.values(), this.named);
    for (const path of this.originals.keys()) if (this.files.delete(path)) this.changed(path);
    for (const file of this.known.values()) {
      if (!this.originals.has(file.path) && this.files.get(file.path) !== file) this.show(file);
    }
  }

  private sort(): void {
    if (this.inOrder) return;
    const sorted = [...this.files].sort(([a], [b]) => (a < b ? -1 : 1));
    this.files.clear();
    for (const [path, file] of sorted) this.files.set(path, file);
    this.inOrder = true;
  }
}
