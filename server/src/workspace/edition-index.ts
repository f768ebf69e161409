import { type FileIndex, indexFile } from '../analysis/file-index.js';
import { SetChanges } from '../analysis/set-changes.js';
import { type Declared, SetIndex } from '../analysis/set-index.js';
import { cardNamesKey, keyOf } from '../analysis/token-key.js';
import type { Edition } from '../edition/edition.js';
import type { CardFile } from './card-file.js';
import { changesBetween } from './index-changes.js';

/**
 * What the files of a set know together when they are read under one edition. Brought up to date when it is asked, and
 * only for the files that were touched since; it remembers what changed, so that findings made before can be kept.
 */
export class EditionIndex {
  readonly edition: Edition;
  private readonly files: ReadonlyMap<string, CardFile>;
  private declared: Declared;
  /** What changed from one state to the next. */
  readonly changes = new SetChanges();
  private readonly indexed = new Map<string, FileIndex>();
  private readonly touched: Set<string>;
  private set: SetIndex | null = null;

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
    this.changes.noteAll();
  }

  /** The state of the set now. */
  current(): SetIndex {
    if (this.touched.size > 0) this.indexTouched();
    if (!this.set) {
      const files = new Map<string, FileIndex>();
      for (const path of this.files.keys()) files.set(path, this.indexed.get(path)!);
      this.set = new SetIndex(files, this.declared, this.changes);
    }
    return this.set;
  }

  private indexTouched(): void {
    const isFirst = this.changes.now === 0;
    this.changes.begin();
    for (const path of this.touched) {
      const file = this.files.get(path);
      const before = this.indexed.get(path);
      if (file && before?.document === file.document) continue;
      const index = file && indexFile(path, file.document, this.edition);
      if (index) this.indexed.set(path, index);
      else this.indexed.delete(path);
      // Before the first time nobody had asked for anything.
      if (!isFirst) {
        const { keys, cardNames } = changesBetween(before, index);
        this.changes.note([...keys, ...cardNames.map(keyOf), ...this.filesWith(cardNames, path)]);
      }
      this.set = null;
    }
    this.touched.clear();
  }

  /** The keys of the file that changed, and of those with a card of one of these names. */
  private filesWith(names: readonly string[], changed: string): string[] {
    if (names.length === 0) return [];
    const keys = [cardNamesKey(changed)];
    for (const [path, index] of this.indexed) {
      if (path !== changed && names.some((name) => index.cardsNamed(name) > 0)) keys.push(cardNamesKey(path));
    }
    return keys;
  }
}
