import { getOrInsert } from '../../util/get-or-insert.js';
import type { Categories } from './categories.js';
import { wordsOf } from './items.js';
import { wordId } from './lexemes.js';
import type { Part, Wording } from './notation.js';

/** What the phrases of categories can begin with. */
export class Firsts {
  /** The categories with a wording that begins with a word, by its number. */
  private readonly byWord = new Map<number, Set<number>>();
  /** The categories with a wording that begins with a phrase of a category. */
  private readonly byCategory: readonly Set<number>[];

  constructor(private readonly categories: Categories) {
    this.byCategory = categories.names.map(() => new Set());
    categories.wordings.forEach((wordings, category) => {
      for (const wording of wordings) this.add(wording.parts, wording, category);
    });
  }

  /** The categories whose phrases can begin with a word or a phrase of one of the terminals, these among them. */
  beginningWith(word: number, terminals: readonly number[]): ReadonlySet<number> {
    const found = new Set(terminals);
    for (const category of this.byWord.get(word) ?? []) found.add(category);
    // A set is iterated to its end, with what is added on the way.
    for (const category of found) for (const outer of this.byCategory[category]!) found.add(outer);
    return found;
  }

  /** Adds what some parts of a wording can begin with; whether they can be empty. */
  private add(parts: readonly Part[], wording: Wording, category: number): boolean {
    for (const part of parts) {
      if (part.kind === 'choice') {
        const empty = part.options.map((option) => this.add(option.parts, wording, category));
        if (empty.includes(true)) continue;
      } else if (part.kind === 'slot') this.byCategory[this.categories.ofSlot(part, wording)]!.add(category);
      else if (part.kind === 'text') this.addWord(wordsOf(part.text)[0]!, category);
      else for (const form of [part.singular, part.plural]) this.addWord(form, category);
      return false;
    }
    return true;
  }

  private addWord(word: string, category: number): void {
    getOrInsert(this.byWord, wordId(word), () => new Set()).add(category);
  }
}
