import type { Grammar } from './grammar.js';
import { WITH_CONSTRUCT, WITH_SLOT } from './items.js';
import { type Lexemes, numberOfWord, readLexemes } from './lexemes.js';
import { Matcher, type OpenState } from './match.js';
import type { Edge, State } from './states.js';

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
      .filter((name) => grammar.has(name))
      .flatMap((name) => matcher.openStates(grammar.category(name), 0));
  }

  /** Whether some reading reaches the end of the text, so that the grammar can tell what follows. */
  get isKnown(): boolean {
    return this.open.length > 0;
  }

  /** Whether a word can follow, in its number: "Target player" is followed by *draws* and not by *draw*. */
  allows(word: string): boolean {
    const [lexeme] = readLexemes(word).words;
    if (!lexeme) return false;
    const search = { id: numberOfWord(lexeme), shape: this.grammar.shapeOf(lexeme), seen: new Set<number>() };
    return this.open.some(({ state, own, last }) => this.follows(this.grammar.nets.stateAt(state), own, last, search));
  }

  private follows(state: State, own: number, last: number, search: Search): boolean {
    const agreed = ({ agreement, number }: Edge) =>
      agreement === WITH_CONSTRUCT ? own & number : agreement === WITH_SLOT ? last & number : number;
    return (
      (search.id > 0 && state.words.get(search.id)?.some((edge) => agreed(edge) !== 0) === true) ||
      state.slots.some((edge) => agreed(edge) !== 0 && this.begins(edge.id, agreed(edge), search))
    );
  }

  /** Whether a phrase of a category and a number can begin with the word. */
  private begins(category: number, number: number, search: Search): boolean {
    const { nets } = this.grammar;
    const key = category * 4 + number;
    if (!nets.shapes.canBegin(category, search.shape) || search.seen.has(key)) return false;
    search.seen.add(key); // against categories that begin with themselves, and no category twice
    if (this.grammar.terminal(category)) return true;
    return this.follows(nets.root(category), number, number, search);
  }
}

/** A word that is searched, and the categories that were searched for it in vain. */
interface Search {
  readonly id: number;
  readonly shape: number;
  readonly seen: Set<number>;
}
