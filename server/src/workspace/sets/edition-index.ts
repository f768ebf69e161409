import { cardNamesKey, keyOf } from '../../analysis/card/token-key.js';
import { SetKeywords } from '../../analysis/keywords/set-keywords.js';
import { CardPlaces } from '../../analysis/set/card-places.js';
import { type FileIndex, indexFile, type TokenMaker } from '../../analysis/set/file-index.js';
import { keywordsKey, RevisionLog } from '../../analysis/set/revision-log.js';
import { type Declared, keywordsOf, SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import type { CardFile } from './card-file.js';
import { addMadeByKeywords, changesBetween } from './index-changes.js';

/**
 * What the files of a set know together when they are read under one edition. Brought up to date when it is asked, and
 * only for the files that were touched since; it remembers what changed, so that findings made before can be kept.
 */
export class EditionIndex {
  readonly edition: Edition;
  private readonly files: ReadonlyMap<string, CardFile>;
  private declared: Declared;
  /** What changed from one state to the next. */
  readonly changes = new RevisionLog();
  private readonly indexed = new Map<string, FileIndex>();
  private readonly touched: Set<string>;
  private set: SetIndex | null = null;
  /** The keywords of the set's own in the newest state. */
  private keywords = SetKeywords.none;
  private known: CardPlaces | null = null;

  /** @param files the set's files; the map goes on being changed by its owner, who says so with `touch` */
  constructor(edition: Edition, files: ReadonlyMap<string, CardFile>, declared: Declared) {
    this.edition = edition;
    this.files = files;
    this.declared = declared;
    this.touched = new Set(files.keys());
  }

  /** A file has changed, come or gone. */
  touch(path: string): void {
    this.touched.add(path);
  }

  /** The settings have changed. */
  declare(declared: Declared): void {
    this.declared = declared;
    this.set = null;
    this.changes.begin();
    this.changes.recordAll();
  }

  /** The state of the set now. */
  current(): SetIndex {
    if (this.touched.size > 0) this.indexTouched();
    if (!this.set) {
      const files = new Map<string, FileIndex>();
      for (const path of this.files.keys()) files.set(path, this.indexed.get(path)!);
      this.set = new SetIndex(files, this.declared, this.changes, () => this.places);
    }
    return this.set;
  }

  private indexTouched(): void {
    const changed = [...this.touched].filter(
      (path) => this.indexed.get(path)?.document !== this.files.get(path)?.document,
    );
    this.touched.clear();
    if (changed.length === 0) return;
    const isFirst = this.changes.revision === 0;
    const before = new Map(changed.map((path) => [path, this.indexed.get(path)]));
    this.changes.begin();
    this.set = null;
    for (const path of changed) {
      const file = this.files.get(path);
      const before = this.indexed.get(path);
      const after = file && this.indexOf(path, file.document);
      // Before the first time nobody had asked for anything.
      if (!isFirst) this.note(path, before, after);
      if (after) this.indexed.set(path, after);
      else this.indexed.delete(path);
    }
    this.noteKeywords(before, isFirst);
  }

  /**
   * Notes what the keywords of the set's own make different. With the same reminder texts only the changed files are looked
   * at; with others every file, of which only cards that use such a keyword are read.
   */
  private noteKeywords(before: ReadonlyMap<string, FileIndex | undefined>, isFirst: boolean): void {
    const was = this.keywords;
    const now = keywordsOf(
      [...this.files.keys()].flatMap((path) => this.indexed.get(path) ?? []),
      this.declared,
    );
    this.keywords = now;
    if (isFirst) return;
    if (was.toString() !== now.toString()) this.changes.record([keywordsKey]);
    const keys = new Set<string>();
    const paths = was.makersKey === now.makersKey ? before.keys() : new Set([...before.keys(), ...this.indexed.keys()]);
    for (const path of paths) {
      const after = this.indexed.get(path);
      const earlier = before.has(path) ? before.get(path) : after;
      addMadeByKeywords(madeIn(earlier, was), madeIn(after, now), keys);
    }
    this.changes.record(keys);
  }

  /** A file that cannot be analysed adds nothing to its set, whose other files are as they would be without it. */
  private indexOf(path: string, document: CardDocument): FileIndex {
    try {
      return indexFile(path, document, this.edition);
    } catch {
      return indexFile(path, { ...document, cards: [] }, this.edition);
    }
  }

  /** Notes what is different in a file. */
  private note(path: string, before: FileIndex | undefined, after: FileIndex | undefined): void {
    const { keys, cardNames } = changesBetween(before, after);
    this.changes.record(keys);
    const files = new Set<string>();
    for (const [name, by] of cardNames) {
      this.changes.record([keyOf(name)]);
      for (const other of this.places.get(name)) files.add(other.path);
      this.places.change(path, name, by);
    }
    if (cardNames.size > 0) this.changes.record([path, ...files].map(cardNamesKey));
  }

  /** Where the cards of each name stand, as far as the files have been looked at. */
  private get places(): CardPlaces {
    this.known ??= new CardPlaces(this.indexed.values());
    return this.known;
  }
}

function madeIn(file: FileIndex | undefined, keywords: SetKeywords): ReadonlyMap<string, readonly TokenMaker[]> {
  return file?.makersByKeywords(keywords) ?? noMakers;
}

const noMakers: ReadonlyMap<string, readonly TokenMaker[]> = new Map();
