import type { Edition } from '../edition/edition.js';
import type { Region } from '../text/region.js';
import type { Space, SpanIn } from '../text/span.js';
import type { FaceReading, PhraseReading } from './engine/face-reading.js';
import type { FileContext, SetContext } from './engine/file-context.js';
import type { Declarable, Edit, FixKind, Severity } from './finding.js';
import type { OptionSpecs, OptionValues } from './options.js';

/**
 * What a rule checks, one at a time:
 *
 * - `phrase`: a token noun phrase ("two Treasure tokens"), in an instruction or a condition
 * - `card`: one face of a card
 * - `file`: a document, including its comments
 * - `set`: a document, with access to its set
 */
export type Scope = 'phrase' | 'card' | 'file' | 'set';

/** What `check` receives, by scope. */
export interface Contexts {
  readonly phrase: PhraseReading;
  readonly card: FaceReading;
  readonly file: FileContext;
  readonly set: SetContext;
}

/** What the offsets count from that a rule of a scope reports: the text of a region, or the file. */
export interface SpaceOf {
  readonly phrase: 'text';
  readonly card: 'text';
  readonly file: 'file';
  readonly set: 'file';
}

/** A mistake, as a rule reports it. */
export interface Violation<S extends Space = 'text'> {
  readonly span: SpanIn<S>;
  /** A region of the face; by default the rules text. */
  readonly region?: Region;
  /** One sentence: what is wrong and what is expected, in terms that card designers use. */
  readonly message: string;
  /** Set if this case is less serious than the rule's own severity. */
  readonly severity?: Severity;
  /** Absent if there is no good fix. A fix that the file's format cannot express is dropped by the engine. */
  readonly fix?: ViolationFix<S> | null;
  /** Other fixes to choose from, if the designer may have meant something else. For the scopes `phrase` and `card`. */
  readonly otherFixes?: readonly ViolationFix<S>[];
  /** What the set could declare if the text is right after all. */
  readonly declarable?: Declarable;
}

/** A fix as a rule reports it: edits in one region of the card. */
export interface ViolationFix<S extends Space = 'text'> {
  /** By default the rule's own kind. */
  readonly kind?: FixKind;
  /** By default the region of the finding. */
  readonly region?: Region;
  /** Begins with a verb. */
  readonly title: string;
  readonly edits: readonly Edit<S>[];
}

export type Report<S extends Space = 'text'> = (found: Violation<S>) => void;

/** A wrong text and its correction: shown on the rule's page and tested both ways. */
export interface Example {
  readonly wrong: string;
  /** The result of the fix or, without a fix, what a designer would write; null if that depends on the card. */
  readonly right: string | null;
  /**
   * The format of the texts: rules text of a card (the default), a whole file of cards or tokens, a cube list, or the
   * entries of a Cockatrice card database.
   */
  readonly of?: 'rules text' | 'cards' | 'tokens' | 'cube' | 'cockatrice';
  /** The id of the bundled rulebook that the example needs; by default the newest. */
  readonly rulebook?: string;
  /** Other files that the set needs for the example, by name. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The token prints that the settings list; by default there is no such list. */
  readonly prints?: readonly string[];
  /** The names of the cards in the card reference, if the rule needs one. */
  readonly reference?: readonly string[];
  /** The words of the dictionary, if the rule needs one. */
  readonly dictionary?: readonly string[];
}

/** A rule of the linter: its description and the check itself. */
export interface RuleOf<S extends Scope, Specs extends OptionSpecs = OptionSpecs> {
  /**
   * Lower case, with hyphens: the name of its file and its page. Never changes, since settings and comments refer to
   * it.
   */
  readonly id: string;
  /** What the rule finds, in one sentence. */
  readonly summary: string;
  /** Why that is a mistake, in two to four sentences, with the number of the game's rule if there is one. */
  readonly why: string;
  /** The number of the game's rule in an edition; null if there is none. */
  readonly cite: (edition: Edition) => string | null;
  /** `off` if sets have to opt in. */
  readonly severity: Severity | 'off';
  /** The most trusted kind of fix that the rule offers. */
  readonly fix: FixKind | 'none';
  readonly scope: S;
  /** The editions the rule applies to, as a test and as a label: "Magic rulebooks since November 2021". */
  readonly appliesTo: { readonly test: (edition: Edition) => boolean; readonly label: string };
  /**
   * For the scope `card`: only cards whose source contains one of these strings are checked. Token definitions and
   * cards with links are always checked; without triggers, every card is.
   */
  readonly triggers?: readonly string[];
  /** More specific rules: this rule is silent about words that one of them reports. */
  readonly yieldsTo?: readonly string[];
  /** Set if the rule is silent about words that any rule without this mark reports. */
  readonly isGeneral?: true;
  /**
   * Set if the rule finds that something is missing which a writer may be about to add, such as a line, a word or a
   * closing mark. An editor shows that only once the card is no longer being written.
   */
  readonly lacks?: true;
  readonly options?: Specs;
  readonly examples: readonly Example[];
  check(context: Contexts[S], report: Report<SpaceOf[S]>, options: OptionValues<Specs>): void;
}

/** A rule of any scope. */
export type Rule = { readonly [S in Scope]: RuleOf<S> }[Scope];

/** A rule with options, whose check knows their types. */
export function withOptions<S extends Scope, Specs extends OptionSpecs>(rule: RuleOf<S, Specs>): RuleOf<S> {
  return rule;
}
