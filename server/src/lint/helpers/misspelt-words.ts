import { distance } from 'fastest-levenshtein';
import { colorLetters, typeWords } from '../../language/lexicon.js';
import { isSwapped, nearest } from './nearest-word.js';

/** Words of card text and of everyday English that are a letter or two away from a card type or a color. */
const ordinary = new Set(
  (
    'and band hand kand lander lane lend sand wand create creates created creative creator creation feature instance instinct incant trial ' +
    'trials tribunal sorcerer sorcerers bottle bottles bottled beetle bauble cattle rattle planeswalk artist ' +
    'block blocks blocked while clue back rad re read ready blank garden blur glue blew write rod bed greed greedy graven rev slack agreed rid led'
  ).split(' '),
);

/** Whether a word is no slip for another one: it is one of its own, however near. */
function isOrdinary(word: string): boolean {
  return ordinary.has(word.toLowerCase());
}

/** The card type that a word was meant to be; null where none is near. */
export function misspeltType(word: string): string | null {
  return isOrdinary(word) ? null : nearest(word, typeWords.magic);
}

const colorWords = [...colorLetters.keys(), 'colorless'];

/** The colour that a word was meant to be, or *colorless*; null where none is near. */
export function misspeltColor(word: string): string | null {
  return isOrdinary(word) ? null : nearest(word, colorWords);
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

/** How long a word is in which two letters may be wrong. */
const VERY_LONG = 8;

/**
 * The known word that a slip of the hand made into this one: but for one letter or two neighbours that changed places,
 * in a long word but for two letters. Hands seldom slip on the first letter, so it must be right unless it changed places.
 * Null where none is near, and for a word that is known.
 */
export function misspeltWord(word: string, known: Iterable<string>): string | null {
  const lower = word.toLowerCase();
  let best: string | null = null;
  for (const other of known) {
    const right = other.toLowerCase();
    if (right === lower) return null;
    if (best !== null || Math.abs(right.length - lower.length) > 2) continue;
    if (isSwapped(lower, right) || (lower[0] === right[0] && isNear(lower, right))) best = other;
  }
  return best;
}

function isNear(written: string, right: string): boolean {
  const most = right.length >= VERY_LONG ? 2 : 1;
  return Math.abs(written.length - right.length) <= most && distance(written, right) <= most;
}
