import { matchesOf } from '../../../util/cheap-search.js';
import { memoize } from '../../../util/memoize.js';
import { appendTo } from '../../../util/multimap.js';
import { isOneErrorApart } from '../../../util/near-words.js';
import { readLexemes } from '../../grammar/lexemes.js';
import type { Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';

/** Shorter words resemble too many others. A quotation may be about a word: 'the word “fling” in its name'. */
const unknown = /(?<![\p{L}\d'’/{"“-])\p{Ll}{4,}(?![\p{L}\d'’/}"”-])/gu;

/** The words before and after a place that show what belongs there: up to three, in the same sentence. */
const wordsBefore = /(?:[^\s.:;()"“”•—]+ ){1,3}$/;
const wordsAfter = /^(?:[.,:]|(?: [^\s.:;()"“”•—]+){1,3})/;

/** How far from a word those around it may be, in UTF-16 units. */
const NEAR = 60;

/**
 * Words that nothing knows and that are one typing error from one that is usual between the words around them, also in
 * reminder text and where a line has several errors. Offsets are UTF-16 units of the rules text.
 */
export function likelyMisspelledSlips(text: string, { lower, pairs, has }: KnownWords): Slip[] {
  return matchesOf(text, unknown).flatMap(({ index, 0: written }): Slip[] => {
    const end = index + written.length;
    // Counters may have any name.
    if (has(written) || text.startsWith(' counter', end)) return [];
    const before = wordsBefore.exec(text.slice(Math.max(index - NEAR, 0), index))?.[0] ?? '';
    const after = wordsAfter.exec(text.slice(end, end + NEAR))?.[0] ?? '';
    const oddWith = (word: string) => pairs.strangenessOf(readLexemes(before + word + after, []));
    const near = (byFirstLetter(lower).get(written[0]!) ?? []).filter(
      (word) => isOneErrorApart(written, word) && !isInflected(written, word),
    );
    if (near.length === 0) return [];
    const usual = oddWith(written).odd - 2;
    const right = near
      .map((word) => ({ word, ...oddWith(word) }))
      .filter(({ odd }) => odd <= usual)
      .sort((a, b) => a.odd - b.odd || a.rank - b.rank);
    if (right.length === 0) return [];
    const repairs = right.map(({ word }) => ({ start: index, end, newText: word }));
    return [{ kind: 'misspelt-word', start: index, end, repairs, isDoubtful: true }];
  });
}

/** The words with each first letter: typos are rare there. */
const byFirstLetter = memoize((words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const word of words) appendTo(found, word[0]!, word);
  return found;
});

/** "tokens", "boosted": another form of a known word is no error. */
function isInflected(written: string, word: string): boolean {
  return written === `${word}s` || written === `${word}d` || written === `${word}r` || word === `${written}s`;
}
