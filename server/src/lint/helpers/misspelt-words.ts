import { colorLetters, typeWords } from '../../language/lexicon.js';
import { isSwapped, type NearPolicy, nearWords, typingErrors } from '../../util/near-words.js';
import { nearest } from './nearest-word.js';

/** Words of card text and everyday English that differ from a card type or color in one or two letters. */
const ordinary = new Set(
  (
    'and band hand kand lander lane lend sand wand create creates created creative creator creation feature instance instinct incant trial ' +
    'trials tribunal sorcerer sorcerers bottle bottles bottled beetle bauble cattle rattle planeswalk artist ' +
    'block blocks blocked while clue back rad re read ready blank garden blur glue blew write rod bed greed greedy graven rev slack agreed rid led'
  ).split(' '),
);

/** Whether a word is an ordinary word, however similar to another one. */
function isOrdinary(word: string): boolean {
  return ordinary.has(word.toLowerCase());
}

/** The card type that a word was meant to be; null if none is similar. */
export function misspeltType(word: string): string | null {
  return isOrdinary(word) ? null : nearest(word, typeWords.magic);
}

const colorWords = [...colorLetters.keys(), 'colorless'];

/** The color that a word was meant to be, or *colorless*; null if none is similar. */
export function misspeltColor(word: string): string | null {
  return isOrdinary(word) ? null : nearest(word, colorWords);
}

/** Whether a word is a color or *colorless*, in any case. */
export function isColorWord(word: string): boolean {
  return colorWords.includes(word.toLowerCase());
}

/**
 * The subtype that a word was meant to be, differing in one letter or two swapped neighbours. Designers' own subtypes
 * often differ from a known one in two letters (*Raider*, *Ranger*) or the first one (*Donkey*, *Monkey*), typos rarely
 * do; short ones often in any letter (*Droid*, *Druid*). Null if none is similar.
 */
export function misspeltSubtype(word: string, known: Iterable<string>): string | null {
  return nearWords(word, known, subtypePolicy).find(({ edits }) => edits > 0)?.word ?? null;
}

/** In shorter words, one letter in place of another makes too many other words. */
const LONG = 6;

/** In shorter words, so does a letter more or less. */
const SHORTEST = 4;

const subtypePolicy: NearPolicy = {
  maxEdits: (written, right) => {
    if (written[0] !== right[0]) return 0;
    const isShort = written.length < (written.length === right.length ? LONG : SHORTEST);
    return isShort && !isSwapped(written, right) ? 0 : 1;
  },
  countEdits: typingErrors,
};

/** The minimum length of a word in which two letters may be wrong. */
const VERY_LONG = 8;

/**
 * The known word that was misspelt as this one, differing in one letter or two swapped neighbours, in a long word in
 * two letters. Typos rarely affect the first letter, so it must match unless it was swapped. Null if none is similar,
 * and for a known word.
 */
export function misspeltWord(word: string, known: Iterable<string>): string | null {
  const near = nearWords(word, known, wordPolicy);
  return near.some(({ edits }) => edits === 0) ? null : (near[0]?.word ?? null);
}

const wordPolicy: NearPolicy = {
  maxEdits: (written, right) => {
    if (written[0] !== right[0]) return isSwapped(written, right) ? 1 : 0;
    return right.length >= VERY_LONG ? 2 : 1;
  },
  countEdits: typingErrors,
};
