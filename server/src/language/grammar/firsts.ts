import { getOrInsert } from '../../util/get-or-insert.js';
import type { Categories } from './categories.js';
import type { Part, Wording } from './notation.js';

/** What a wording can begin with: words and categories, by their numbers. */
interface First {
  readonly words: number[];
  readonly categories: number[];
}

/** What the phrases of categories can begin with. */
export class Firsts {
  /** The categories with a wording that begins with a word, by its number. */
  private readonly byWord = new Map<number, Set<number>>();
  /** The categories with a wording that begins with a phrase of a category. */
  private readonly byCategory: readonly Set<number>[];
  private readonly aroundCategory = new Map<number, Int32Array>();
  /** How many numbers the bits of all categories take. */
  readonly width: number;
  /** What each wording of each category can begin with. */
  private readonly ofWordings: readonly (readonly First[])[];

  constructor(private readonly categories: Categories) {
    this.width = Math.ceil(categories.size / 32);
    this.byCategory = categories.names.map(() => new Set());
    this.ofWordings = categories.wordings.map((wordings, category) =>
      wordings.map((wording) => {
        const first: First = { words: [], categories: [] };
        this.add(wording.parts, wording, first);
        for (const word of first.words) getOrInsert(this.byWord, word, () => new Set()).add(category);
        for (const inner of first.categories) this.byCategory[inner]!.add(category);
        return first;
      }),
    );
  }

  /** The categories whose phrases can begin with a word or a phrase of one of the terminals, these among them, as bits. */
  beginningWith(word: number, terminals: readonly number[]): Int32Array {
    const bits = new Int32Array(this.width);
    for (const category of [...terminals, ...(this.byWord.get(word) ?? [])])
      this.around(category).forEach((some, index) => {
        bits[index]! |= some;
      });
    return bits;
  }

  /** A category, and those whose phrases can begin with one of its phrases, as bits. */
  private around(category: number): Int32Array {
    return getOrInsert(this.aroundCategory, category, () => {
      const bits = new Int32Array(this.width);
      // A set is iterated to its end, with what is added on the way.
      const found = new Set([category]);
      for (const each of found) {
        bits[each >> 5]! |= 1 << (each & 31);
        for (const outer of this.byCategory[each]!) found.add(outer);
      }
      return bits;
    });
  }

  /** The places of those wordings of a category that begin with a word, or a phrase that can begin with it. */
  ordersOf(category: number, word: number, canBegin: (category: number) => boolean): number[] {
    const orders: number[] = [];
    this.ofWordings[category]!.forEach(({ words, categories }, order) => {
      if (words.includes(word) || categories.some(canBegin)) orders.push(order);
    });
    return orders;
  }

  /** Adds what some parts of a wording can begin with; whether they can be empty. */
  private add(parts: readonly Part[], wording: Wording, first: First): boolean {
    for (const part of parts) {
      if (part.kind === 'choice') {
        const empty = part.options.map((option) => this.add(option.parts, wording, first));
        if (empty.includes(true)) continue;
      } else if (part.kind === 'slot') first.categories.push(this.categories.ofSlot(part, wording));
      else if (part.kind === 'text') first.words.push(part.words[0]!);
      else first.words.push(...part.words);
      return false;
    }
    return true;
  }
}
