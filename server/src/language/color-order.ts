import { allColors, type ColorLetter } from './lexicon.js';

/**
 * Colours in the order card text lists them: the shortest way round the wheel (white and blue, red and white, black, red,
 * and green). Three colours that are no arc of the wheel go by steps of two (white, black, and green).
 */
export function inPrintedOrder(letters: readonly ColorLetter[]): ColorLetter[] {
  const wanted = allColors.filter((letter) => letters.includes(letter));
  if (wanted.length < 2 || wanted.length > 4) return wanted;
  for (const step of [1, 2]) {
    for (let first = 0; first < allColors.length; first++) {
      const run = wanted.map((_, index) => allColors[(first + index * step) % allColors.length]!);
      if (run.every((letter) => wanted.includes(letter))) return run;
    }
  }
  return wanted;
}
