import type { Dice } from './dice.js';
import { files, scraps } from './material.js';

/** A file in which something stands over and over. */
export interface Swollen {
  readonly path: string;
  readonly text: string;
  /** What stands where, and how often: the text itself is too long to be shown. */
  readonly said: string;
}

/** How long it is, in UTF-16 units: just less than the longest card. What takes the square of it takes seconds. */
const LENGTH = 150_000;

/** One of the files with a piece of it, or anything else, put in many times at one place. */
export function anySwollen(dice: Dice): Swollen {
  const path = dice.of(Object.keys(files));
  const text = files[path]!;
  const from = dice.below(text.length);
  const own = text.slice(from, from + 1 + dice.below(dice.once(4) ? 900 : 60));
  const piece = dice.of([own, dice.of(scraps), dice.of(scraps) + dice.of(scraps), own + dice.of(scraps)]);
  const at = dice.below(text.length + 1);
  const times = Math.ceil(LENGTH / piece.length);
  return {
    path,
    text: text.slice(0, at) + piece.repeat(times) + text.slice(at),
    said: `${path}: ${JSON.stringify(piece)} ${times} times at ${at}`,
  };
}
