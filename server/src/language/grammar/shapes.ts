import type { Firsts } from './firsts.js';
import { IntList } from './int-list.js';

/**
 * The shapes of words: words with the same shape begin the same phrases. A shape is the number of a word, or 0 for a word
 * that no wording contains, and the terminal categories that can begin with it.
 */
export class Shapes {
  private readonly byName = new Map<string, number>();
  /** The number of each shape's word. */
  readonly words: number[] = [];
  /** For each shape {@link width} numbers, whose bits say which categories can begin with it. */
  private readonly begins = new IntList(1 << 12);
  private readonly width: number;

  constructor(private readonly firsts: Firsts) {
    this.width = firsts.width;
  }

  shape(word: number, terminals: readonly number[]): number {
    const name = `${word} ${terminals.join(' ')}`;
    let shape = this.byName.get(name);
    if (shape === undefined) {
      shape = this.words.length;
      this.byName.set(name, shape);
      this.words.push(word);
      this.begins.append(this.firsts.beginningWith(word, terminals));
    }
    return shape;
  }

  /** Whether a phrase of the category can begin with a word of the shape. */
  canBegin(category: number, shape: number): boolean {
    return (this.begins.data[shape * this.width + (category >> 5)]! & (1 << (category & 31))) !== 0;
  }
}
