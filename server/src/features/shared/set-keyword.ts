import { tokensOf } from '../../analysis/keywords/created.js';
import type { SetKeyword } from '../../analysis/keywords/set-keywords.js';
import type { ExplainedKeywordPlace } from '../../analysis/set/file-index.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { plainVerbs, thirdPerson } from '../../language/plain-verbs.js';
import type { Word } from '../../text/words.js';
import { createdParts } from '../hover/token-parts.js';
import { whole } from '../hover/told.js';
import { blockQuote, bold, escapeText, italic, page } from './markdown.js';

/** A keyword of the set's own in a text: the indices of its first and last word. */
export interface KeywordFound {
  readonly keyword: SetKeyword;
  readonly first: number;
  readonly last: number;
}

/** No keyword of a set has more words. */
const LONGEST = 4;

/** The keyword of the set's own that a word is part of, the longest first; null where it is part of none. */
export function setKeywordIn(words: readonly Word[], index: number, { set }: Snapshot): KeywordFound | null {
  if (words[index]?.kind !== 'word' || set.keywords.all.length === 0) return null;
  for (let length = LONGEST; length > 0; length--) {
    for (let first = Math.max(0, index - length + 1); first <= index; first++) {
      const stretch = words.slice(first, first + length);
      if (stretch.length < length || stretch.some(({ kind }) => kind !== 'word')) continue;
      const last = first + length - 1;
      const keyword = keywordWritten(stretch.map(({ lower }) => lower).join(' '), words[last + 1], set.keywords);
      if (keyword) return { keyword, first, last };
    }
  }
  return null;
}

function keywordWritten(
  written: string,
  after: Word | undefined,
  keywords: Snapshot['set']['keywords'],
): SetKeyword | null {
  const own = keywords.get(written);
  // "Check 2" is the keyword, "check" the plain verb.
  if (own) return plainVerbs.has(written) && after?.kind !== 'number' && after?.text !== 'X' ? null : own;
  return (
    keywords.all.find(
      ({ word, kinds }) => kinds.includes('action') && !plainVerbs.has(word) && isForm(written, word),
    ) ?? null
  );
}

/** Whether a word is another form of a verb: *liberates*, *liberated*, *liberating*. */
function isForm(written: string, verb: string): boolean {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  return written === thirdPerson(verb) || written === `${stem}ed` || written === `${stem}ing`;
}

/** What there is to say of a keyword of the set's own: its reminder text, where it is from, and the tokens it makes. */
export function setKeywordHelp(keyword: SetKeyword, snapshot: Snapshot): string {
  const { word, kinds, meanings } = keyword;
  const kind = kinds.includes('action') ? 'keyword action' : 'keyword';
  const title = `${bold(word.charAt(0).toUpperCase() + word.slice(1))} · ${kind} of this set`;
  const [first] = meanings;
  const tokens = tokensOf(keyword, snapshot.edition).map((token) => whole(createdParts(token, snapshot)));
  return page(title, first ? blockQuote([escapeText(first.meaning)]) : null, explainedBy(keyword, snapshot), ...tokens);
}

/** "Explained on *Chain Breaker* and 2 more cards." */
function explainedBy({ word, meanings }: SetKeyword, { set }: Snapshot): string {
  const cards = [...new Set(set.explanationsOf(word).map(({ card }) => card))];
  const [first] = cards;
  const more = cards.length - 1;
  const others = more > 0 ? ` and ${more} more ${more === 1 ? 'card' : 'cards'}` : '';
  const onCards = first === undefined ? null : `Explained on ${italic(first) || 'a card without a name'}${others}.`;
  if (!set.declared.keywords.some((each) => each.word.toLowerCase() === word)) return onCards ?? '';
  const declared = `Declared in ${italic('tokenwright.json')}.`;
  return meanings.length > 0 && onCards !== null ? `${declared} ${onCards}` : declared;
}

/** Where a keyword of the set's own is explained: the first of its cards; null where only settings declare it. */
export function placeOfKeyword({ word }: SetKeyword, { set }: Snapshot): ExplainedKeywordPlace | null {
  return set.explanationsOf(word)[0] ?? null;
}
