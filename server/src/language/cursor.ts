import type { Word } from '../text/words.js';
import type { Node, Source } from './ast.js';
import { after, nodeOf } from './source.js';

const nothing: Word = { kind: 'mark', start: 0, end: 0, text: '', lower: '', capital: false };

/** A place in a stretch of words, moving on one word or one whole group at a time. */
export class Cursor {
  constructor(
    readonly source: Source,
    public at: number,
    readonly end: number,
  ) {}

  get done(): boolean {
    return this.at >= this.end;
  }

  /** The word here; an empty one past the end. */
  get word(): Word {
    return this.at < this.end ? this.source.words[this.at]! : nothing;
  }

  get lower(): string {
    return this.word.lower;
  }

  /** The word so many words (or groups) ahead. */
  ahead(count: number): Word {
    let at = this.at;
    for (let i = 0; i < count && at < this.end; i++) at = after(this.source, at);
    return at < this.end ? this.source.words[at]! : nothing;
  }

  /** Whether the next words are these, in lower case. */
  sees(...lowers: string[]): boolean {
    let at = this.at;
    for (const lower of lowers) {
      if (at >= this.end || this.source.words[at]!.lower !== lower) return false;
      at = after(this.source, at);
    }
    return true;
  }

  /** Moves on by so many words or groups. */
  skip(count = 1): void {
    for (let i = 0; i < count && this.at < this.end; i++) this.at = after(this.source, this.at);
  }

  /** Moves past the words if they are next. */
  take(...lowers: string[]): boolean {
    if (!this.sees(...lowers)) return false;
    this.skip(lowers.length);
    return true;
  }

  /** The node from a word's index up to the word before this place. */
  nodeFrom(first: number): Node {
    return nodeOf(this.source, first, this.at - 1);
  }

  /** The same place, to try something from. */
  fork(end = this.end): Cursor {
    return new Cursor(this.source, this.at, end);
  }
}
