import type { Lexeme, Lexemes } from './lexemes.js';
import type { NumberMask } from './notation.js';

/** A phrase that a terminal category reads: words of a class instead of wordings. */
export interface TerminalPhrase {
  /** The index of the first word after it. */
  readonly end: number;
  readonly number: NumberMask;
  /** What it means, for the tree. */
  readonly value: unknown;
}

/** A category whose phrases are words of a class. */
export interface Terminal {
  /** Whether a phrase can begin with a word; depends on nothing but the word. */
  begins(word: Lexeme): boolean;
  /**
   * The phrases that begin at a word, the longest first; an empty list if there are none.
   * @param begins whether a phrase of a category begins at a word; for what reads up to such a phrase
   */
  read(lexemes: Lexemes, at: number, begins?: (category: number, at: number) => boolean): readonly TerminalPhrase[];
}
