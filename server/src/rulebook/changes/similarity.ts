import { getOrInsert } from '../../util/get-or-insert.js';
import { appendTo } from '../../util/multimap.js';
import type { RulesItem } from './items.js';

/** An item with how alike it is to another one, from 0 to 1. */
export interface AlikeItem {
  readonly other: RulesItem;
  readonly likeness: number;
}

/** Words that are in more items say little about which item it is. */
const COMMON = 30;

/** Compares items by their words. */
export class Similarity {
  private readonly words = new Map<RulesItem, ReadonlyMap<string, number>>();

  /** The share of the words that two items have in common, from 0 to 1. */
  of(a: RulesItem, b: RulesItem): number {
    const [x, y] = [this.wordsOf(a), this.wordsOf(b)];
    let shared = 0;
    for (const [word, count] of x) shared += Math.min(count, y.get(word) ?? 0);
    const all = size(x) + size(y);
    return all === 0 ? 0 : (2 * shared) / all;
  }

  /** Returns a function that finds, of some items, those that share a rare word with a given one. */
  candidates(items: readonly RulesItem[]): (item: RulesItem) => AlikeItem[] {
    const having = new Map<string, RulesItem[]>();
    for (const item of items) for (const word of this.wordsOf(item).keys()) appendTo(having, word, item);
    return (item) => {
      const found = new Set<RulesItem>();
      for (const word of this.wordsOf(item).keys()) {
        const list = having.get(word) ?? [];
        if (list.length <= COMMON) for (const other of list) found.add(other);
      }
      return [...found].map((other) => ({ other, likeness: this.of(item, other) }));
    };
  }

  private wordsOf(item: RulesItem): ReadonlyMap<string, number> {
    return getOrInsert(this.words, item, () => {
      const counts = new Map<string, number>();
      const text = item.part === 'rule' ? item.text : `${item.key} ${item.text}`;
      for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
      return counts;
    });
  }
}

function size(words: ReadonlyMap<string, number>): number {
  let size = 0;
  for (const count of words.values()) size += count;
  return size;
}
