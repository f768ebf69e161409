import type { Draw } from './random.js';

/** The rows of a keyboard. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Typing mistakes: a letter is left out, doubled, swapped with the next one, or replaced by an adjacent key. */
const mistakes: readonly ((word: string, at: number, draw: Draw) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at, draw) => word.slice(0, at) + draw.of(adjacentKeys(word.charAt(at))) + word.slice(at + 1),
];

function adjacentKeys(letter: string): string[] {
  const row = rows.find((keys) => keys.includes(letter.toLowerCase()));
  const at = row?.indexOf(letter.toLowerCase()) ?? 0;
  const near = row ? [row[at - 1], row[at + 1]].filter((key) => key !== undefined) : [];
  return near.length > 0 ? near : [letter];
}

/** A word with one typing mistake, not in the first letter, as this is rare. */
export function typoIn(word: string, draw: Draw): string {
  const at = 1 + draw.below(Math.max(1, word.length - 1));
  return draw.of(mistakes)(word, at, draw);
}
