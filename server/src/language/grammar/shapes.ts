import type { Categories } from './categories.js';
import { IntList } from './int-list.js';
import { wordsOf } from './items.js';
import { wordId } from './lexemes.js';
import type { Part, Wording } from './notation.js';

/** What phrases of a category can begin with. */
interface First {
  readonly words: Set<number>;
  /** Terminal and other categories, among them the category itself. */
  readonly categories: Set<number>;
}

/**
 * The shapes of words: words with the same shape begin the same phrases. A shape is the number of a word, or 0 for a word
 * that no wording contains, and the terminal categories that can begin with it.
 */
export class Shapes {
  private readonly byName = new Map<string, number>();
  private firsts: readonly First[] | null = null;
  /** The number of each shape's word. */
  readonly words: number[] = [];
  /** For each shape {@link width} numbers, whose bits say which categories can begin with it. */
  readonly begins = new IntList(1 << 12);
  readonly width: number;

  constructor(private readonly categories: Categories) {
    this.width = Math.ceil(categories.size / 32);
  }

  shape(word: number, terminals: readonly number[]): number {
    const name = `${word} ${terminals.join(' ')}`;
    let shape = this.byName.get(name);
    if (shape === undefined) {
      shape = this.words.length;
      this.byName.set(name, shape);
      this.words.push(word);
      this.addRow(word, terminals);
    }
    return shape;
  }

  /** Whether a phrase of the category can begin with a word of the shape. */
  canBegin(category: number, shape: number): boolean {
    return (this.begins.data[shape * this.width + (category >> 5)]! & (1 << (category & 31))) !== 0;
  }

  private addRow(word: number, terminals: readonly number[]): void {
    this.firsts ??= firstsOf(this.categories);
    const row = new Int32Array(this.width);
    this.firsts.forEach(({ words, categories }, category) => {
      if (words.has(word) || terminals.some((terminal) => categories.has(terminal)))
        row[category >> 5]! |= 1 << (category & 31);
    });
    this.begins.push(...row);
  }
}

/** What the phrases of each category can begin with, through the categories that they begin with. */
function firstsOf(categories: Categories): First[] {
  const direct = categories.wordings.map((wordings, category) => directFirst(wordings, category, categories));
  return direct.map((_, category) => {
    const first: First = { words: new Set(), categories: new Set() };
    const visit = (each: number): void => {
      if (first.categories.has(each)) return;
      first.categories.add(each);
      for (const word of direct[each]!.words) first.words.add(word);
      for (const next of direct[each]!.categories) visit(next);
    };
    visit(category);
    return first;
  });
}

function directFirst(wordings: readonly Wording[], category: number, categories: Categories): First {
  const first: First = { words: new Set(), categories: new Set([category]) };
  for (const wording of wordings) addFirst(wording.parts, wording, first, categories);
  return first;
}

/** Adds what some parts of a wording can begin with; whether they can be empty. */
function addFirst(parts: readonly Part[], wording: Wording, first: First, categories: Categories): boolean {
  for (const part of parts) {
    if (part.kind === 'choice') {
      const empty = part.options.map((option) => addFirst(option.parts, wording, first, categories));
      if (empty.includes(true)) continue;
    } else if (part.kind === 'slot') first.categories.add(categories.ofSlot(part, wording));
    else if (part.kind === 'text') first.words.add(wordId(wordsOf(part.text)[0]!));
    else for (const form of [part.singular, part.plural]) first.words.add(wordId(form));
    return false;
  }
  return true;
}
