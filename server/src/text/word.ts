import type { TextOffset } from './span.js';

/**
 * The kind of a word of card text, as far as its characters show. (Never called "tokens": a token is a game object.)
 *
 * - `word`: letters, with apostrophes and hyphens inside: `Goblin`, `can't`, `non-Vampire`
 * - `number`: digits, with or without a sign: `2`, `+1`, `−3`
 * - `pair`: two values and a slash: `1/1`, `X/X`, `+1/+1`
 * - `symbol`: a symbol in braces, brackets or colons: `{T}`, `[M]`, `:rb_might:`
 * - `open-quote`, `close-quote`: double quotation marks; `open-single`, `close-single`: single ones around a nested ability
 * - `open`, `close`: parentheses
 * - `dash`: `—` or `–`, or a hyphen standing alone
 * - `line`: a line break, but for one in the middle of a sentence
 * - `mark`: any other character
 */
export type WordKind =
  | 'word'
  | 'number'
  | 'pair'
  | 'symbol'
  | 'open-quote'
  | 'close-quote'
  | 'open-single'
  | 'close-single'
  | 'open'
  | 'close'
  | 'dash'
  | 'line'
  | 'mark';

/** One word of card text. Offsets are UTF-16 units of the scanned text. */
export interface Word {
  readonly kind: WordKind;
  readonly start: TextOffset;
  readonly end: TextOffset;
  readonly text: string;
  /** The text in lower case, with straight apostrophes: what the grammar compares. */
  readonly lower: string;
  /** Whether the first letter is a capital. */
  readonly capital: boolean;
}
