import { memoize } from '../../util/memoize.js';
import { appendTo } from '../../util/multimap.js';
import { itemsOf, type RulesItem } from '../changes/items.js';
import { isTitle } from '../find.js';
import { parentNumber } from '../number.js';
import type { Rulebook } from '../rulebook.js';
import { generalMeaning, ownTerms } from '../terms.js';

/** Something that a search can find: an item of a rulebook, or a term of the game in our own words (`meaning`). */
export interface SearchItem {
  readonly part: RulesItem['part'] | 'meaning';
  /** The rule's number, the term, or the question. */
  readonly key: string;
  readonly text: string;
  /** What it is about: the titles of a rule from the outside inwards, the term, the question. */
  readonly headings: readonly string[];
}

/** The items of a rulebook, by their words. */
export interface RulesIndex {
  readonly items: readonly SearchItem[];
  /** The indices of the items that have a word in their text or headings, in ascending order. */
  readonly having: ReadonlyMap<string, readonly number[]>;
}

/** The index of a rulebook, built by the first search. */
export const rulesIndex = memoize((rulebook: Rulebook): RulesIndex => {
  const items = [
    ...itemsOf(rulebook).map((item): SearchItem => ({ ...item, headings: headingsOf(item, rulebook) })),
    ...meaningsIn(rulebook),
  ];
  const having = new Map<string, number[]>();
  for (const [at, { headings, text }] of items.entries()) {
    for (const word of new Set(searchWords(`${headings.join(' ')} ${text}`))) appendTo(having, word, at);
  }
  return { items, having };
});

/** The words of a text as they are compared: in lower case, without apostrophes and marks. */
export function searchWords(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text in lower case, without apostrophes. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/['’]/g, '');
}

function headingsOf({ part, key }: RulesItem, { rules }: Rulebook): string[] {
  if (part !== 'rule') return [key];
  const titles: string[] = [];
  for (let number: string | null = key; number !== null; number = parentNumber(number)) {
    const rule = rules.get(number);
    if (rule && isTitle(rule)) titles.unshift(rule.text);
  }
  return titles;
}

function meaningsIn(rulebook: Rulebook): SearchItem[] {
  return ownTerms(rulebook).map((term) => {
    return { part: 'meaning', key: term.name, text: generalMeaning(term), headings: [term.name] };
  });
}
