import { calledNames } from '../../analysis/card/card-names.js';
import { cardNamesKey, keyOf } from '../../analysis/card/token-key.js';
import { SetKeywords } from '../../analysis/keywords/set-keywords.js';
import { chunksOf } from '../../analysis/set/card-chunk.js';
import { CardPlaces } from '../../analysis/set/card-places.js';
import { type FileIndex, indexFile, type TokenMaker } from '../../analysis/set/file-index.js';
import { keywordsKey, RevisionLog, wordsKey } from '../../analysis/set/revision-log.js';
import { type Declared, keywordsOf, SetIndex } from '../../analysis/set/set-index.js';
import { differentlyWritten } from '../../analysis/words/written-words.js';
import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import type { CardFile } from './card-file.js';
import { addMadeByKeywords, changesBetween } from './index-changes.js';
import { LatestWords } from './latest-words.js';

/**
 * The index of a set's files under one edition. It is updated on request, only for files that were touched since. It
 * records what changed, so that cached findings remain valid.
 */
export class EditionIndex {
  readonly edition: Edition;
  private readonly files: ReadonlyMap<string, CardFile>;
  private declared: Declared;
  /** The changes between revisions. */
  readonly changes = new RevisionLog();
  private readonly indexed = new Map<string, FileIndex>();
  private readonly touched: Set<string>;
  private set: SetIndex | null = null;
  /** The set's own keywords in the latest revision. */
  private keywords = SetKeywords.none;
  private cardPlaces: CardPlaces | null = null;
  private readonly words = new LatestWords();

  /** @param files the set's files; the owner of the map reports changes with `touch` */
  constructor(edition: Edition, files: ReadonlyMap<string, CardFile>, declared: Declared) {
    this.edition = edition;
    this.files = files;
    this.declared = declared;
    this.touched = new Set(files.keys());
  }

  /** Reports that a file was changed, created or deleted. */
  touch(path: string): void {
    this.touched.add(path);
  }

  /** Reports that the settings have changed. */
  declare(declared: Declared): void {
    this.declared = declared;
    this.set = null;
    this.words.clear();
    this.changes.begin();
    this.changes.recordAll();
  }

  /** Returns the current index of the set. */
  current(): SetIndex {
    if (this.touched.size > 0) this.indexTouched();
    if (!this.set) {
      const files = new Map<string, FileIndex>();
      for (const path of this.files.keys()) files.set(path, this.indexed.get(path)!);
      this.set = new SetIndex(files, this.declared, this.changes, {
        places: () => this.places,
        words: () => this.words.of(this.inOrder(), this.keywords, this.declared),
      });
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
      // Before the first revision there are no dependents.
      if (!isFirst) this.recordDifferences(path, before, after);
      if (after) this.indexed.set(path, after);
      else this.indexed.delete(path);
    }
    this.recordKeywordChanges(before, isFirst);
    if (this.words.update(before, this.indexed, this.inOrder(), this.keywords, this.declared))
      this.changes.record([wordsKey]);
  }

  /** The indexed files, in the order of the set. */
  private inOrder(): FileIndex[] {
    return [...this.files.keys()].flatMap((path) => this.indexed.get(path) ?? []);
  }

  /**
   * Records the changes caused by the set's own keywords. If their reminder texts are unchanged, only the changed files
   * are compared; otherwise all files, but only cards that use such a keyword.
   */
  private recordKeywordChanges(before: ReadonlyMap<string, FileIndex | undefined>, isFirst: boolean): void {
    const previous = this.keywords;
    const now = keywordsOf(this.inOrder(), this.declared);
    this.keywords = now;
    if (isFirst) return;
    if (previous.toString() !== now.toString()) this.changes.record([keywordsKey]);
    const keys = new Set<string>();
    const paths =
      previous.makersKey === now.makersKey ? before.keys() : new Set([...before.keys(), ...this.indexed.keys()]);
    for (const path of paths) {
      const after = this.indexed.get(path);
      const earlier = before.has(path) ? before.get(path) : after;
      addMadeByKeywords(madeIn(earlier, previous), madeIn(after, now), keys);
    }
    this.changes.record(keys);
  }

  /** Indexes a file. A file whose analysis throws is indexed without cards, so that the others are not affected. */
  private indexOf(path: string, document: CardDocument): FileIndex {
    try {
      return indexFile(path, document, this.edition);
    } catch {
      return indexFile(path, { ...document, cards: [] }, this.edition);
    }
  }

  /** Records the differences of a file. */
  private recordDifferences(path: string, before: FileIndex | undefined, after: FileIndex | undefined): void {
    const { keys, cardNames } = changesBetween(before, after);
    this.changes.record(keys);
    // Only the rule that uses a dictionary asks for the words of all texts.
    if (this.declared.dictionary) {
      const chunks = (file: FileIndex | undefined) => (file ? chunksOf(file.document) : []).map(({ chunk }) => chunk);
      this.changes.record([...differentlyWritten(chunks(before), chunks(after))].map(keyOf));
    }
    const files = new Set<string>();
    for (const [name, by] of cardNames) {
      this.changes.record([name, ...calledNames(name)].map(keyOf));
      for (const other of this.places.get(name)) files.add(other.path);
      this.places.change(path, name, by);
    }
    if (cardNames.size > 0) this.changes.record([path, ...files].map(cardNamesKey));
  }

  /** The places of the cards of each name in the indexed files. */
  private get places(): CardPlaces {
    this.cardPlaces ??= new CardPlaces(this.indexed.values());
    return this.cardPlaces;
  }
}

function madeIn(file: FileIndex | undefined, keywords: SetKeywords): ReadonlyMap<string, readonly TokenMaker[]> {
  return file?.makersByKeywords(keywords) ?? noMakers;
}

const noMakers: ReadonlyMap<string, readonly TokenMaker[]> = new Map();
