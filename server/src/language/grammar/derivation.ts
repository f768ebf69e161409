import { type Lexemes, numberOfWord } from './lexemes.js';
import { type ChoicePart, type NumberMask, type Option, type Part, PLURAL, SINGULAR } from './notation.js';
import type { Phrase } from './phrase.js';

/** A part of a wording with the words it was read from; `start` and `end` are indexes of words. */
export interface Step {
  readonly part: Exclude<Part, ChoicePart>;
  readonly start: number;
  readonly end: number;
  /** What a slot was read as. */
  readonly phrase: Phrase | null;
  /** Which form of a word that agrees was read, or null. */
  readonly form: NumberMask | null;
}

/** A choice that was made in a way that is not right, with the words and steps of the option taken. */
export interface WrongChoice {
  readonly choice: ChoicePart;
  readonly option: Option;
  readonly start: number;
  readonly end: number;
  readonly firstStep: number;
  readonly lastStep: number;
}

/** How the words of a phrase follow from its wording. */
export interface Derivation {
  readonly steps: readonly Step[];
  readonly wrong: readonly WrongChoice[];
}

/**
 * Finds out which parts of its wording a phrase was read from. The matcher keeps no record of that, since it is only of
 * interest for the few phrases with a wrong choice.
 */
export function derivationOf(phrase: Phrase, lexemes: Lexemes): Derivation | null {
  const { ending, slots, breaks } = phrase;
  if (!ending) return null;
  const own = slots.reduce((rest, slot) => rest - slot.breaks, breaks);
  const search = new Search(phrase, lexemes, own);
  return search.follow(restOf(ending.wording.parts, null), phrase.start, 0)
    ? { steps: search.steps, wrong: search.wrong }
    : null;
}

/** What is still to be read: parts, and the ends of wrong options. */
interface Rest {
  readonly next: Rest | null;
  readonly part: Part | (Omit<WrongChoice, 'end' | 'lastStep'> & { readonly kind: 'end' });
}

function restOf(parts: readonly Part[], next: Rest | null): Rest | null {
  return parts.reduceRight<Rest | null>((rest, part) => ({ part, next: rest }), next);
}

class Search {
  readonly steps: Step[] = [];
  readonly wrong: WrongChoice[] = [];

  constructor(
    private readonly phrase: Phrase,
    private readonly lexemes: Lexemes,
    private readonly breaks: number,
  ) {}

  /** Whether the parts can be read from the words from `at` to the phrase's end. */
  follow(rest: Rest | null, at: number, slot: number): boolean {
    const { phrase, wrong, steps } = this;
    if (!rest) return at === phrase.end && slot === phrase.slots.length && wrong.length === this.breaks;
    const { part, next } = rest;
    if (part.kind === 'end') {
      const { kind, ...begun } = part;
      wrong.push({ ...begun, end: at, lastStep: steps.length });
      return this.follow(next, at, slot) || this.undo(wrong);
    }
    if (part.kind === 'choice')
      return part.options.some((option) => this.follow(this.optionRest(part, option, next, at), at, slot));
    const step = this.step(part, at, slot);
    if (!step) return false;
    steps.push(step);
    return this.follow(next, step.end, part.kind === 'slot' ? slot + 1 : slot) || this.undo(steps);
  }

  private optionRest(choice: ChoicePart, option: Option, next: Rest | null, start: number): Rest | null {
    if (option.rule === null) return restOf(option.parts, next);
    const end = { kind: 'end', choice, option, start, firstStep: this.steps.length } as const;
    return restOf(option.parts, { part: end, next });
  }

  private step(part: Step['part'], start: number, slot: number): Step | null {
    const { phrase, lexemes } = this;
    if (part.kind === 'slot') {
      const inner = phrase.slots[slot];
      const isThis = inner?.start === start && phrase.ending?.fields[slot] === part.field;
      return isThis ? { part, start, end: inner.end, phrase: inner, form: null } : null;
    }
    if (part.kind === 'forms') {
      const form = this.is(part.words[0], start) ? SINGULAR : this.is(part.words[1], start) ? PLURAL : null;
      return form && { part, start, end: start + 1, phrase: null, form };
    }
    const { words } = part;
    const isText = start + words.length <= lexemes.length && words.every((word, index) => this.is(word, start + index));
    return isText ? { part, start, end: start + words.length, phrase: null, form: null } : null;
  }

  private is(word: number, at: number): boolean {
    const lexeme = this.lexemes.words[at];
    return lexeme !== undefined && numberOfWord(lexeme) === word;
  }

  private undo(list: unknown[]): false {
    list.pop();
    return false;
  }
}
