import type { Draw } from './random.js';

/** Neighbours of each key, on the row of the keyboard that it stands in. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Ways in which a hand misses a letter: it is left out, doubled, changes places with the next, or another key is hit. */
const misses: readonly ((word: string, at: number, draw: Draw) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at, draw) => word.slice(0, at) + draw.of(besides(word.charAt(at))) + word.slice(at + 1),
];

function besides(letter: string): string[] {
  const row = rows.find((keys) => keys.includes(letter.toLowerCase()));
  const at = row?.indexOf(letter.toLowerCase()) ?? 0;
  const near = row ? [row[at - 1], row[at + 1]].filter((key) => key !== undefined) : [];
  return near.length > 0 ? near : [letter];
}

/** A word with one slip in it. The first letter is spared, as hands seldom miss it. */
export function typoIn(word: string, draw: Draw): string {
  const at = 1 + draw.below(Math.max(1, word.length - 1));
  return draw.of(misses)(word, at, draw);
}
