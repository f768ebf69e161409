import type { Grammar } from './grammar.js';
import { WITH_CONSTRUCT, WITH_SLOT } from './items.js';
import type { Lexemes } from './lexemes.js';
import { NEVER, type Nets } from './nets.js';
import { ANY_NUMBER } from './notation.js';
import type { Phrase } from './phrase.js';
import { PhraseTable } from './phrase-table.js';

/** Steps per word after which a text is given up, so that work stays linear. */
const STEPS_PER_WORD = 5000;

/** How many steps were taken since the start, for tests that measure work. */
export const work = { steps: 0 };

/** One table serves all readings, one after the other; a reading that continues after another begins again. */
const table = new PhraseTable();
let reader: Matcher | null = null;

/** A state at the end of the text: its number, and the numbers that the construct and the slot before can have. */
export interface OpenState {
  readonly state: number;
  readonly own: number;
  readonly last: number;
}

/**
 * Reads the phrases of one stretch of words: every category at every word at most once, with all its ends. Of two ways
 * to read the same words the one with fewer wrong choices counts, then the wording that stands first in the grammar.
 */
export class Matcher {
  private readonly nets: Nets;
  private readonly categories: number;
  /** The shapes of the words up to the last that was read. */
  private readonly shapes: number[] = [];
  private readonly length: number;
  /** The number of {@link work} steps after which it is given up. */
  private limit = 0;
  private open: OpenState[] | null = null;
  /** The furthest word that some wording could not continue with. */
  furthest = 0;
  /** By word: the states in which wordings were when they came to the word. Collected only if set. */
  reached: Set<number>[] | null = null;

  constructor(
    private readonly grammar: Grammar,
    readonly lexemes: Lexemes,
  ) {
    this.length = lexemes.length;
    this.nets = grammar.nets;
    this.categories = grammar.size;
  }

  /**
   * The phrases of a category that begin at a word, each with another end or number, the longest first.
   * @param isEnd whether a phrase may end before a word; by default, all are given
   */
  phrases(category: number, at: number, isEnd: (end: number) => boolean = always): readonly Phrase[] {
    const found: Phrase[] = [];
    for (let phrase = this.read(category, at); phrase > 0; phrase = table.next(phrase))
      if (isEnd(table.end(phrase))) found.push(table.object(phrase, this.nets));
    return found;
  }

  /** The longest phrase of a category that begins at a word, or null. */
  longest(category: number, at: number): Phrase | null {
    const phrase = this.read(category, at);
    return phrase > 0 ? table.object(phrase, this.nets) : null;
  }

  /** The phrase of a category between two words, or null. */
  phrase(category: number, from: number, to: number): Phrase | null {
    let phrase = this.read(category, from);
    while (phrase > 0 && table.end(phrase) !== to) phrase = table.next(phrase);
    return phrase > 0 ? table.object(phrase, this.nets) : null;
  }

  /** The states that readings of a category from a word to the end of the text are in: what may follow the text. */
  openStates(category: number, at: number): readonly OpenState[] {
    const open: OpenState[] = [];
    this.open = open;
    reader = null; // phrases that are known already would not be walked again
    this.read(category, at);
    this.open = null;
    return open;
  }

  /** The first phrase of a category at a word, in the table, or 0. */
  private read(category: number, at: number): number {
    if (reader !== this) {
      reader = this;
      this.limit = work.steps + STEPS_PER_WORD * this.length;
      table.reset(this.length, this.categories);
    }
    return at < this.length ? this.firstAt(category, at) : 0;
  }

  private readonly begins = (category: number, at: number) =>
    this.nets.entry(category, this.shapeAt(at)) !== NEVER && this.firstAt(category, at) > 0;

  private shapeAt(at: number): number {
    const { shapes } = this;
    while (shapes.length <= at) shapes.push(this.grammar.shapeOf(this.lexemes.words[shapes.length]!));
    return shapes[at]!;
  }

  private firstAt(category: number, at: number): number {
    if (at > this.furthest) this.furthest = at;
    const place = at * this.categories + category;
    const known = table.firstAt(place);
    if (known >= 0) return known;
    table.open(place);
    if (category < this.nets.terminals) this.readTerminal(category, place, at);
    else {
      const entry = this.nets.entry(category, this.shapeAt(at));
      if (entry !== NEVER) this.follow(entry, place, at, ANY_NUMBER, ANY_NUMBER, 0, 0);
    }
    return table.firstAt(place);
  }

  private readTerminal(category: number, place: number, at: number): void {
    const found = this.grammar.terminal(category)!.read(this.lexemes, at, this.begins);
    for (let i = 0; i < found.length; i++) {
      const { end, number, value } = found[i]!;
      table.addTerminal(place, end, number, value);
    }
  }

  /** Keeps what ends in a state, and follows its edges; the numbers as in {@link follow}. */
  private walk(
    state: number,
    place: number,
    at: number,
    own: number,
    last: number,
    breaks: number,
    slots: number,
  ): void {
    const { nets } = this;
    const ended = nets.places.data[state * 2]!;
    if (ended > 0) this.end(ended, place, at, own, breaks, slots);
    if (this.reached) this.reach(state, at);
    if (at < this.length) this.follow(nets.edges(state), place, at, own, last, breaks, slots);
    else this.open?.push({ state, own, last });
  }

  /**
   * Follows those edges at a place of the nets' code that read the next word.
   * @param place where the phrase began, see the table
   * @param at the next word
   * @param own the numbers that the construct can have
   * @param last those of the slot before
   */
  private follow(
    edges: number,
    place: number,
    at: number,
    own: number,
    last: number,
    breaks: number,
    slots: number,
  ): void {
    if (++work.steps > this.limit) return;
    if (at > this.furthest) this.furthest = at;
    const { nets } = this;
    const code = nets.code.data;
    const shape = this.shapeAt(at);
    const word = nets.shapes.words[shape]!;
    const words = code[edges]!;
    const afterWords = edges + 2 + words;
    for (let index = indexOf(word, code, edges + 2, afterWords); index < afterWords && code[index] === word; index++) {
      const edge = afterWords + (index - edges - 2) * 2;
      const agreement = code[edge + 1]! >> 2;
      const number = code[edge + 1]! & ANY_NUMBER;
      if (agreement === WITH_SLOT && (last & number) === 0) continue;
      const agreed = agreement === WITH_CONSTRUCT ? own & number : own;
      if (agreed !== 0) this.walk(nets.after(edge), place, at + 1, agreed, last, breaks, slots);
    }
    let edge = afterWords + words * 2;
    for (let count = code[edges + 1]!; count > 0; count--, edge += 3) {
      const category = code[edge]!;
      let phrase = table.firstAt(at * this.categories + category);
      if (phrase < 0) phrase = nets.entry(category, shape) === NEVER ? 0 : this.firstAt(category, at);
      const agreement = code[edge + 2]! >> 2;
      const number = code[edge + 2]! & ANY_NUMBER;
      for (; phrase > 0; phrase = table.next(phrase)) {
        const allowed = table.number(phrase) & number;
        const agreed = agreement === WITH_CONSTRUCT ? own & allowed : own;
        if (allowed === 0 || agreed === 0 || (agreement === WITH_SLOT && (last & allowed) === 0)) continue;
        const link = table.link(phrase, slots);
        this.walk(nets.after(edge + 1), place, table.end(phrase), agreed, allowed, breaks + table.breaks(phrase), link);
      }
    }
  }

  private reach(state: number, at: number): void {
    const states = this.reached![at];
    if (states) states.add(state);
    else this.reached![at] = new Set([state]);
  }

  /** Keeps what ends here. */
  private end(ended: number, place: number, at: number, own: number, breaks: number, slots: number): void {
    const { nets } = this;
    const code = nets.code.data;
    for (let count = code[ended]!, ending = ended + 1; count > 0; count--, ending += 3) {
      const number = own & code[ending + 1]!;
      if (number !== 0) table.add(place, at, number, breaks + code[ending + 2]!, code[ending]!, slots, nets);
    }
  }
}

function always(): boolean {
  return true;
}

/** The index of the first number that is not less than a given one, among ascending ones. */
function indexOf(number: number, code: Int32Array, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (code[middle]! < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
