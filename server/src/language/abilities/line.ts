import type { Grammar } from '../grammar/grammar.js';
import { type Lexeme, type Lexemes, readLexemes } from '../grammar/lexemes.js';
import { Matcher } from '../grammar/match.js';
import { PLURAL } from '../grammar/notation.js';
import type { Phrase } from '../grammar/phrase.js';
import type { SentenceReading, UnreadPiece } from './ability.js';

/** What the reading of a line depends on besides its text. */
export interface LineSettings {
  readonly grammar: Grammar;
  /** The card's names, the longest first, each as the words of its text. */
  readonly names: readonly (readonly string[])[];
  /** Whether it is of an instant or sorcery. */
  readonly isSpell: boolean;
  /** Whether it is a mode although it has no bullet. */
  readonly isMode: boolean;
  /** In how many quoted abilities it stands. */
  readonly depth: number;
  /** Set if it does not matter where the reading of unread words stopped: that is then their beginning. */
  readonly needsNoStops?: boolean;
}

/** The words of one line of rules text, and its phrases between them. Places are indexes of words. */
export class Line {
  readonly lexemes: Lexemes;
  private readonly missed: { readonly from: number; readonly to: number }[] = [];
  private readonly matcher: Matcher;

  /** Whether it is of an instant or sorcery. */
  readonly isSpell: boolean;
  private readonly grammar: Grammar;
  private readonly needsNoStops: boolean;

  constructor(
    readonly text: string,
    { names, grammar, isSpell, depth, needsNoStops = false }: LineSettings,
  ) {
    this.grammar = grammar;
    this.needsNoStops = needsNoStops;
    this.isSpell = isSpell;
    this.lexemes = readLexemes(text, names, grammar.spelling, depth > 0);
    this.matcher = new Matcher(grammar, this.lexemes);
  }

  get words(): readonly Lexeme[] {
    return this.lexemes.words;
  }

  get length(): number {
    return this.lexemes.length;
  }

  /** The first dash from a place on, or -1. */
  dashAfter(from: number): number {
    return this.words.findIndex(({ kind }, index) => index >= from && kind === 'dash');
  }

  /** The end of the sentence that begins at a place: its full stop, or the end of the line. */
  stopAfter(from: number): number {
    for (let i = from; i < this.length; i++)
      if (this.words[i]!.text === '.' || this.words[i]!.kind === 'implied') return i;
    return this.length;
  }

  /** The first colon of the sentence that begins at a place, or -1. */
  colonAfter(from: number): number {
    for (let i = from; i < this.length; i++) {
      const { text } = this.words[i]!;
      if (text === '.') return -1;
      // A colon after "do this" begins an instruction.
      if (text === ':') return this.words[i - 1]?.lower === 'this' && this.words[i - 2]?.lower === 'do' ? -1 : i;
    }
    return -1;
  }

  /** The phrase of a category between two places, or null; none if the game has no such category. */
  phrase(category: string, from: number, to: number): Phrase | null {
    const number = this.grammar.find(category);
    return number < 0 ? null : this.matcher.phrase(number, from, to);
  }

  /** The costs between two places, or null: told to you, unlike those in “unless its controller pays {1}”. */
  costs(from: number, to: number): Phrase | null {
    const costs = this.phrase('costs', from, to);
    return costs && costs.number & PLURAL ? costs : null;
  }

  /**
   * The phrases of a category that begin at a place, the longest first; none if the game has no such category.
   * @param isEnd whether a phrase may end before a place; by default, all are given
   */
  phrases(category: string, from: number, isEnd?: (end: number) => boolean): readonly Phrase[] {
    const number = this.grammar.find(category);
    return number < 0 ? [] : this.matcher.phrases(number, from, isEnd);
  }

  /** The text of a phrase. */
  textOf({ start, end }: Phrase): string {
    return this.text.slice(this.words[start]!.start, this.words[end - 1]!.end);
  }

  /** The phrase of a category between two places. If there is none, records the words as unread. */
  require(category: string, from: number, to: number): Phrase | null {
    const phrase = this.phrase(category, from, to);
    if (!phrase) this.miss(from, to);
    return phrase;
  }

  /** The sentences between two places. Words that are no sentence are noted as unread. */
  sentences(from: number, to = this.length): SentenceReading[] {
    const found: SentenceReading[] = [];
    for (let start = from; start < to; ) {
      const stop = Math.min(this.stopAfter(start), to);
      if (stop > start) {
        const sentence = this.sentence(start, stop);
        if (sentence) found.push(sentence);
        else this.miss(start, stop);
      }
      start = stop + 1;
    }
    return found;
  }

  /** A sentence, or "Choose one —", whose modes follow on lines of their own. */
  sentence(from: number, to: number): SentenceReading | null {
    const phrase =
      this.phrase('sentence', from, to) ??
      (this.words[to - 1]?.kind === 'dash' ? this.phrase('choose-modes', from, to - 1) : null);
    return phrase && { phrase };
  }

  /** Notes that some words are not understood. */
  miss(from: number, to: number): void {
    if (from < to) this.missed.push({ from, to });
  }

  /** What was not understood. Offsets are UTF-16 units in the line. */
  unread(): UnreadPiece[] {
    return this.missed.map(({ from, to }) => {
      const end = this.words[to - 1]!.end;
      const stopped = this.needsNoStops ? from : Math.max(from, Math.min(to, this.furthestIn(from, to)));
      return { start: this.words[from]!.start, end, stoppedAt: this.words[stopped]?.start ?? end };
    });
  }

  /** The furthest word that a reading of these words reached. */
  private furthestIn(from: number, to: number): number {
    const matcher = new Matcher(this.grammar, { ...this.lexemes, length: to });
    matcher.phrases(this.grammar.category('sentence'), from);
    matcher.phrases(this.grammar.category('costs'), from);
    if (/^(?:when|whenever|at)$/.test(this.words[from]!.lower))
      matcher.phrases(this.grammar.category('when-trigger'), from + 1);
    return matcher.furthest;
  }
}
