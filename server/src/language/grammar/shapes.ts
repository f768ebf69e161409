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
  /**
   * For each shape {@link width} pairs of numbers: the bits of the first say which categories can begin with it, the
   * second is how many there are before these, of all shapes.
   */
  private readonly begins = new IntList(1 << 12);
  private readonly width: number;
  /** How many categories can begin with each shape, taken together. */
  count = 0;

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
      for (const bits of this.firsts.beginningWith(word, terminals)) {
        this.begins.push(bits, this.count);
        this.count += bitCount(bits);
      }
    }
    return shape;
  }

  /**
   * The place of a category among those that can begin with each shape, or -1 if it cannot. What belongs to a category
   * and a shape is stored there: few categories can begin with a word.
   */
  index(category: number, shape: number): number {
    const at = (shape * this.width + (category >> 5)) * 2;
    const { data } = this.begins;
    const bit = 1 << (category & 31);
    return (data[at]! & bit) === 0 ? -1 : data[at + 1]! + bitCount(data[at]! & (bit - 1));
  }

  /** Whether a phrase of the category can begin with a word of the shape. */
  canBegin(category: number, shape: number): boolean {
    return (this.begins.data[(shape * this.width + (category >> 5)) * 2]! & (1 << (category & 31))) !== 0;
  }
}

/** How many bits of a 32-bit number are set: of pairs of bits, of groups of four, of all. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
