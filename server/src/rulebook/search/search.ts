import type { Rulebook } from '../rulebook.js';
import { citedBy } from '../view.js';
import { farness, nearForms } from './near-forms.js';
import { plain, type RulesIndex, rulesIndex, type SearchItem, searchWords } from './rules-index.js';

/** How an item matches a query, the best first. */
const ranks = ['number', 'under the number', 'term', 'heading', 'phrase', 'words'] as const;

/** An item that was found, and how it matches. */
export interface RulesHit extends SearchItem {
  readonly rank: (typeof ranks)[number];
  /** Whether it has all words of the query as they were typed; otherwise some are spelled differently or missing. */
  readonly exact: boolean;
}

/** The most words of a query that are looked up. */
const MOST_WORDS = 12;

/**
 * Searches the rules, the glossary and the terms of a rulebook: for a number, a term, or words in any order, with
 * beginnings of words and typing errors.
 * @returns the best first: the number, terms and titles, all words, words with typing errors; if nothing has all words,
 *   what has most of them
 */
export function searchRules(rulebook: Rulebook, query: string, limit = 20): RulesHit[] {
  const index = rulesIndex(rulebook);
  const numbered = byNumber(query, rulebook, index);
  const hits = numbered.length > 0 ? numbered : byWords(query, index);
  return hits
    .sort(compareHits)
    .slice(0, limit)
    .map(({ item, rank, isTyped }) => ({ ...item, rank, exact: isTyped }));
}

interface Hit {
  readonly item: SearchItem;
  readonly rank: RulesHit['rank'];
  /** Whether it has all words as they were typed. */
  readonly isTyped: boolean;
  /** How many words of the query its headings have. */
  readonly inHeadings: number;
  /** How far its words are from those of the query, all together. */
  readonly far: number;
  /** Its length, where shorter texts are to come first. */
  readonly length: number;
  readonly at: number;
}

function compareHits(a: Hit, b: Hit): number {
  return (
    Number(b.isTyped) - Number(a.isTyped) ||
    ranks.indexOf(a.rank) - ranks.indexOf(b.rank) ||
    b.inHeadings - a.inHeadings ||
    a.far - b.far ||
    a.length - b.length ||
    a.at - b.at
  );
}

/** The rule with a number, those under it, and what cites it. */
function byNumber(query: string, rulebook: Rulebook, { items }: RulesIndex): Hit[] {
  const number = query
    .trim()
    .toLowerCase()
    .replace(/^(?:rule|cr)\s+/, '')
    .replace(/\.$/, '');
  if (!/^\d{3}/.test(number)) return [];
  const citers = new Set(citedBy(rulebook, number).map(({ key }) => key));
  return items.flatMap((item, at): Hit[] => {
    const isUnder = item.part === 'rule' && item.key.startsWith(number);
    if (!isUnder && !citers.has(item.key)) return [];
    const rank = !isUnder ? 'phrase' : item.key === number ? 'number' : 'under the number';
    return [{ item, rank, isTyped: true, inHeadings: 0, far: 0, length: 0, at }];
  });
}

function byWords(query: string, { items, having }: RulesIndex): Hit[] {
  const words = [...new Set(searchWords(query))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const nearest = words.map((word) => itemsNear(word, having));
  const found = new Map<number, number[]>();
  for (const far of nearest) for (const [at, each] of far) found.set(at, [...(found.get(at) ?? []), each]);
  const most = Math.max(...[...found.values()].map(({ length }) => length), 0);
  const least = Math.max(most, Math.ceil(words.length / 2));
  const phrase = plain(query.trim()).replace(/\s+/g, ' ');
  const hits: Hit[] = [];
  for (const [at, far] of found) {
    if (far.length >= least) hits.push(hitOf(items[at]!, at, { words, phrase, far }));
  }
  return hits;
}

/** The indices of the items that have a word, or one like it, with its farness. */
function itemsNear(word: string, having: RulesIndex['having']): Map<number, number> {
  const items = new Map<number, number>();
  for (const [form, far] of nearForms(word, having.keys())) {
    for (const at of having.get(form)!) items.set(at, Math.min(far, items.get(at) ?? far));
  }
  return items;
}

interface Query {
  readonly words: readonly string[];
  readonly phrase: string;
  /** How far each word that the item has is from the one typed. */
  readonly far: readonly number[];
}

function hitOf(item: SearchItem, at: number, { words, phrase, far }: Query): Hit {
  const { part, headings, text } = item;
  const isTitle = part === 'rule' && headings.at(-1) === text;
  const own = part === 'rule' ? text : headings.join(' ');
  const isHeading = (part !== 'rule' || isTitle) && countIn(words, own) === words.length;
  const isTerm = plain(own) === phrase || (isHeading && searchWords(own).length === words.length);
  return {
    item,
    rank: isTerm ? 'term' : isHeading ? 'heading' : plain(text).includes(phrase) ? 'phrase' : 'words',
    isTyped: far.length === words.length && far.every((each) => each < farness.typo),
    inHeadings: countIn(words, headings.join(' ')),
    far: far.reduce((total, each) => total + each, 10 * (words.length - far.length)),
    length: text.length,
    at,
  };
}

/** How many of the words a text has, in any form. */
function countIn(words: readonly string[], text: string): number {
  const others = searchWords(text);
  return words.filter((word) => nearForms(word, others).size > 0).length;
}
