import { colorLetters, countOf, neverBeforeNoun, supertypeWords, typeWords } from '../lexicon.js';
import type { Item, PhrasePart } from './ast.js';
import type { Cursor } from './cursor.js';
import { nodeOf } from './source.js';

/** Names that share a noun, and whether one of them is chosen. */
export interface NameList {
  readonly items: readonly Item[];
  readonly choice: boolean;
}

/** `a Clue, Food, or Treasure token`: several names before one noun, a separate item each. */
export function readNameList(cursor: Cursor): NameList | null {
  const ahead = cursor.fork();
  let hasArticle = countOf(ahead.lower) !== null;
  if (hasArticle) ahead.skip();
  const names: PhrasePart[] = [];
  let choice = false;
  for (;;) {
    const at = ahead.at;
    if (isNoun(ahead) || !(ahead.word.capital || (hasArticle && isPlainWord(ahead)))) return null;
    if (ahead.word.capital) while (ahead.word.capital && !isNoun(ahead)) ahead.skip();
    else ahead.skip();
    const node = nodeOf(ahead.source, at, ahead.at - 1);
    names.push({ kind: 'subtype', span: node.span, word: node.text });
    if (isNoun(ahead)) break;
    const comma = ahead.take(',');
    const isOr = ahead.take('or');
    const isJoined = isOr || ahead.take('and');
    if (!comma && !isJoined) return null;
    choice ||= isOr;
    // "a food and a clue token": each has an article.
    hasArticle = isJoined && (ahead.lower === 'a' || ahead.lower === 'an');
    if (hasArticle) ahead.skip();
  }
  if (names.length < 2) return null;
  const { start, end, text, lower } = ahead.word;
  const noun: PhrasePart = { kind: 'noun', span: { start, end }, word: text, plural: lower === 'tokens' };
  ahead.skip();
  cursor.at = ahead.at;
  return { choice, items: names.map((name) => ({ kind: 'named', span: name.span, parts: [name, noun] })) };
}

/** Whether a lowercase word may be a name rather than a characteristic: "a tapped and attacking token" has no name. */
function isPlainWord({ word: { kind, lower }, source: { dialect } }: Cursor): boolean {
  if (kind !== 'word' || neverBeforeNoun.has(lower) || supertypeWords.has(lower) || typeWords[dialect].has(lower))
    return false;
  return !colorLetters.has(lower) && !['tapped', 'attacking', 'untapped', 'colorless'].includes(lower);
}

function isNoun({ lower }: Cursor): boolean {
  return lower === 'token' || lower === 'tokens';
}
