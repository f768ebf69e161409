import type { Game, Rulebook } from '../rulebook/rulebook.js';
import type { Characteristics } from './characteristics.js';

/** What follows from one rulebook: how tokens are named, which are predefined, which words have a meaning. */
export interface Edition {
  readonly id: string;
  readonly game: Game;
  readonly rulebook: Rulebook;
  readonly naming: NamingRule;
  /** By the words before "token", in lower case: `treasure`, `wicked role`; Riftbound: `recruit`, `sand soldier`. */
  readonly predefined: ReadonlyMap<string, PredefinedToken>;
  /** Keywords that make tokens, by their first word in lower case. */
  readonly makers: ReadonlyMap<string, readonly KeywordMaker[]>;
  readonly vocabulary: Vocabulary;
}

/** How a token is named if the effect gives no name. */
export interface NamingRule {
  /**
   * Follows the subtypes: ` Token` since November 2021 (111.4), empty before; null in games where the effect names
   * tokens.
   */
  readonly suffix: ' Token' | '' | null;
  /** The rule that states it; null if the rulebook has none. */
  readonly rule: string | null;
}

/** A token whose characteristics the rules give (111.10; Riftbound 184). */
export interface PredefinedToken {
  /** The words before "token", as printed: `Treasure`, `Wicked Role`, `Sand Soldier`. */
  readonly words: string;
  /** The rule that defines it: `111.10a`. */
  readonly rule: string;
  readonly characteristics: Characteristics;
}

/** A parameter of a keyword: `amass [subtype] N`, `squad [cost]`. */
export type Parameter = 'subtype' | 'number' | 'cost';

/** A keyword ability or action that makes tokens, and the rules sentence that defines which. */
export interface KeywordMaker {
  /** The keyword as token lists name it: `investigate`, `gift`, `living weapon`. */
  readonly keyword: string;
  /** The words on cards, in lower case: `gift a food`. */
  readonly words: readonly string[];
  readonly parameters: readonly Parameter[];
  /** Whether it is an instruction ("investigate twice") rather than an ability. */
  readonly action: boolean;
  /** The rule with the sentence; null if its number in this edition is unknown. */
  readonly rule: string | null;
  /** The meaning of the keyword as card text, with placeholders for its parameters: "Create N 1/1 …". */
  readonly meaning: string;
}

/** The words of the game, to check the grammar's output against. Keys in lower case, values as printed. */
export interface Vocabulary {
  readonly cardTypes: ReadonlyMap<string, string>;
  readonly supertypes: ReadonlyMap<string, string>;
  /** Subtype to the families it belongs to. */
  readonly subtypes: ReadonlyMap<string, { readonly word: string; readonly families: readonly string[] }>;
  readonly keywords: ReadonlyMap<string, string>;
}
