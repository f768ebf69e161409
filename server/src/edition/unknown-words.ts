import type { PhrasePart } from '../language/ast.js';
import { colorLetters, ownColorWords, supertypeWords, typeWords } from '../language/lexicon.js';
import { isOneEditApart } from '../util/edit-distance.js';
import type { Color } from './characteristics.js';
import type { Vocabulary } from './edition.js';

/** What a word before the noun, which the grammar does not know, says of the token. */
export type WordMeaning =
  | { readonly kind: 'color'; readonly color: string }
  | { readonly kind: 'subtype'; readonly word: string }
  | { readonly kind: 'type'; readonly word: string };

/** How long a word is at least for a letter that is wrong to be a slip: "rad" may be anything. */
const SHORTEST_SLIP = 4;

/** The colour that a word in a list of colours means: one of the five where it is misspelt, else the set's own. */
export function colorMeant(word: string): string {
  return slipOfColor(word.toLowerCase()) ?? word;
}

function slipOfColor(lower: string): Color | null {
  const known = colorLetters.get(lower);
  if (known) return known;
  if (lower.length < SHORTEST_SLIP || ownColorWords.has(lower)) return null;
  for (const [word, letter] of colorLetters)
    if (word.length >= SHORTEST_SLIP && isOneEditApart(lower, word)) return letter;
  return null;
}

/**
 * What each unknown part before the noun means, by its index: a subtype of the vocabulary in lower case, a slip of the
 * hand, a colour of the set's own where a colour belongs, or a subtype or type of the set's own where those do.
 */
export function meantByUnknown(parts: readonly PhrasePart[], vocabulary: Vocabulary): ReadonlyMap<number, WordMeaning> {
  const noun = parts.findIndex(({ kind }) => kind === 'noun');
  const head = noun < 0 ? parts : parts.slice(0, noun);
  const meant = new Map<number, WordMeaning>();
  for (const [index, part] of head.entries()) {
    if (part.kind !== 'unknown') continue;
    const meaning = meaningOf(part.text, index, head, vocabulary);
    if (meaning) meant.set(index, meaning);
  }
  return meant;
}

function meaningOf(
  text: string,
  index: number,
  head: readonly PhrasePart[],
  vocabulary: Vocabulary,
): WordMeaning | null {
  const lower = text.toLowerCase();
  const subtype = vocabulary.subtypes.get(lower);
  // "a colorless equipment artifact token": a slip of the pen, still that subtype.
  if (subtype) return { kind: 'subtype', word: subtype.word };
  if (!/^\p{L}[\p{L}'’-]*$/u.test(text) || vocabulary.keywords.has(lower)) return null;
  if (ownColorWords.has(lower)) return { kind: 'color', color: text };
  const letter = slipOfColor(lower);
  if (letter) return { kind: 'color', color: letter };
  const type = slipOf(lower, typeWords.magic);
  if (type) return { kind: 'type', word: type };
  if (slipOf(lower, supertypeWords) || isAdjective(lower)) return null;
  return placed(text, index, head);
}

/** What the place of a word says that nobody knows: right behind power and toughness a colour, before the type a subtype. */
function placed(text: string, index: number, head: readonly PhrasePart[]): WordMeaning | null {
  const before = head.slice(0, index);
  const next = head[index + 1]?.kind;
  const has = (kind: PhrasePart['kind']) => before.some((part) => part.kind === kind);
  const hasColor = head.some(({ kind }) => kind === 'colors');
  if (!hasColor && before.at(-1)?.kind === 'pt' && next === 'subtype') return { kind: 'color', color: text };
  const isDescribed = has('pt') || has('colors');
  if (isDescribed && next === 'type') return { kind: 'subtype', word: capitalized(text) };
  if (next === undefined && has('type')) return { kind: 'type', word: text };
  return null;
}

function slipOf(lower: string, words: ReadonlySet<string>): string | null {
  if (lower.length < SHORTEST_SLIP) return null;
  for (const word of words) if (word.length > SHORTEST_SLIP && isOneEditApart(lower, word)) return word;
  return null;
}

/** `goaded`, `nonlegendary`, `flying`: what describes a token, and is neither its colour nor its type. */
function isAdjective(lower: string): boolean {
  return /^non|(?:ed|ing|ary)$/.test(lower);
}

function capitalized(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
