import type { Word } from '../../text/words.js';
import { isOneErrorApart } from '../../util/near-words.js';
import { neverBeforeNoun } from '../lexicon.js';
import type { PartOf, PhrasePart } from './ast.js';
import { readCharacteristic } from './characteristic.js';
import { readColorSymbol } from './colors.js';
import { readCount } from './count.js';
import type { Cursor } from './cursor.js';
import { nodeOf } from './source.js';

/** How many unknown words the grammar skips before it gives up a phrase. */
const MAX_UNKNOWN = 4;

/** More words than any description has: keeps the parser linear on texts of nothing else. */
const MAX_PARTS = 40;

/** The parts before the noun, and whether the noun *token* was reached. */
export interface BeforeNoun {
  readonly parts: PhrasePart[];
  readonly reachedNoun: boolean;
}

/**
 * Reads count, state, supertypes, P/T, colors, subtypes and types in any order (the linter checks the order), up to and
 * including the word *token*. Stops at the first word that cannot belong. With `pluralTypes`, types may be in the
 * plural, which needs no noun ("They're artifacts", "2/2 green creatures").
 */
export function readBeforeNoun(cursor: Cursor, pluralTypes = cursor.source.dialect === 'fifth'): BeforeNoun {
  const parts: PhrasePart[] = [];
  const count = readCount(cursor);
  if (count) parts.push(count);
  let unknown = 0;
  while (!cursor.done && parts.length < MAX_PARTS) {
    const noun = readNoun(cursor);
    if (noun) {
      parts.push(...noun);
      return { parts, reachedNoun: true };
    }
    const isSymbol = cursor.word.kind === 'symbol' && parts.at(-1)?.kind === 'pt';
    const part = isSymbol ? readColorSymbol(cursor) : readCharacteristic(cursor, pluralTypes);
    if (part) {
      parts.push(part);
      continue;
    }
    if (unknown === MAX_UNKNOWN || !mayBeUnknown(cursor)) break;
    unknown++;
    parts.push({ kind: 'unknown', ...nodeOf(cursor.source, cursor.at, cursor.at) });
    cursor.skip();
  }
  return { parts, reachedNoun: false };
}

/** *token* or *tokens*; doubled ("Treasure Token token"), it is two parts. Typos are accepted. */
function readNoun(cursor: Cursor): PartOf<'noun'>[] | null {
  const nouns: PartOf<'noun'>[] = [];
  for (let noun = nounFor(cursor.word); noun; noun = nounFor(cursor.word)) {
    const { start, end, text } = cursor.word;
    nouns.push({ kind: 'noun', span: { start, end }, word: text, plural: noun === 'tokens' });
    cursor.skip();
  }
  return nouns.length > 0 ? nouns : null;
}

/** The noun that a word is, or is a typo of; null for any other word. */
function nounFor({ lower, capital }: Word): 'token' | 'tokens' | null {
  if (lower === 'token' || lower === 'tokens') return lower;
  if (capital || lower.charCodeAt(0) !== T || lower === 'taken' || lower.includes("'")) return null;
  if (isOneErrorApart(lower, 'tokens') && lower.endsWith('s')) return 'tokens';
  return isOneErrorApart(lower, 'token') ? 'token' : isOneErrorApart(lower, 'tokens') ? 'tokens' : null;
}

const T = 't'.charCodeAt(0);

/** Whether an unknown word may be part of the phrase ("a treasure token", "a rnadom token"). */
function mayBeUnknown(cursor: Cursor): boolean {
  const { word } = cursor;
  if (word.kind === 'word') return !neverBeforeNoun.has(word.lower);
  return (
    word.kind === 'number' ||
    (word.text === ',' && cursor.ahead(1).kind === 'word' && !neverBeforeNoun.has(cursor.ahead(1).lower))
  );
}
