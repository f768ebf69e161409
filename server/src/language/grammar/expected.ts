import type { Grammar } from './grammar.js';
import { WITH_CONSTRUCT, WITH_SLOT } from './items.js';
import { type Lexemes, readLexemes } from './lexemes.js';
import { Matcher, type OpenState } from './match.js';
import { ANY_NUMBER } from './notation.js';

/** What may follow a text: the words that continue some reading of it. */
export class Expected {
  private readonly open: readonly OpenState[];

  /** @param categories those that the words can be the beginning of */
  constructor(
    private readonly grammar: Grammar,
    lexemes: Lexemes,
    categories: readonly string[],
  ) {
    const matcher = new Matcher(grammar, lexemes);
    this.open = categories
      .map((name) => grammar.find(name))
      .flatMap((category) => (category < 0 ? [] : matcher.openStates(category, 0)));
  }

  /** Whether some reading reaches the end of the text, so that the grammar can tell what follows. */
  get isKnown(): boolean {
    return this.open.length > 0;
  }

  /** Whether a word can follow, in its number: "Target player" is followed by *draws* and not by *draw*. */
  allows(word: string): boolean {
    const [lexeme] = readLexemes(word).words;
    if (!lexeme) return false;
    const search = { shape: this.grammar.shapeOf(lexeme), seen: new Set<number>() };
    return this.open.some(({ state, own, last }) => this.follows(this.grammar.nets.edges(state), own, last, search));
  }

  private follows(edges: number, own: number, last: number, search: Search): boolean {
    const { nets } = this.grammar;
    const code = nets.code.data;
    const word = nets.shapes.words[search.shape]!;
    const agreedAt = (edge: number) => {
      const agreement = code[edge]! >> 2;
      const number = code[edge]! & ANY_NUMBER;
      return agreement === WITH_CONSTRUCT ? own & number : agreement === WITH_SLOT ? last & number : number;
    };
    const words = code[edges]!;
    for (let i = 0; i < words; i++)
      if (code[edges + 2 + i] === word && agreedAt(edges + 3 + words + i * 2) !== 0) return true;
    for (let i = 0, edge = edges + 2 + words * 3; i < code[edges + 1]!; i++, edge += 3)
      if (agreedAt(edge + 2) !== 0 && this.begins(code[edge]!, agreedAt(edge + 2), search)) return true;
    return false;
  }

  /** Whether a phrase of a category and a number can begin with the word. */
  private begins(category: number, number: number, search: Search): boolean {
    const { nets } = this.grammar;
    const key = category * 4 + number;
    if (!nets.shapes.canBegin(category, search.shape) || search.seen.has(key)) return false;
    search.seen.add(key); // against categories that begin with themselves, and no category twice
    if (this.grammar.terminal(category)) return true;
    return this.follows(nets.entry(category, search.shape), number, number, search);
  }
}

/** A word that is searched, and the categories that were searched for it in vain. */
interface Search {
  readonly shape: number;
  readonly seen: Set<number>;
}
