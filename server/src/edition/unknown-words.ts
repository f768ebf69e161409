import { colorLetters, customColorWords, supertypeWords, typeWords } from '../language/lexicon.js';
import type { PhrasePart } from '../language/tokens/ast.js';
import { capitalized } from '../util/capital.js';
import { isOneErrorApart } from '../util/near-words.js';
import type { Color } from './characteristics.js';
import type { Vocabulary } from './edition.js';

/** What a word before the noun says of the token if it is not what it looks like, or if the grammar does not know it. */
export type WordMeaning =
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'subtype'; readonly word: string }
  | { readonly kind: 'type'; readonly word: string };

/** The fewest letters of a word that may be a misspelling: shorter ones ("rad") resemble too many words. */
const MIN_MISSPELLED = 4;

/** The color that a word in a list of colors means: one of the five if it is misspelled, else a custom color. */
export function colorOfWord(word: string): string {
  return misspelledColor(word.toLowerCase()) ?? word;
}

function misspelledColor(lower: string): Color | null {
  const known = colorLetters.get(lower);
  if (known) return known;
  if (lower.length < MIN_MISSPELLED || customColorWords.has(lower)) return null;
  for (const [word, letter] of colorLetters)
    if (word.length >= MIN_MISSPELLED && isOneErrorApart(lower, word)) return letter;
  return null;
}

/**
 * The meaning of each unknown part before the noun, by its index: a subtype of the vocabulary in lower case, a
 * misspelling, a custom color in the position of a color, or a custom subtype or type in the position of one.
 */
export function meaningsOfUnknown(
  parts: readonly PhrasePart[],
  vocabulary: Vocabulary,
): ReadonlyMap<number, WordMeaning> {
  const noun = parts.findIndex(({ kind }) => kind === 'noun');
  const head = noun < 0 ? parts : parts.slice(0, noun);
  const meanings = new Map<number, WordMeaning>();
  for (const [index, part] of head.entries()) {
    if (part.kind === 'subtype') {
      const color = colorLetters.get(part.word.toLowerCase());
      // "a 2/2 White Cat creature token": a capitalized color is not a subtype.
      if (color && index + 1 < head.length && head[index - 1]?.kind === 'pt')
        meanings.set(index, { kind: 'color', color });
    }
    if (part.kind !== 'unknown') continue;
    const meaning = meaningOf(part.text, index, head, vocabulary);
    if (meaning) meanings.set(index, meaning);
  }
  return meanings;
}

function meaningOf(
  text: string,
  index: number,
  head: readonly PhrasePart[],
  vocabulary: Vocabulary,
): WordMeaning | null {
  const lower = text.toLowerCase();
  const subtype = vocabulary.subtypes.get(lower);
  // "a colorless equipment artifact token": not capitalized, but still that subtype.
  if (subtype) return { kind: 'subtype', word: subtype.word };
  if (!/^\p{L}[\p{L}'’-]*$/u.test(text) || vocabulary.keywords.has(lower)) return null;
  if (customColorWords.has(lower)) return { kind: 'color', color: text };
  const letter = misspelledColor(lower);
  if (letter) return { kind: 'color', color: letter };
  const type = misspelled(lower, typeWords.magic);
  if (type) return { kind: 'type', word: type };
  if (misspelled(lower, supertypeWords) || isAdjective(lower)) return null;
  return meaningByPosition(text, index, head);
}

/**
 * The meaning of an unknown word by its position: directly after power and toughness a color, before the type a
 * subtype.
 */
function meaningByPosition(text: string, index: number, head: readonly PhrasePart[]): WordMeaning | null {
  const before = head.slice(0, index);
  const next = head[index + 1]?.kind;
  const has = (kind: PhrasePart['kind']) => before.some((part) => part.kind === kind);
  const hasColor = head.some(({ kind }) => kind === 'colors');
  if (!hasColor && before.at(-1)?.kind === 'pt' && next === 'subtype') return { kind: 'color', color: text };
  const isDescribed = has('pt') || has('colors');
  const leadsTo = head.find(({ kind }, at) => at > index && kind !== 'unknown')?.kind;
  if (isDescribed && leadsTo === 'type') return { kind: 'subtype', word: capitalized(text) };
  // Without a card type, only where both power and toughness and a color show that a creature is described.
  const isCreature = has('pt') && has('colors') && !head.some(({ kind }) => kind === 'type');
  if (isCreature && (leadsTo === undefined || leadsTo === 'subtype'))
    return { kind: 'subtype', word: capitalized(text) };
  if (next === undefined && has('type')) return { kind: 'type', word: text };
  return null;
}

function misspelled(lower: string, words: ReadonlySet<string>): string | null {
  if (lower.length < MIN_MISSPELLED) return null;
  for (const word of words) if (word.length > MIN_MISSPELLED && isOneErrorApart(lower, word)) return word;
  return null;
}

/** `goaded`, `nonlegendary`, `flying`: a word that describes a token, but is neither a color nor a type. */
function isAdjective(lower: string): boolean {
  return /^non|(?:ed|ing|ary)$/.test(lower);
}
