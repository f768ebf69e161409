import type { TextSpan } from '../../text/span.js';
import type { Grammar } from '../grammar/grammar.js';
import type { Lexeme } from '../grammar/lexemes.js';
import { Matcher } from '../grammar/match.js';
import type { Phrase } from '../grammar/phrase.js';
import type { Node, Source } from './ast.js';
import { tokenGrammar } from './grammar.js';
import { after, type WordRange } from './source.js';

/**
 * A range of words at one level of nesting, read with the wordings of `tokens.txt`: a quoted ability is one word, and so
 * is text in parentheses. Indexes are those of these words; the last one is a line end that the text need not have.
 */
export class Reading {
  readonly words: readonly Lexeme[];
  private readonly grammar: Grammar;
  private readonly matcher: Matcher;

  /** @param names what the tokens that sentences are about may be called, as `~` in wordings */
  constructor(
    private readonly source: Source,
    range: WordRange,
    names: readonly string[] = [],
  ) {
    this.words = lexemesOf(source, range, names);
    this.grammar = tokenGrammar(source.dialect);
    const { length } = this.words;
    this.matcher = new Matcher(this.grammar, { text: source.text, length, words: this.words });
  }

  /** The longest phrase of a category at a word, of these the one with the fewest words that are not understood. */
  read(category: string, at: number): Phrase | null {
    return this.matcher.longest(this.grammar.category(category), at);
  }

  category({ category }: Phrase): string {
    return this.grammar.nameOf(category);
  }

  /** The phrase in the slot with a field name, or null. */
  field({ ending, slots }: Phrase, name: string): Phrase | null {
    return slots[ending?.fields.indexOf(name) ?? -1] ?? null;
  }

  /** The phrases of some categories within a phrase, outermost only, in the order of the text. */
  within(phrase: Phrase, categories: ReadonlySet<string>, found: Phrase[] = []): Phrase[] {
    for (const slot of phrase.slots) {
      if (categories.has(this.category(slot))) found.push(slot);
      else this.within(slot, categories, found);
    }
    return found;
  }

  /** The first phrase of a category within a phrase, or null. */
  first(phrase: Phrase, category: string): Phrase | null {
    for (const slot of phrase.slots) {
      const found = this.category(slot) === category ? slot : this.first(slot, category);
      if (found) return found;
    }
    return null;
  }

  span({ start, end }: Pick<Phrase, 'start' | 'end'>): TextSpan {
    return { start: this.words[start]!.start, end: this.words[Math.max(start, end - 1)]!.end };
  }

  node(phrase: Pick<Phrase, 'start' | 'end'>): Node {
    const span = this.span(phrase);
    return { span, text: this.source.text.slice(span.start, span.end) };
  }

  text(phrase: Pick<Phrase, 'start' | 'end'>): string {
    return this.node(phrase).text;
  }

  /** A word in lower case; empty past the end. */
  lower(at: number): string {
    return this.words[at]?.lower ?? '';
  }

  /** Whether nothing but the line end is left. */
  isDone(at: number): boolean {
    return at >= this.words.length - 1;
  }
}

/** The construct of a phrase. */
export function constructOf({ ending }: Phrase): string {
  return ending?.wording.construct ?? '';
}

function lexemesOf(source: Source, { from, to }: WordRange, names: readonly string[]): Lexeme[] {
  const { words, closes, text } = source;
  const found: Lexeme[] = [];
  for (let i = from; i < to; i = after(source, i)) {
    const word = words[i]!;
    const last = words[Math.min(Math.max(closes[i]!, i), to - 1)]!;
    const name = names.find((each) => text.startsWith(each, word.start));
    if (name !== undefined) {
      const end = word.start + name.length;
      found.push({ kind: 'self', text: name, lower: '~', start: word.start, end, capital: false });
      while (i + 1 < to && words[i + 1]!.start < end) i++;
    } else if (word.kind === 'open-quote' || word.kind === 'open-single')
      found.push({
        kind: 'quote',
        text: text.slice(word.start, last.end),
        lower: '“”',
        start: word.start,
        end: last.end,
        capital: false,
      });
    else if (word.kind === 'open')
      found.push({ kind: 'mark', text: '(', lower: '(', start: word.start, end: last.end, capital: false });
    else found.push(word as Lexeme);
  }
  const end = found.at(-1)?.end ?? words[from]?.start ?? 0;
  found.push({ kind: 'line', text: '', lower: '\n', start: end, end, capital: false });
  return found;
}
