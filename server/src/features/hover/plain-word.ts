import { singularsOf } from '../../analysis/card/plural.js';
import type { Edition } from '../../edition/edition.js';
import type { Word } from '../../text/words.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { keywordLength, LONGEST_KEYWORD } from '../shared/keyword-words.js';
import { keywordHelp, subtypeHelp, symbolHelp } from '../shared/word-help.js';

/** The hover on a symbol, keyword or subtype outside of a token phrase. Null for any other word. */
export function plainWordAt({ tree, index, snapshot, field }: Spot): HoverSubject | null {
  const word = tree.words[index];
  if (!word || field === 'name' || field === 'metadata') return null;
  const { edition } = snapshot;
  if (word.kind === 'symbol') return subject(word, word, symbolHelp(word.text, edition));
  if (word.kind !== 'word') return null;
  const keyword = field === 'rules text' ? keywordAround(tree.words, index, edition) : null;
  if (keyword) return keyword;
  // "Goblins you control": in rules text a subtype is capitalized. Next to other capitals it is part of a name.
  const alone = !tree.words[index - 1]?.capital && !tree.words[index + 1]?.capital;
  if (field !== 'type line' && !(word.capital && alone)) return null;
  const help = singularsOf(word.text).map((one) => subtypeHelp(one, snapshot));
  return subject(word, word, help.find((markdown) => markdown !== null) ?? null);
}

/** The longest keyword that includes a word; the first of several equally long ones. */
function keywordAround(words: readonly Word[], index: number, edition: Edition): HoverSubject | null {
  let best: { readonly from: number; readonly length: number } | null = null;
  for (let from = Math.max(0, index - LONGEST_KEYWORD + 1); from <= index; from++) {
    const length = keywordLength(words, from, edition.vocabulary);
    if (from + length > index && length > (best?.length ?? 0)) best = { from, length };
  }
  if (!best) return null;
  const found = words.slice(best.from, best.from + best.length);
  const keyword = found.map(({ lower }) => lower).join(' ');
  return subject(found[0]!, found.at(-1)!, keywordHelp(keyword, edition));
}

function subject(first: Word, last: Word, markdown: string | null): HoverSubject | null {
  return markdown === null ? null : { span: { start: first.start, end: last.end }, markdown };
}
