import { distance } from 'fastest-levenshtein';
import { colorLetters, typeWords } from '../../language/lexicon.js';
import { isSwapped, nearest } from './near.js';

/** The card type that a word was meant to be; null where none is near. */
export function misspeltType(word: string): string | null {
  return nearest(word, typeWords.magic);
}

const colorWords = [...colorLetters.keys(), 'colorless'];

/** The colour that a word was meant to be, or *colorless*; null where none is near. */
export function misspeltColor(word: string): string | null {
  return nearest(word, colorWords);
}

/** Whether a word is one of the colours or *colorless*, however it is written. */
export function isColorWord(word: string): boolean {
  return colorWords.includes(word.toLowerCase());
}

/** How long a word is in which the first letter may be the wrong one: *Evil* is more than a slip away from *Devil*. */
const LONG = 6;

/**
 * The subtype that a word was meant to be: but for one letter, or two neighbours that changed places. Designers' own
 * subtypes are often two letters from a known one (*Raider*, *Ranger*), slips hardly ever. Null where none is near.
 */
export function misspeltSubtype(word: string, known: Iterable<string>): string | null {
  const lower = word.toLowerCase();
  for (const other of known) {
    if (Math.abs(other.length - lower.length) > 1) continue;
    const right = other.toLowerCase();
    if (lower.length < LONG && lower[0] !== right[0]) continue;
    if (distance(lower, right) === 1 || isSwapped(lower, right)) return other;
  }
  return null;
}
