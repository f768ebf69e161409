import { tokensOf } from '../../analysis/keywords/created.js';
import type { SetKeyword } from '../../analysis/keywords/set-keywords.js';
import type { ExplainedKeywordPlace } from '../../analysis/set/file-index.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { plainVerbs, thirdPerson } from '../../language/plain-verbs.js';
import type { Word } from '../../text/words.js';
import { capitalized } from '../../util/capital.js';
import { joinParts } from '../hover/hover-parts.js';
import { createdParts } from '../hover/token-parts.js';
import { blockQuote, bold, escapeText, italic, page } from './markdown.js';

/** A keyword of the set in a text: the indices of its first and last word. */
export interface KeywordFound {
  readonly keyword: SetKeyword;
  readonly first: number;
  readonly last: number;
}

/** The highest number of words in a keyword of a set. */
const LONGEST_SET_KEYWORD = 4;

/** Returns the longest keyword of the set that includes a word; null if there is none. */
export function setKeywordIn(words: readonly Word[], index: number, { set }: Snapshot): KeywordFound | null {
  if (words[index]?.kind !== 'word' || set.keywords.all.length === 0) return null;
  for (let length = LONGEST_SET_KEYWORD; length > 0; length--) {
    for (let first = Math.max(0, index - length + 1); first <= index; first++) {
      const candidate = words.slice(first, first + length);
      if (candidate.length < length || candidate.some(({ kind }) => kind !== 'word')) continue;
      const last = first + length - 1;
      const keyword = keywordFor(candidate.map(({ lower }) => lower).join(' '), words[last + 1], set.keywords);
      if (keyword) return { keyword, first, last };
    }
  }
  return null;
}

function keywordFor(
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

/** Returns the help of a keyword of the set: its reminder text, its source, and the tokens it makes. */
export function setKeywordHelp(keyword: SetKeyword, snapshot: Snapshot): string {
  const { word, kinds, meanings } = keyword;
  const kind = kinds.includes('action') ? 'keyword action' : 'keyword';
  const title = `${bold(capitalized(word))} · ${kind} of this set`;
  const [first] = meanings;
  const tokens = tokensOf(keyword, snapshot.edition).map((token) => joinParts(createdParts(token, snapshot)));
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

/** Returns the first card that explains a keyword of the set; null if only the settings declare it. */
export function placeOfKeyword({ word }: SetKeyword, { set }: Snapshot): ExplainedKeywordPlace | null {
  return set.explanationsOf(word)[0] ?? null;
}
