import type { Game, Rulebook } from '../rulebook/rulebook.js';
import type { Characteristics } from './characteristics.js';

/** What follows from one rulebook: how tokens are named, which are predefined, which words mean something. */
export interface Edition {
  readonly id: string;
  readonly game: Game;
  readonly rulebook: Rulebook;
  readonly naming: NamingRule;
  /** By the words before "token", in lower case: `treasure`, `wicked role`; Riftbound: `recruit`, `sand soldier`. */
  readonly predefined: ReadonlyMap<string, PredefinedToken>;
  /** Keywords that make tokens, by the first of their words in lower case. */
  readonly makers: ReadonlyMap<string, readonly KeywordMaker[]>;
  readonly vocabulary: Vocabulary;
}

/** How a token gets its name when the effect gives none. */
export interface NamingRule {
  /** What stands behind the subtypes: ` Token` since November 2021 (111.4), nothing before; null in games where the effect names it. */
  readonly suffix: ' Token' | '' | null;
  /** The rule that says so, where the rulebook has one. */
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

/** What a keyword is followed by: `amass [subtype] N`, `squad [cost]`. */
export type Parameter = 'subtype' | 'number' | 'cost';

/** A keyword or keyword action that makes tokens, and the rules sentence that says which. */
export interface KeywordMaker {
  /** The keyword as token lists name it: `investigate`, `gift`, `living weapon`. */
  readonly keyword: string;
  /** The words cards write, in lower case: `gift a food`. */
  readonly words: readonly string[];
  readonly parameters: readonly Parameter[];
  /** Whether it is an instruction ("investigate twice"), not an ability. */
  readonly action: boolean;
  /** The rule with the sentence; null where its number in this edition is not known. */
  readonly rule: string | null;
  /** What the keyword means, as card text with its parameters in place: "Create N 1/1 …". */
  readonly meaning: string;
}

/** Words the grammar's output is checked against. Keys are lower case, values as printed. */
export interface Vocabulary {
  readonly cardTypes: ReadonlyMap<string, string>;
  readonly supertypes: ReadonlyMap<string, string>;
  /** Subtype to the families it belongs to. */
  readonly subtypes: ReadonlyMap<string, { readonly word: string; readonly families: readonly string[] }>;
  readonly keywords: ReadonlyMap<string, string>;
}
