import { allColors, type ColorLetter } from './lexicon.js';

/**
 * Colors in the order of card text: the shortest way around the wheel (white and blue, red and white, black, red, and
 * green). Three colors that are not adjacent are in steps of two (white, black, and green).
 */
export function inPrintedOrder(letters: readonly ColorLetter[]): ColorLetter[] {
  const ordered = allColors.filter((letter) => letters.includes(letter));
  if (ordered.length < 2 || ordered.length > 4) return ordered;
  for (const step of [1, 2]) {
    for (let first = 0; first < allColors.length; first++) {
      const sequence = ordered.map((_, index) => allColors[(first + index * step) % allColors.length]!);
      if (sequence.every((letter) => ordered.includes(letter))) return sequence;
    }
  }
  return ordered;
}
