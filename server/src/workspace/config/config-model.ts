import type { DeclaredKeyword } from '../../analysis/keywords/set-keywords.js';
import type { OptionSpecs } from '../../lint/options.js';
import type { Span } from '../../text/span.js';

/** How much a finding weighs; `off` is never found. */
export type ConfiguredSeverity = 'off' | 'hint' | 'info' | 'warning' | 'error';

/** What a set says of one lint rule: `"warning"`, or `{ "severity": "warning", …options }`. */
export interface RuleConfig {
  /** Null keeps the rule's own severity. */
  readonly severity: ConfiguredSeverity | null;
  readonly options: ReadonlyMap<string, unknown>;
}

/** A set's `tokenwright.json`. Null or empty where it says nothing. */
export interface Config {
  /** A rulebook's id, or the path of a rules .txt. */
  readonly rulebook: string | null;
  /** The game of the cards; null where each file's own looks decide. */
  readonly game: 'magic' | 'riftbound' | 'other' | null;
  /** Globs of the files that belong to the set; null for every file that holds cards. */
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  /** Keywords of the set's own: abilities and actions. */
  readonly keywords: readonly DeclaredKeyword[];
  readonly actions: readonly DeclaredKeyword[];
  /** Names of tokens that are defined elsewhere. */
  readonly predefined: readonly string[];
  /** Which rules are silent in the files of a glob; an empty list of rules means every rule. */
  readonly suppress: readonly { readonly files: string; readonly rules: readonly string[] }[];
  /** Which quotation marks and apostrophes formatting writes; `keep` leaves those that stand there. */
  readonly quotes: 'keep' | 'straight' | 'curly';
  /** Names of the token prints that the owner has; null where no list of them is kept. */
  readonly prints: readonly string[] | null;
  readonly rules: ReadonlyMap<string, RuleConfig>;
  /** Paths of card reference files. */
  readonly cards: readonly string[];
}

/** Something in a `tokenwright.json` that cannot be used. The span is an offset in its text. */
export interface ConfigProblem {
  readonly id:
    | 'config-syntax'
    | 'config-unknown-key'
    | 'config-unknown-rule'
    | 'config-unknown-rulebook'
    | 'config-unusable-cards'
    | 'config-wrong-value';
  readonly span: Span;
  readonly message: string;
  readonly severity: 'warning' | 'error';
  /** The word that was most likely meant, where the span holds a misspelt one; else null. */
  readonly meant: string | null;
}

/** What a configuration may name. */
export interface KnownNames {
  /** Lint rules by their ids, with their options. */
  readonly rules: ReadonlyMap<string, OptionSpecs>;
  /** Ids of the bundled rulebooks. */
  readonly rulebooks: ReadonlySet<string>;
}

/** What holds where a set has no `tokenwright.json`. */
export const emptyConfig: Config = {
  rulebook: null,
  game: null,
  include: null,
  exclude: [],
  subtypes: [],
  colors: [],
  keywords: [],
  actions: [],
  predefined: [],
  suppress: [],
  quotes: 'keep',
  prints: null,
  rules: new Map(),
  cards: [],
};
