import type { SpellingDictionary } from '../../analysis/set/spelling-dictionary.js';
import { capitalized } from '../../util/capital.js';
import { isSwapped, oneErrorFrom } from '../../util/near-words.js';
import { type ProseWord, proseWords } from './prose-words.js';

/** A word that is in no dictionary, and what may have been meant. */
export interface Misspelling {
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** In lower case. */
  readonly word: string;
  /** Likely words, the likeliest first, with the capital of the written one; at least one. */
  readonly meant: readonly string[];
}

/** The most words to suggest. More similar words show that the word has no clear meaning. */
const MOST_MEANT = 3;

/**
 * The likely misspellings of flavor text. Names are the rule in this field, so a word with a capital counts only at the
 * start of a sentence.
 */
export function misspellingsInFlavor(dictionary: SpellingDictionary, text: string): readonly Misspelling[] {
  const unknown = unknownIn(text, dictionary);
  // More than that is another language or a dialect.
  if (unknown.length > 1 && unknown.length * 3 > proseWords(text).length) return [];
  return unknown.flatMap((word) => {
    if (word.isCapitalized && (!word.startsSentence || word.lower.length < LONG)) return [];
    return misspelling(word, dictionary, word.isCapitalized ? isClearSlip : isSlip);
  });
}

/**
 * The likely misspellings of a card's name: long words that differ in one letter more or less, or two swapped ones, next
 * to words of the dictionary. The name of a person before a comma is none.
 */
export function misspellingsInName(dictionary: SpellingDictionary, name: string): readonly Misspelling[] {
  const words = proseWords(name);
  const unknown = unknownIn(name, dictionary);
  const person = /^[^\s,]+(?: [^\s,]+)?(?=,)/.exec(name)?.[0].length ?? 0;
  if (unknown.length !== 1 || words.length < 2) return [];
  return unknown.flatMap((word) =>
    word.lower.length < LONG || word.span.start < person ? [] : misspelling(word, dictionary, isClearSlip),
  );
}

function unknownIn(text: string, dictionary: SpellingDictionary): ProseWord[] {
  return proseWords(text).filter(({ lower }) => !isKnown(lower, dictionary));
}

function isKnown(lower: string, dictionary: SpellingDictionary): boolean {
  return dictionary.knows(lower) || dictionary.knows(capitalized(lower));
}

function misspelling(
  { span: { start, end }, lower, isCapitalized }: ProseWord,
  dictionary: SpellingDictionary,
  isLikely: (written: string, right: string) => boolean,
): Misspelling[] {
  const near = [...new Set(oneErrorFrom(lower, dictionary.letters))].filter((each) => dictionary.knows(each));
  // Swapped letters are the clearest error: nobody coins such words.
  const swapped = lower.length > 2 ? near.filter((each) => isSwapped(lower, each)) : [];
  if ((swapped.length === 0 || isCapitalized) && isCoined(lower, dictionary)) return [];
  const slips = swapped.length > 0 ? swapped : near.filter((each) => isLikely(lower, each));
  if (near.some((each) => isVariant(lower, each)) || slips.length > MOST_MEANT) return [];
  return slips.length === 0 ? [] : [{ start, end, word: lower, meant: isCapitalized ? slips.map(capitalized) : slips }];
}

/** From this length on, any letter of a word may be wrong, and a word with a capital may be misspelt. */
const LONG = 7;

/** Whether a written word is likely to be a typo of a known one: the beginnings and ends of words are rarely wrong. */
function isSlip(written: string, right: string): boolean {
  if (written[0] !== right[0] || written.at(-1) !== right.at(-1)) return false;
  if (written.length < right.length) return written.length > 3;
  if (written.length > right.length) return written.length > 4;
  return written.length >= LONG || (written.length > 4 && differInVowel(written, right));
}

/** The same for words that may be names: with a wrong letter, they are others. */
function isClearSlip(written: string, right: string): boolean {
  return isSlip(written, right) && written.length !== right.length;
}

function differInVowel(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return /[aeiouy]/.test(a[at]!) && /[aeiouy]/.test(b[at]!);
}

/** Whether two spellings are the same word on both sides of the Atlantic: *armour*, *traveller*, *sceptre*, *realise*. */
function isVariant(a: string, b: string): boolean {
  return american(a) === american(b);
}

function american(word: string): string {
  return word
    .replace(/ou(?=r|ld)/, 'o')
    .replace(/ll/g, 'l')
    .replace(/(?<=theat|cent|sab|scept|lust|spect|calib|fib|lit|met|och|meag|somb|mit|sepulch)re/, 'er')
    .replace(/[ao]e/, 'e')
    .replace(/(?<=.)[sc](?=e)|z/g, 's');
}

/** Whether a word consists of known parts, as designers coin them: *moonblade*, *unburned*, *wolfkin*. */
function isCoined(lower: string, dictionary: SpellingDictionary): boolean {
  const rests = [
    ...beginnings.map((each) => (lower.startsWith(each) ? lower.slice(each.length) : '')),
    ...endings.map((each) => (lower.endsWith(each) ? lower.slice(0, -each.length) : '')),
  ];
  if (rests.some((rest) => rest.length > 2 && dictionary.knows(rest))) return true;
  for (let at = 3; at <= lower.length - 3; at++)
    if (dictionary.knows(lower.slice(0, at)) && dictionary.knows(lower.slice(at))) return true;
  return false;
}

const beginnings = 'un re de non mis out over under fore up en be pre anti demi arch mega super'.split(' ');
const endings =
  's es ed d ing er ers r rs y ly ish ness less like ward wards born bound folk kin ling lings ful dom hood able wise est'.split(
    ' ',
  );
