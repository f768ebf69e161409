import { countOf } from '../../language/lexicon.js';
import type { Item, Source } from '../../language/tokens/ast.js';
import { partOf } from '../../language/tokens/ast.js';
import type { Word } from '../../text/words.js';
import { lowerBound } from '../../util/binary-search.js';
import { isTokenNoun } from './nouns.js';

/** Whether a noun phrase is about more than one token, as far as its words tell. */
export function isPlural(item: Item): boolean {
  const count = partOf(item, 'count')?.count;
  return count !== undefined && !(count.kind === 'number' && count.value === 1);
}

/** The first word that begins at or after an offset of the text. */
export function wordFrom({ words }: Source, offset: number): Word | undefined {
  return words[lowerBound(words, offset)];
}

/** Words that continue the description of a token after its noun, or begin something else. */
const followers = new Set(
  (
    ". , ; and or for instead if unless then equal with that's that named tapped attached under onto into " +
    'where until at attacking blocking first'
  ).split(' '),
);

/** Whether a noun phrase may end at an offset, judging by the next word. */
export function mayEndAt(source: Source, offset: number): boolean {
  const next = wordFrom(source, offset);
  if (!next) return true;
  const { kind, lower } = next;
  return followers.has(lower) || ['open', 'line', 'dash'].includes(kind) || kind.startsWith('close');
}

/** How many words of the next line may belong to a noun phrase. */
const REST = 6;

/** Whether a noun phrase ends at a line break within its sentence, so that the next line may continue it. */
export function continuesOnNextLine({ words }: Source, offset: number): boolean {
  const at = lowerBound(words, offset);
  const next = words[at + 1];
  if (words[at]?.kind !== 'line' || !next) return false;
  const rest = words.slice(at + 1, at + 1 + REST);
  const end = rest.findIndex(({ text }) => text === '.');
  return (next.kind === 'word' && !next.capital) || rest.slice(0, end < 0 ? REST : end).some(isTokenNoun);
}

/** Whether more names follow that share the noun: ", Food, or Treasure", "and Clue". */
export function continuesAsList({ words }: Source, offset: number): boolean {
  let at = lowerBound(words, offset);
  const first = at;
  while ([',', 'and', 'or'].includes(words[at]?.lower ?? '')) at++;
  const next = words[at];
  return at > first && next?.capital === true && countOf(next.lower) === null;
}
