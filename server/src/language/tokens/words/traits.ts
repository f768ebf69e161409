import { wordSet } from '../../../util/word-set.js';
import type { Lexeme } from '../../grammar/lexemes.js';
import {
  allColors,
  colorLetters,
  customColorWords,
  type Dialect,
  neverBeforeNoun,
  supertypeWords,
  typeWords,
} from '../../lexicon.js';
import { isCount, isWord, lowerAt, run, upTo, type WordClasses, word } from './classes.js';
import { isNoun, nounOf } from './names.js';

/** The words before the noun: counts, types, colors, power and toughness. */
export function traitClasses(dialect: Dialect): WordClasses {
  const types = typeWords[dialect];
  const isPluralType = ({ lower }: Lexeme) => lower.endsWith('s') && types.has(lower.slice(0, -1));
  const isRiftbound = dialect === 'riftbound';
  const isKnown = (each: Lexeme) =>
    [neverBeforeNoun, supertypeWords, types, states].some((words) => words.has(each.lower)) || isNoun(each);
  /** Whether a word in a list of colors is none of the five: "white and balck", "White and blue". */
  const isStrange = (each: Lexeme) =>
    isWord(each) && (each.capital ? colorLetters.has(each.lower) : !isKnown(each) && !isCount(each));
  /** Whether a word that is not understood may be part of the phrase: "a treasure token", "a rnadom token". */
  const mayBeStrange = (each: Lexeme) =>
    each.kind === 'number' ||
    (isWord(each) &&
      !each.capital &&
      !(neverBeforeNoun.has(each.lower) || types.has(each.lower) || isColor(each)) &&
      nounOf(each) === null);
  return {
    type: word(({ lower }) => types.has(lower)),
    'plural-type': word(isPluralType),
    'plural-type-of-fifth': word((each) => dialect === 'fifth' && isPluralType(each)),
    'no-type': word(({ lower }) => !types.has(lower) && lower !== 'or'),
    pt: word(({ kind, text }) => kind === 'pair' && !/^[+−-]/.test(text)),
    'any-pt': word(({ kind }) => kind === 'pair'),
    number: word(({ kind }) => kind === 'number'),
    'broken-pt': upTo(
      ({ kind, text }) => !isRiftbound && (kind === 'number' || isMark(text, kind) || text === 'X'),
      brokenEnd,
    ),
    might: upTo(({ kind }) => isRiftbound && (kind === 'number' || kind === 'symbol'), mightEnd),
    'might-in-words': upTo((each) => isRiftbound && isCount(each), mightEnd),
    readiness: word(({ lower }) => isRiftbound && (lower === 'ready' || lower === 'exhausted')),
    counted: word(isCount, (words, at) => !isMightSymbol(lowerAt(words, at + 1))),
    addend: word((each) => isCount(each) && each.lower !== 'a' && each.lower !== 'an'),
    variable: word(isVariable),
    'number-and-variable': upTo(({ kind }) => kind === 'number', productEnd),
    color: word(isColor),
    'custom-color': word(({ lower, capital }) => !capital && customColorWords.has(lower)),
    'color-symbol': word(
      ({ text }) => colorOfSymbol(text) !== null,
      (words, at) => isWord(words[at + 1]!),
    ),
    'strange-first': word(isStrange),
    'strange-last': word(isStrange, (words, at) => {
      const next = words[at + 1];
      return !!next && (next.capital || types.has(next.lower) || next.lower === 'snow' || isNoun(next));
    }),
    'strange-word': word(
      (each) => each.text === ',' || mayBeStrange(each),
      (words, at) => words[at]!.text !== ',' || (isWord(words[at + 1]!) && !neverBeforeNoun.has(words[at + 1]!.lower)),
    ),
    'lower-name': word(
      (each) => isWord(each) && !each.capital && !isKnown(each) && !isColor(each) && !colorLetters.has(each.lower),
    ),
    symbols: run(({ kind }) => kind === 'symbol'),
  };
}

const states = wordSet('tapped untapped attacking blocking transforming double-faced');

function isColor({ lower, capital }: Lexeme): boolean {
  return !capital && (colorLetters.has(lower) || lower === 'colorless' || lower === 'domainless');
}

/** The color of a mana symbol, or null: "2/1 {B} Skeleton". */
export function colorOfSymbol(text: string): (typeof allColors)[number] | null {
  return allColors.find((color) => text.toUpperCase() === `{${color}}`) ?? null;
}

/** The most words of a malformed power and toughness: `1`, `/`, `/`, `1`. */
const MAX_BROKEN = 4;

function isMark(text: string, kind: Lexeme['kind']): boolean {
  return text === '/' || text === '\\' || (kind === 'dash' && text !== '—');
}

/** Numbers with a slash that are not a valid power and toughness: `1/`, `1 / 1`, `1\\1`, `1-1`. */
function brokenEnd(words: readonly Lexeme[], from: number): number {
  let at = from;
  let numbers = 0;
  let marks = 0;
  for (; at < from + MAX_BROKEN; at++) {
    const { kind, text } = words[at]!;
    const mark = isMark(text, kind);
    if (!mark && kind !== 'number' && !(text === 'X' && (marks > 0 || words[at + 1]!.text === '/'))) break;
    if (!mark) numbers++;
    // "1-1" is scanned as 1 and -1.
    if (mark || (at > from && /^[–-]/.test(text))) marks++;
  }
  return numbers > 0 && marks > 0 ? at : -1;
}

const mightSymbols = new Set([':rb_might:', '[m]', '[might]', '[s]', 'might']);

/** Whether a word in lower case is *Might* or its symbol. */
function isMightSymbol(lower: string): boolean {
  return mightSymbols.has(lower);
}

/** `1 :rb_might:`, `3 [M]`, `2 Might`; a published card has an energy symbol in place of the number by mistake. */
function mightEnd(words: readonly Lexeme[], at: number): number {
  return isMightSymbol(lowerAt(words, at + 1)) ? at + 2 : -1;
}

function isVariable({ lower }: Lexeme): boolean {
  return lower === 'x' || lower === 'y' || lower === 'z';
}

/** `2X`: a number and a variable without a space between them. */
function productEnd(words: readonly Lexeme[], at: number): number {
  const next = words[at + 1]!;
  return next.start === words[at]!.end && isVariable(next) ? at + 2 : -1;
}
