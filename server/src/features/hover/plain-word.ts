import { singularsOf } from '../../analysis/plural.js';
import type { Edition } from '../../edition/edition.js';
import type { Word } from '../../text/words.js';
import type { Spot, Subject } from '../cursor/spot.js';
import { keywordHelp, subtypeHelp, symbolHelp } from '../word-help.js';

/** Keywords have at most so many words. */
const LONGEST_KEYWORD = 4;

/** What a symbol, keyword or subtype means that is no part of a token phrase. Null for any other word. */
export function plainWordAt({ tree, index, snapshot, field }: Spot): Subject | null {
  const word = tree.words[index];
  if (!word || field === 'name' || field === 'metadata') return null;
  const { edition } = snapshot;
  if (word.kind === 'symbol') return subject(word, word, symbolHelp(word.text, edition));
  if (word.kind !== 'word') return null;
  const keyword = field === 'rules text' ? keywordAround(tree.words, index, edition) : null;
  if (keyword) return keyword;
  // "Goblins you control": in rules text a subtype has a capital. Beside other capitals it is part of a name.
  const alone = !tree.words[index - 1]?.capital && !tree.words[index + 1]?.capital;
  if (field !== 'type line' && !(word.capital && alone)) return null;
  const help = singularsOf(word.text).map((one) => subtypeHelp(one, snapshot));
  return subject(word, word, help.find((markdown) => markdown !== null) ?? null);
}

/** The longest keyword that a word is part of: *first strike*, *living weapon*. */
function keywordAround(words: readonly Word[], index: number, edition: Edition): Subject | null {
  for (let length = LONGEST_KEYWORD; length > 0; length--) {
    for (let from = Math.max(0, index - length + 1); from <= index && from + length <= words.length; from++) {
      const stretch = words.slice(from, from + length);
      const key = stretch.map(({ lower }) => lower).join(' ');
      if (!edition.vocabulary.keywords.has(key)) continue;
      return subject(stretch[0]!, stretch.at(-1)!, keywordHelp(key, edition));
    }
  }
  return null;
}

function subject(first: Word, last: Word, markdown: string | null): Subject | null {
  return markdown === null ? null : { span: { start: first.start, end: last.end }, markdown };
}
