import type { Edition } from '../../edition/edition.js';
import { colorLetters, neverBeforeNoun, numberWords, supertypeWords, typeWords } from '../../language/lexicon.js';
import type { Source } from '../../language/tokens/ast.js';
import type { Word } from '../../text/words.js';
import { isTokenNoun } from './nouns.js';
import { startsSentence } from './sentence-start.js';

/** *token* or *tokens*, with the article or number that belongs to it: "two 1/1 red Goblin creature tokens". */
export interface CountedNoun {
  /** The index of the article or number: `a`, `two`, `X`, `many` in "that many", `number` in "a number of". */
  readonly counterAt: number;
  /** The index of the noun. */
  readonly nounAt: number;
  /** Whether all words between them describe tokens. */
  readonly plain: boolean;
}

/** How many words there may be between a number and its noun. */
const REACH = 14;

const counters = new Set(['a', 'an', 'another', 'x', 'many', 'those', 'these', ...numberWords.keys()]);

/**
 * The nouns *token* that have an article or a number.
 * @param nouns the indices of all of them, in order
 */
export function countedNouns(source: Source, nouns: readonly number[], edition: Edition): readonly CountedNoun[] {
  const found: CountedNoun[] = [];
  for (const nounAt of nouns) {
    const counted = counterBefore(source, nounAt, edition);
    if (counted) found.push(counted);
  }
  return found;
}

function counterBefore(source: Source, nounAt: number, edition: Edition): CountedNoun | null {
  const { words } = source;
  let plain = true;
  for (let at = nounAt - 1; at >= Math.max(0, nounAt - REACH); at--) {
    const word = words[at]!;
    if (isCounter(words, at)) return { counterAt: at, nounAt, plain };
    // "a number of", "any number of": the number comes before *of*.
    if (word.lower === 'of' && words[at - 1]?.lower === 'number') return { counterAt: at - 1, nounAt, plain };
    if (isBetweenColors(words, at) || isBetweenStates(words, at)) continue;
    if (isTokenNoun(word) || neverBeforeNoun.has(word.lower) || (word.kind !== 'word' && word.kind !== 'pair'))
      return null;
    plain &&= describes(word, source, edition);
  }
  return null;
}

/** Words after which a number is not a count. */
const beforeStats = new Set([...counters, 'tapped', 'attacking', 'legendary']);

/** "a Mark 2 token", "the Model X token", "an X token": the number is part of what the token is called. */
function isNumbered(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (before?.kind !== 'word') return false;
  return /^(?:an?|the|this|that|its|your)$/.test(before.lower) || (before.capital && !startsSentence(words, at - 1));
}

/** A number or an article, and not a capital word of a name: "Create X 1/1 …", "Create a …", "A Treasure token". */
function isCounter(words: readonly Word[], at: number): boolean {
  const { lower, kind, capital, text } = words[at]!;
  // "a 22 black Zombie": the article is the count, and the number is a power and toughness without its slash.
  if (kind === 'number')
    return /^[0-9]{1,3}$/.test(text) && !beforeStats.has(words[at - 1]?.lower ?? '') && !isNumbered(words, at);
  if (!counters.has(lower)) return false;
  if (lower === 'x') return !isNumbered(words, at);
  return !capital || words[at - 1]?.kind !== 'word';
}

/** "white and black", "red, green, and white". */
function isBetweenColors(words: readonly Word[], at: number): boolean {
  if (words[at]!.lower !== 'and' && words[at]!.text !== ',') return false;
  const isColor = (word: Word | undefined) => word !== undefined && colorLetters.has(word.lower);
  const [before, next] = [words[at - 1], words[at + 1]];
  return (isColor(before) || before?.text === ',') && (isColor(next) || next?.lower === 'and');
}

/** "tapped and attacking". */
function isBetweenStates(words: readonly Word[], at: number): boolean {
  return words[at]!.lower === 'and' && words[at - 1]?.lower === 'tapped' && words[at + 1]?.lower === 'attacking';
}

const adjectives = new Set(
  'tapped untapped attacking blocking target other additional more colorless nonlegendary legendary goaded'.split(' '),
);

function describes({ kind, capital, lower }: Word, { dialect }: Source, { vocabulary, predefined }: Edition): boolean {
  return (
    kind === 'pair' ||
    (capital && !lower.includes("'")) ||
    colorLetters.has(lower) ||
    adjectives.has(lower) ||
    supertypeWords.has(lower) ||
    typeWords[dialect].has(lower) ||
    vocabulary.subtypes.has(lower) ||
    predefined.has(lower)
  );
}
