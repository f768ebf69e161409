import { isOneErrorApart } from '../../../util/near-words.js';
import { wordSet } from '../../../util/word-set.js';
import type { Lexeme } from '../../grammar/lexemes.js';
import { nameConnectors } from '../../lexicon.js';
import { isCount, isWord, look, lowerAt, run, upTo, upToSoMany, type WordClasses, word } from './classes.js';

/** The noun *token*, and names. */
export const nameClasses: WordClasses = {
  noun: word((each) => nounOf(each) !== null),
  'exact-noun': word(isNoun),
  word: word(isWord),
  capital: word(({ capital }) => capital),
  capitals: run((each) => each.capital && !isNoun(each)),
  'up-to-3-subtypes': upToSoMany(3, ({ capital }) => capital),
  'up-to-3-words': upToSoMany(3, (each) => isWord(each) && each.lower !== 'of'),
  subtype: upTo((each) => each.capital && !isNoun(each), subtypeEnd),
  name: upTo((each) => each.kind === 'quote' || beginsName(each), nameEnd),
  'before-name': look((each) => each.kind === 'quote' || each.capital || (each.kind === 'number' && !isCount(each))),
  'before-lowercase': look((each) => isWord(each) && !each.capital),
  'before-the-name': look(({ lower }) => pointers.has(lower), leadsToName),
};

/** Whether a word is *token* or *tokens*. */
export function isNoun({ lower }: Lexeme): boolean {
  return lower === 'token' || lower === 'tokens';
}

/** The noun that a word is, or is a typo of; null for any other word. */
export function nounOf({ lower, capital }: Lexeme): 'token' | 'tokens' | null {
  if (lower === 'token' || lower === 'tokens') return lower;
  if (capital || lower.charCodeAt(0) !== T || lower === 'taken' || lower.includes("'")) return null;
  if (isOneErrorApart(lower, 'tokens') && lower.endsWith('s')) return 'tokens';
  return isOneErrorApart(lower, 'token') ? 'token' : isOneErrorApart(lower, 'tokens') ? 'tokens' : null;
}

const T = 't'.charCodeAt(0);

/** A subtype; a card's name may contain words in lower case: "create a Birds of Paradise token" (111.11). */
function subtypeEnd(words: readonly Lexeme[], at: number): number {
  let end = at + 1;
  while (/^(?:of|the)$/.test(lowerAt(words, end)) && words[end + 1]!.capital) end += 2;
  while (lowerAt(words, end) === 'of' && lowerAt(words, end + 1) === 'the' && words[end + 2]!.capital) end += 3;
  return end;
}

/** A word of a text or of a range of words. */
type NameWord = Omit<Lexeme, 'kind'> & { readonly kind: string };

/**
 * The end of a name: capitalized words and numbers, with the words in lower case between them (*Kobolds of Kher Keep*,
 * *Mark of the Rani*), or a name in quotation marks.
 */
export function nameEnd(words: readonly NameWord[], at: number): number {
  if (words[at]!.kind === 'quote') return words[at]!.text.length > 2 ? at + 1 : -1;
  if (!beginsName(words[at]!)) return -1;
  let end = at + 1;
  for (let next = end; next < words.length; next++) {
    if (beginsName(words[next]!)) end = next + 1;
    else if (!continuesName(words, next) && !(words[next]!.text === ',' && endsName(words, next))) break;
  }
  return end;
}

function beginsName({ capital, kind }: NameWord): boolean {
  return capital || kind === 'number';
}

/** A connector continues a name if another capitalized word follows that is not the next named token. */
function continuesName(words: readonly NameWord[], at: number): boolean {
  const { kind, lower } = words[at]!;
  const next = words[at + 1];
  if (!next) return false;
  if (kind === 'dash') return next.capital;
  if (kind !== 'word' || !nameConnectors.has(lower)) return false;
  if (next.capital) return lower !== 'and' || words[at + 2]?.text !== ',';
  return nameConnectors.has(next.lower) && words[at + 2]?.capital === true;
}

/** The most words of a name after its comma. */
const MAX_AFTER_COMMA = 6;

/**
 * "named Fen, the Moon Child": after the comma the name extends to the end of its phrase. A list would continue with
 * another comma or *and*.
 */
function endsName(words: readonly NameWord[], comma: number): boolean {
  let capitals = 0;
  for (let at = comma + 1; at <= comma + MAX_AFTER_COMMA; at++) {
    const next = words[at];
    if (!next) return capitals > 0;
    const { capital, lower, kind } = next;
    if (capital) capitals++;
    else if (kind !== 'word' || !nameConnectors.has(lower) || lower === 'and' || !words[at + 1]?.capital)
      return capitals > 0 && (kind === 'line' || lower === '.' || lower === 'with' || lower === "that's");
  }
  return false;
}

/** The most words before *name*: "that card's", "the same", "one of the chosen". */
const MAX_BEFORE_NAME = 5;
const pointers = wordSet('that the a any one its this those name names');

function leadsToName(words: readonly Lexeme[], at: number): boolean {
  for (const { kind, lower } of words.slice(at, at + MAX_BEFORE_NAME)) {
    if (lower === 'name' || lower === 'names') return true;
    if (kind !== 'word' || lower === 'and') return false;
  }
  return false;
}
