import { type Lexeme, numberOfWord, type Spelling } from './lexemes.js';
import type { Nets } from './nets.js';
import type { Terminal } from './terminal.js';

/** After so many different words the cache of their shapes begins anew. */
const MAX_SHAPED_WORDS = 10_000;

/** The nets of a game's wordings with the words of a vocabulary. */
export class Grammar {
  private readonly terminals: readonly Terminal[];
  private readonly shapeByWord = new Map<string, number>();

  /**
   * @param terminals those of the nets, in the same order
   * @param identity an object that equal grammars share, for the keys of caches
   */
  constructor(
    readonly nets: Nets,
    terminals: ReadonlyMap<string, Terminal>,
    /** How the game spells words. */
    readonly spelling: Spelling | null = null,
    readonly identity: WeakKey = {},
  ) {
    this.terminals = [...terminals.values()];
  }

  /** The number of categories. */
  get size(): number {
    return this.nets.size;
  }

  /** The names of the categories, by their numbers. */
  get names(): readonly string[] {
    return this.nets.names;
  }

  /** @throws Error if there is no such category */
  category(name: string): number {
    return this.nets.category(name);
  }

  /** The number of a category, or -1 if no category has the name. */
  find(name: string): number {
    return this.nets.find(name);
  }

  /** How the phrases of a category are read whose words are of a class; undefined if it has wordings. */
  terminal(category: number): Terminal | undefined {
    return this.terminals[category];
  }

  /**
   * The shape of a word: words with the same shape begin the same phrases. It is determined by the word's number and by
   * the terminal categories that can begin with it.
   */
  shapeOf(word: Lexeme): number {
    // The name of a card has a shape of its own, and few cards have the same.
    if (word.kind === 'self') return this.shapeAfresh(word);
    const key = word.kind === 'word' && word.capital ? word.text : word.lower;
    let shape = this.shapeByWord.get(key);
    if (shape === undefined) {
      shape = this.shapeAfresh(word);
      if (this.shapeByWord.size > MAX_SHAPED_WORDS) this.shapeByWord.clear();
      this.shapeByWord.set(key, shape);
    }
    return shape;
  }

  private shapeAfresh(word: Lexeme): number {
    const begins: number[] = [];
    for (let category = 0; category < this.terminals.length; category++)
      if (this.terminals[category]!.begins(word)) begins.push(category);
    return this.nets.shapes.shape(numberOfWord(word), begins);
  }
}
