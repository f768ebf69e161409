import type { Lexeme } from '../grammar/lexemes.js';
import { Matcher } from '../grammar/match.js';
import type { Phrase } from '../grammar/phrase.js';
import { View } from '../meaning/view.js';
import type { Node, Source } from './ast.js';
import { tokenGrammar } from './grammar.js';
import { after, type WordRange } from './source.js';

/**
 * A range of words at one level of nesting, read with the wordings of `tokens.txt`: a quoted ability is one word, and so
 * is text in parentheses. Indexes are those of these words; the last one is a line end that the text need not have.
 */
export class Reading extends View {
  private readonly matcher: Matcher;

  /** @param names what the tokens that sentences are about may be called, as `~` in wordings */
  constructor(source: Source, range: WordRange, names: readonly string[] = []) {
    const words = lexemesOf(source, range, names);
    const grammar = tokenGrammar(source.dialect);
    const { text } = source;
    const lexemes = { text, length: words.length, words };
    super(grammar, { text, lexemes, offset: 0, isAbilityWord: false, quotes: [] });
    this.matcher = new Matcher(grammar, lexemes);
  }

  /** The longest phrase of a category at a word, of these the one with the fewest words that are not understood. */
  read(category: string, at: number): Phrase | null {
    return this.matcher.longest(this.grammar.category(category), at);
  }

  /** The phrases of some categories within a phrase, outermost only, in the order of the text. */
  outermost(phrase: Phrase, categories: ReadonlySet<string>, found: Phrase[] = []): Phrase[] {
    for (const slot of phrase.slots) {
      if (categories.has(this.category(slot))) found.push(slot);
      else this.outermost(slot, categories, found);
    }
    return found;
  }

  node(words: Pick<Phrase, 'start' | 'end'>): Node {
    return { span: this.spanOf(words), text: this.text(words) };
  }

  /** A word; a line end past the last. */
  word(at: number): Lexeme {
    return this.lexemes.words[Math.min(at, this.lexemes.length - 1)]!;
  }

  /** Whether nothing but the line end is left. */
  isDone(at: number): boolean {
    return at >= this.lexemes.length - 1;
  }
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
