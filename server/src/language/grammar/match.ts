import { type Ending, FREE, type Grammar, type State, WITH_CONSTRUCT, WITH_SLOT } from './compile.js';
import type { Lexemes } from './lexemes.js';
import { ANY_NUMBER, type NumberMask } from './notation.js';

/**
 * A phrase that was read: a construct with the phrases in its slots, or a terminal with its value. `start` and `end` are
 * indexes of words.
 */
export interface Phrase {
  readonly category: number;
  readonly start: number;
  readonly end: number;
  readonly number: NumberMask;
  /** How many of its words and those in its slots are chosen in a way that is not right, see `marks.ts`. */
  readonly breaks: number;
  readonly ending: Ending | null;
  readonly slots: Chain | null;
  readonly value: unknown;
}

/** The phrases in the slots of a construct, the last first. */
export interface Chain {
  readonly phrase: Phrase;
  readonly before: Chain | null;
}

const none: readonly Phrase[] = [];

/** Steps per word after which a text is given up, so that work stays linear. */
const STEPS_PER_WORD = 5000;

/**
 * Reads the phrases of one stretch of words: every category at every word at most once, with all its ends. Of two ways
 * to read the same words the one with fewer wrong choices counts, then the wording that stands first in the grammar.
 */
export class Matcher {
  private readonly memo: Memo;
  private readonly shapes: readonly number[];
  private steps = 0;
  /** The furthest word that some wording could not continue with. */
  furthest = 0;

  constructor(
    private readonly grammar: Grammar,
    readonly lexemes: Lexemes,
  ) {
    this.shapes = lexemes.words.map((word) => grammar.shapeOf(word));
    this.memo = new Memo(lexemes.length, grammar.size);
  }

  /** All phrases of a category that begin at a word, each with another end or number. */
  phrases(category: number, at: number): readonly Phrase[] {
    if (at >= this.lexemes.length) return none;
    if (at > this.furthest) this.furthest = at;
    const known = this.memo.get(at, category);
    if (known) return known;
    const found: Phrase[] = [];
    this.memo.set(at, category, found);
    const terminal = this.grammar.terminal(category);
    if (terminal) {
      for (const { end, number, value } of terminal.read(this.lexemes, at))
        found.push({ category, start: at, end, number, breaks: 0, ending: null, slots: null, value });
    } else this.walk(this.grammar.root(category), category, at, at, ANY_NUMBER, ANY_NUMBER, 0, null, found);
    // The longest first: a phrase takes all the words that belong to it.
    if (found.length > 1) found.sort((a, b) => b.end - a.end);
    return found;
  }

  /** The phrase of a category between two words, or null. */
  phrase(category: number, from: number, to: number): Phrase | null {
    return this.phrases(category, from).find(({ end }) => end === to) ?? null;
  }

  private walk(
    state: State,
    category: number,
    start: number,
    at: number,
    own: NumberMask,
    last: NumberMask,
    breaks: number,
    slots: Chain | null,
    found: Phrase[],
  ): void {
    if (++this.steps > STEPS_PER_WORD * this.lexemes.length) return;
    for (const ending of state.endings) keep(found, category, start, at, own, breaks, ending, slots);
    if (at >= this.lexemes.length) return;
    if (at > this.furthest) this.furthest = at;
    const moves = state.moves(this.shapes[at]!);
    for (const { to, agreement, number } of moves.words) {
      if (agreement === FREE) this.walk(to, category, start, at + 1, own, last, breaks, slots, found);
      else if (agreement === WITH_CONSTRUCT) {
        const agreed = own & number;
        if (agreed !== 0) this.walk(to, category, start, at + 1, agreed as NumberMask, last, breaks, slots, found);
      } else if ((last & number) !== 0) this.walk(to, category, start, at + 1, own, last, breaks, slots, found);
    }
    for (const edge of moves.slots) {
      for (const phrase of this.phrases(edge.id, at)) {
        const allowed = phrase.number & edge.number;
        if (allowed === 0) continue;
        let agreed: number = own;
        if (edge.agreement === WITH_CONSTRUCT) agreed &= allowed;
        else if (edge.agreement === WITH_SLOT && (last & allowed) === 0) continue;
        if (agreed === 0) continue;
        const chain = { phrase, before: slots };
        this.walk(
          edge.to,
          category,
          start,
          phrase.end,
          agreed as NumberMask,
          allowed as NumberMask,
          breaks + phrase.breaks,
          chain,
          found,
        );
      }
    }
  }
}

/** Keeps the better of two readings of the same words. */
function keep(
  found: Phrase[],
  category: number,
  start: number,
  end: number,
  own: NumberMask,
  inner: number,
  ending: Ending,
  slots: Chain | null,
): void {
  const number = (own & ending.number) as NumberMask;
  if ((number as number) === 0) return;
  const breaks = inner + ending.breaks;
  const same = found.findIndex((phrase) => phrase.end === end && phrase.number === number);
  const known = found[same];
  if (known && (known.breaks < breaks || (known.breaks === breaks && known.ending!.order <= ending.order))) return;
  const phrase = { category, start, end, number, breaks, ending, slots, value: undefined };
  if (same >= 0) found[same] = phrase;
  else found.push(phrase);
}

/** The phrases known so far, by word and category. One table serves all readings, one after the other. */
class Memo {
  private readonly generation: number;

  constructor(
    words: number,
    private readonly categories: number,
  ) {
    const size = words * categories;
    if (stamps.length < size) {
      stamps = new Int32Array(size * 2);
      table = new Array(size * 2);
    }
    this.generation = ++generations;
  }

  get(at: number, category: number): readonly Phrase[] | undefined {
    const key = at * this.categories + category;
    return stamps[key] === this.generation ? table[key] : undefined;
  }

  set(at: number, category: number, phrases: readonly Phrase[]): void {
    const key = at * this.categories + category;
    stamps[key] = this.generation;
    table[key] = phrases;
  }
}

let generations = 0;
let stamps = new Int32Array(0);
let table: (readonly Phrase[])[] = [];
