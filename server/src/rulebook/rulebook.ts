/** The games whose rules Tokenwright reads. Fifth Edition is Magic of 1997, with different terms for most things. */
export type Game = 'magic' | 'riftbound' | 'fifth';

/** One numbered rule or subrule. */
export interface GameRule {
  /** `111`, `111.4`, `111.10a`; `1` for the chapter of sections 100 to 199; Riftbound: `184.1`, `182.1.a`, `182.2.a.1`. Without the trailing full stop. */
  readonly number: string;
  /** The rule's sentences, without number and examples; for a section heading (`111`), its title. */
  readonly text: string;
  readonly examples: readonly string[];
  /** Whether the text is the project's own wording, because no source document contains the sentence. */
  readonly paraphrase: boolean;
}

/** One entry of the glossary. */
export interface Term {
  readonly term: string;
  readonly text: string;
}

/** A question and its answer from an official document. */
export interface RulebookQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Words of the game, sorted by family, as printed (`Time Lord`, `first strike`). */
export interface WordLists {
  readonly cardTypes: readonly string[];
  readonly supertypes: readonly string[];
  /** Family (`creature`, `artifact`, `enchantment`, `land`, `planeswalker`, `spell`, `battle`) to subtypes. */
  readonly subtypes: ReadonlyMap<string, readonly string[]>;
  readonly keywordAbilities: readonly string[];
  readonly keywordActions: readonly string[];
}

/** The numbered text of one edition of the rules. Text only: its meaning is derived in `edition/`. */
export interface Rulebook {
  readonly id: string;
  readonly game: Game;
  /** For display: `Magic: The Gathering, June 7, 2024`. */
  readonly title: string;
  /** The ISO date the rules took effect (`2024-06-07`), or as much of it as is known (`2021-11`, `1997`). */
  readonly date: string;
  /** The source of the sentences, in a few words; shown with every quoted rule. */
  readonly source: string;
  readonly rules: ReadonlyMap<string, GameRule>;
  /** Keys in lower case. */
  readonly glossary: ReadonlyMap<string, Term>;
  readonly questions: readonly RulebookQuestion[];
  readonly words: WordLists;
}

/** A problem in a rules text, and its line (from 0). */
export interface RulebookProblem {
  readonly line: number;
  readonly message: string;
}
