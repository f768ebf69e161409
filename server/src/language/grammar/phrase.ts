import type { NumberMask } from './notation.js';
import type { Ending } from './states.js';

/**
 * A phrase that was read: a construct with the phrases in its slots, or a terminal with its value. `start` and `end` are
 * indexes of words.
 */
export interface Phrase {
  readonly category: number;
  readonly start: number;
  readonly end: number;
  readonly number: NumberMask;
  /** How many of its words and those in its slots are chosen in a way that is not right, see `marks.ts`. */
  readonly breaks: number;
  /** The wording that was read, with the names of the slots; null for a terminal. */
  readonly ending: Ending | null;
  /** The phrases in its slots, in the order of the text. */
  readonly slots: readonly Phrase[];
  /** What a terminal means. */
  readonly value: unknown;
}
