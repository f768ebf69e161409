import type { Word } from '../../text/words.js';
import type { Node, Source } from './ast.js';
import { after, nodeOf } from './source.js';

const nothing: Word = { kind: 'mark', start: 0, end: 0, text: '', lower: '', capital: false };

/** A position in a range of words, which advances by a word or a whole group. */
export class Cursor {
  constructor(
    readonly source: Source,
    public at: number,
    readonly end: number,
  ) {}

  get done(): boolean {
    return this.at >= this.end;
  }

  /** The current word; an empty one past the end. */
  get word(): Word {
    return this.at < this.end ? this.source.words[this.at]! : nothing;
  }

  get lower(): string {
    return this.word.lower;
  }

  /** The word that is `count` words or groups ahead. */
  ahead(count: number): Word {
    let at = this.at;
    for (let i = 0; i < count && at < this.end; i++) at = after(this.source, at);
    return at < this.end ? this.source.words[at]! : nothing;
  }

  /** Whether the next words are these, in lower case. */
  sees(first: string, second?: string, third?: string, fourth?: string): boolean {
    return this.indexAfter(first, second, third, fourth) >= 0;
  }

  /** Advances by `count` words or groups. */
  skip(count = 1): void {
    for (let i = 0; i < count && this.at < this.end; i++) this.at = after(this.source, this.at);
  }

  /** Advances past the words if they are next. */
  take(first: string, second?: string, third?: string, fourth?: string): boolean {
    return this.moveTo(this.indexAfter(first, second, third, fourth));
  }

  /** Advances past the words of a list if they are next. */
  takeAll(lowers: readonly string[]): boolean {
    let at = this.at;
    for (const lower of lowers) {
      if (!this.isAt(at, lower)) return false;
      at = after(this.source, at);
    }
    return this.moveTo(at);
  }

  /** The node from a word's index to the word before the cursor. */
  nodeFrom(first: number): Node {
    return nodeOf(this.source, first, this.at - 1);
  }

  /** A cursor at the same position, for lookahead. */
  fork(end = this.end): Cursor {
    return new Cursor(this.source, this.at, end);
  }

  /**
   * The index after the words if they are next, else -1. Takes separate parameters, as a list would be allocated per
   * call.
   */
  private indexAfter(first: string, second?: string, third?: string, fourth?: string): number {
    const { source } = this;
    let { at } = this;
    if (!this.isAt(at, first)) return -1;
    at = after(source, at);
    if (second === undefined) return at;
    if (!this.isAt(at, second)) return -1;
    at = after(source, at);
    if (third === undefined) return at;
    if (!this.isAt(at, third)) return -1;
    at = after(source, at);
    if (fourth === undefined) return at;
    return this.isAt(at, fourth) ? after(source, at) : -1;
  }

  private isAt(at: number, lower: string): boolean {
    return at < this.end && this.source.words[at]!.lower === lower;
  }

  private moveTo(at: number): boolean {
    if (at < 0) return false;
    this.at = at;
    return true;
  }
}
