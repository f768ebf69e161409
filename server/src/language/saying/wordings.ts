import { withApostrophesOf } from '../../text/apostrophes.js';
import { capitalized } from '../../util/capital.js';
import type { LineContext } from '../abilities/ability.js';
import { articleFor } from '../article.js';
import { type Derivation, derivationOf, type WrongChoice } from '../grammar/derivation.js';
import type { Grammar } from '../grammar/grammar.js';
import type { Lexeme } from '../grammar/lexemes.js';
import type { Phrase } from '../grammar/phrase.js';
import { type WrongWording, withEdits } from './edit.js';
import { optionWords, type PhraseWords } from './option-words.js';
import { beginsSentence } from './sentence-start.js';
import { isClosing, joinWords } from './words.js';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Says the phrases of one line as an edition does. Offsets of its edits count from the start of the rules text. */
export class LineSaying implements PhraseWords {
  readonly self: string | null;
  private readonly words: readonly Lexeme[];

  constructor(
    private readonly grammar: Grammar,
    private readonly line: LineContext,
  ) {
    this.words = line.lexemes.words;
    this.self = this.words.find(({ kind }) => kind === 'self')?.text ?? null;
  }

  /** The edits after which the edition words a phrase as it is written: none for a phrase that is right. */
  *edits(phrase: Phrase): Generator<WrongWording> {
    if (phrase.breaks === 0) return;
    const derivation = derivationOf(phrase, this.line.lexemes);
    const wrong = derivation ? outermost(derivation.wrong) : [];
    for (const choice of wrong) yield this.edit(choice, derivation!, phrase);
    for (const slot of phrase.slots)
      if (!wrong.some(({ start, end }) => slot.start >= start && slot.end <= end)) yield* this.edits(slot);
  }

  text(phrase: Phrase): string {
    const start = this.words[phrase.start]!.start;
    const text = this.line.text.slice(start, this.words[phrase.end - 1]!.end);
    const shift = this.line.offset + start;
    return withEdits(
      text,
      [...this.edits(phrase)].map((edit) => ({ ...edit, start: edit.start - shift, end: edit.end - shift })),
    );
  }

  category(phrase: Phrase): string {
    return this.grammar.names[phrase.category]!;
  }

  private edit(wrong: WrongChoice, derivation: Derivation, phrase: Phrase): WrongWording {
    const { choice, option, start, end } = wrong;
    const right = choice.options.find(({ rule }) => rule === null);
    const rule = option.rule ?? '';
    const words = right && optionWords(right, derivation, wrong, phrase, this);
    const place = words ? this.place(start, end, joinWords(words)) : { ...this.span(start, end), text: null };
    const { offset, text } = this.line;
    if (place.text === null) return { start: offset + place.start, end: offset + place.end, text: null, rule };
    const { start: from, end: to, text: said } = narrowed(text, { ...place, text: this.quoted(place.text) });
    return { start: offset + from, end: offset + to, text: said, rule };
  }

  /** The words between two indexes; the place between two words if there are none. */
  private span(start: number, end: number): { start: number; end: number } {
    const { words } = this;
    if (end > start) return { start: words[start]!.start, end: words[end - 1]!.end };
    const at = words[start - 1]?.end ?? words[start]?.start ?? 0;
    return { start: at, end: at };
  }

  /** Where words go in the place of others, with the spaces, the article and the capital that they require. */
  private place(from: number, to: number, option: string): { start: number; end: number; text: string } {
    const { words, line } = this;
    const span = this.span(from, to);
    const before = words[from - 1];
    const next = words[to];
    const right = option === 'a' && next ? articleFor(line.text.slice(next.start)) : option;
    const isCapital = beginsSentence(words, from) && (words[from]?.capital ?? false);
    const following = right === '' ? (next ? line.text.slice(next.start) : '') : right;
    if (before && /^an?$/.test(before.lower) && following !== '' && articleFor(following) !== before.lower) {
      const article =
        beginsSentence(words, from - 1) && before.capital ? capitalized(articleFor(following)) : articleFor(following);
      return { start: before.start, end: span.end, text: right === '' ? article : `${article} ${right}` };
    }
    const gap = before ? line.text.slice(before.end, span.start) : '';
    const isJoined = to > from && gap === '' && before !== undefined && !isClosing(words[from]!.text);
    if (right === '') {
      if (before && gap.trim() === '') return { start: before.end, end: span.end, text: '' };
      if (!next) return { ...span, text: '' };
      const first = line.text[next.start]!;
      return { start: span.start, end: next.start + 1, text: isCapital ? first.toUpperCase() : first };
    }
    const said = isCapital ? capitalized(right) : right;
    if (!before) return { ...span, text: to > from ? said : `${said} ` };
    if (gap.trim() !== '' || isJoined || (gap === ' ' && to > from && !isClosing(right)))
      return { ...span, text: said };
    const isTight = gap === '' && next?.start === before.end;
    return { start: before.end, end: span.end, text: isClosing(right) ? said + (isTight ? ' ' : '') : ` ${said}` };
  }

  private quoted(text: string): string {
    return withApostrophesOf(this.line.text, text);
  }
}

/** A replacement without the words that stay at its start and end. */
function narrowed(
  line: string,
  { start, end, text }: Place & { readonly text: string },
): Place & { readonly text: string } {
  const words = text.split(/(?<= )/);
  const present = line.slice(start, end).split(/(?<= )/);
  let first = 0;
  while (first < words.length - 1 && words[first] === present[first]) first++;
  let last = 0;
  while (last < Math.min(words.length, present.length) - first && words.at(-1 - last) === present.at(-1 - last)) last++;
  const lengthOf = (list: readonly string[]) => list.join('').length;
  return {
    start: start + lengthOf(present.slice(0, first)),
    end: end - lengthOf(present.slice(present.length - last)),
    text: words.slice(first, words.length - last).join(''),
  };
}

/** Those that are not within others. */
function outermost(wrong: readonly WrongChoice[]): WrongChoice[] {
  return wrong.filter(
    (inner) =>
      !wrong.some(
        (outer) =>
          outer !== inner &&
          outer.firstStep <= inner.firstStep &&
          outer.lastStep >= inner.lastStep &&
          outer.start <= inner.start &&
          outer.end >= inner.end &&
          outer.end - outer.start > inner.end - inner.start,
      ),
  );
}
