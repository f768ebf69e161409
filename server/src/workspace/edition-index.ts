import { type FileIndex, indexFile } from '../analysis/file-index.js';
import { type Declared, SetIndex } from '../analysis/set-index.js';
import { cardNamesKey, keyOf } from '../analysis/token-key.js';
import type { Edition } from '../edition/edition.js';
import type { CardDocument } from '../formats/card.js';
import type { CardFile } from './card-file.js';
import { changedCardNames, changedKeys } from './index-changes.js';

/** So many keys are remembered as changed: each letter typed into a name makes another. */
const MOST_CHANGED = 1000;

/** Stands for every key; none is written so. */
export const anyKey = '\n\n';

/**
 * What the files of a set know together when they are read under one edition. Brought up to date when it is asked, and
 * only for the files that were touched since; it remembers what changed, so that findings made before can be kept.
 */
export class EditionIndex {
  readonly edition: Edition;
  private readonly files: ReadonlyMap<string, CardFile>;
  private declared: Declared;
  private readonly indexed = new Map<string, { document: CardDocument; index: FileIndex }>();
  private readonly touched: Set<string>;
  private set: SetIndex | null = null;
  private readonly changedAt = new Map<string, number>();
  private time = 0;
  private anyChangedAt = 0;
  private allChangedAt = 0;

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
    this.allChangedAt = ++this.time;
  }

  /** The state of the set now. */
  current(): SetIndex {
    if (this.touched.size > 0) this.indexTouched();
    if (!this.set) {
      const files = new Map<string, FileIndex>();
      for (const path of this.files.keys()) files.set(path, this.indexed.get(path)!.index);
      this.set = new SetIndex(files, this.declared);
    }
    return this.set;
  }

  /** A moment, for `changedSince`. */
  get now(): number {
    return this.time;
  }

  /** Whether the set says something else of one of these keys than it did then; `anyKey` stands for all there are. */
  changedSince(then: number, keys: ReadonlySet<string>): boolean {
    if (this.allChangedAt > then) return true;
    if (this.anyChangedAt <= then) return false;
    if (keys.has(anyKey)) return true;
    for (const key of keys) if ((this.changedAt.get(key) ?? 0) > then) return true;
    return false;
  }

  private indexTouched(): void {
    const isFirst = this.time === 0;
    this.time++;
    for (const path of this.touched) {
      const file = this.files.get(path);
      const before = this.indexed.get(path);
      if (file && before?.document === file.document) continue;
      const index = file && indexFile(path, file.document, this.edition);
      // Before the first time nobody had asked for anything.
      if (file && index) this.indexed.set(path, { document: file.document, index });
      else this.indexed.delete(path);
      if (!isFirst) {
        const names = changedCardNames(before?.index, index);
        this.note([...changedKeys(before?.index, index), ...names.map(keyOf), ...this.filesWith(names, path)]);
      }
      this.set = null;
    }
    this.touched.clear();
    if (this.changedAt.size > MOST_CHANGED) {
      this.changedAt.clear();
      this.allChangedAt = this.time;
    }
  }

  private note(keys: Iterable<string>): void {
    for (const key of keys) {
      this.changedAt.set(key, this.time);
      this.anyChangedAt = this.time;
    }
  }

  /** The keys of the file that changed, and of those with a card of one of these names. */
  private filesWith(names: readonly string[], changed: string): string[] {
    if (names.length === 0) return [];
    const keys = [cardNamesKey(changed)];
    for (const [path, { index }] of this.indexed) {
      if (path !== changed && names.some((name) => index.cardNames.has(name))) keys.push(cardNamesKey(path));
    }
    return keys;
  }
}
