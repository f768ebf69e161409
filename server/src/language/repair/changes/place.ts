import type { Grammar } from '../../grammar/grammar.js';
import { type Lexeme, type Lexemes, readLexemes } from '../../grammar/lexemes.js';
import { Matcher } from '../../grammar/match.js';
import type { KnownWords } from '../words/known-words.js';
import { classOf, type Strangeness } from '../words/pairs.js';
import { type Unit, unitsOf } from './units.js';

/** Unread words of a line, with what is needed to look for a repair. */
export interface Place {
  /** The line, or the inside of the quoted ability that has the words. */
  readonly text: string;
  /** The offset of this text in the line, in UTF-16 units. */
  readonly shift: number;
  readonly units: readonly Unit[];
  /** The card's names, each as its words. */
  readonly names: readonly (readonly string[])[];
  /** The first of the unread units, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** The unit where the reading stopped. */
  readonly stop: number;
  readonly known: KnownWords;
  /** The class of the first word of a unit, see {@link classOf}; that of the end after the last unit. */
  classAt(at: number): string;
  /** The class of the word before a unit. */
  classBefore(at: number): string;
  /** Whether a word in lower case may come at a unit after the words before it. */
  expects(word: string, at: number): boolean;
}

/** A stretch of a line: unread words, and where their reading stopped. Offsets are UTF-16 units of the line. */
export interface Unread {
  readonly start: number;
  readonly end: number;
  readonly stoppedAt: number;
}

/** How unusual the words of a text are: that of a place, or the line around it. */
export function strangenessIn({ known, names }: Place, text: string): Strangeness {
  return known.pairs.strangenessOf(readLexemes(text, names));
}

export function placeOf(
  line: string,
  { start, end, stoppedAt }: Unread,
  grammar: Grammar,
  names: readonly (readonly string[])[],
  known: KnownWords,
): Place {
  const whole = readLexemes(line, names);
  const quote = whole.words.find((word) => word.kind === 'quote' && word.start < start && word.end >= end);
  const shift = quote ? quote.start + 1 : 0;
  const text = quote ? line.slice(shift, quote.end - 1) : line;
  const lexemes = quote ? readLexemes(text, names) : whole;
  const units = unitsOf(text, lexemes.words);
  const unitAt = (offset: number) => {
    const index = units.findIndex((unit) => unit.end + shift > offset);
    return index < 0 ? units.length : index;
  };
  const from = unitAt(start);
  const to = unitAt(end);
  const reached = statesReached(grammar, lexemes, units[from]?.at ?? 0, units[to]?.at ?? lexemes.length);
  return {
    text,
    shift,
    units,
    names,
    from,
    to,
    stop: Math.min(unitAt(stoppedAt), to),
    known,
    classAt: (at) => (units[at] ? classOf(lexemes.words, units[at].at) : '$'),
    classBefore: (at) => {
      const index = units[at]?.at ?? lexemes.length;
      return index > 0 ? classOf(lexemes.words, index - 1) : '^';
    },
    expects: (word, at) => {
      const lexeme: Lexeme = { kind: 'word', text: word, lower: word, start: 0, end: 0, capital: false };
      const shape = grammar.shapeOf(lexeme);
      if (at === from && beginnings.some((name) => grammar.nets.shapes.canBegin(grammar.category(name), shape)))
        return true;
      for (const state of reached[units[at]?.at ?? lexemes.length] ?? [])
        if (grammar.nets.continues(state, shape)) return true;
      return false;
    },
  };
}

/** What a stretch of unread words can be. */
const beginnings = ['sentence', 'costs', 'keyword-line'];

/** By word: the states that wordings reached before it. */
function statesReached(grammar: Grammar, lexemes: Lexemes, from: number, to: number) {
  const matcher = new Matcher(grammar, { ...lexemes, length: to });
  matcher.reached = [];
  for (const category of beginnings) matcher.phrases(grammar.category(category), from);
  return matcher.reached;
}
