import type { DeclaredKeyword } from '../../analysis/keywords/set-keywords.js';
import type { OptionSpecs } from '../../lint/options.js';
import type { Span } from '../../text/span.js';

/** The severity that a set gives a rule; `off` disables it. */
export type ConfiguredSeverity = 'off' | 'hint' | 'info' | 'warning' | 'error';

/** The configuration of a lint rule: `"warning"`, or `{ "severity": "warning", …options }`. */
export interface RuleConfig {
  /** Null for the rule's own severity. */
  readonly severity: ConfiguredSeverity | null;
  readonly options: ReadonlyMap<string, unknown>;
}

/** The content of a `tokenwright.json`. Missing settings are null or empty. */
export interface Config {
  /** The id of a rulebook, or the path of a rules .txt. */
  readonly rulebook: string | null;
  /** The game of the cards; null if it is determined for each file by its content. */
  readonly game: 'magic' | 'riftbound' | 'other' | null;
  /** Globs of the files that belong to the set; null for every file that contains cards. */
  readonly include: readonly string[] | null;
  readonly exclude: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  /** The set's own keywords: abilities and actions. */
  readonly keywords: readonly DeclaredKeyword[];
  readonly actions: readonly DeclaredKeyword[];
  readonly abilityWords: readonly string[];
  /** Kinds of counters that are written with a capital. */
  readonly counters: readonly string[];
  readonly zones: readonly string[];
  /** Names of tokens that are defined elsewhere. */
  readonly predefined: readonly string[];
  /** The rules to suppress in the files of a glob; an empty list stands for every rule. */
  readonly suppress: readonly { readonly files: string; readonly rules: readonly string[] }[];
  /** The quotation marks and apostrophes that formatting writes; `keep` leaves them as they are. */
  readonly quotes: 'keep' | 'straight' | 'curly';
  /** Names of the token prints that the user has; null if there is no list of them. */
  readonly prints: readonly string[] | null;
  readonly rules: ReadonlyMap<string, RuleConfig>;
  /** The path of the folder with pictures for the cards; null for `art`. */
  readonly art: string | null;
  /** Paths of card reference files. */
  readonly cards: readonly string[];
  /** The path of the `.dic` file, or the language, of the dictionary for names and flavor text. */
  readonly dictionary: string | null;
  /** Words of names and flavor text that are in no dictionary. */
  readonly words: readonly string[];
}

/** A problem in a `tokenwright.json`. The span is in UTF-16 offsets of its text. */
export interface ConfigProblem {
  readonly id:
    | 'config-syntax'
    | 'config-unknown-key'
    | 'config-unknown-rule'
    | 'config-unknown-rulebook'
    | 'config-unusable-cards'
    | 'config-unusable-dictionary'
    | 'config-wrong-value';
  readonly span: Span;
  readonly message: string;
  readonly severity: 'warning' | 'error';
  /** The most similar valid word for a misspelled one; null if there is none. */
  readonly suggestion: string | null;
}

/** The names that a configuration may refer to. */
export interface KnownNames {
  /** Lint rules by their ids, with their options. */
  readonly rules: ReadonlyMap<string, OptionSpecs>;
  /** Ids of the bundled rulebooks. */
  readonly rulebooks: ReadonlySet<string>;
}

/** The configuration of a set without a `tokenwright.json`. */
export const emptyConfig: Config = {
  rulebook: null,
  game: null,
  include: null,
  exclude: [],
  subtypes: [],
  colors: [],
  keywords: [],
  actions: [],
  abilityWords: [],
  counters: [],
  zones: [],
  predefined: [],
  suppress: [],
  quotes: 'keep',
  prints: null,
  art: null,
  rules: new Map(),
  cards: [],
  dictionary: null,
  words: [],
};
