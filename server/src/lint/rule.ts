import type { Edition } from '../edition/edition.js';
import type { Region } from '../text/region.js';
import type { Span } from '../text/span.js';
import type { FaceReading, PhraseReading } from './engine/face-reading.js';
import type { FileContext, SetContext } from './engine/file-context.js';
import type { Declarable, Edit, FixKind, Severity } from './finding.js';
import type { OptionSpecs, OptionValues } from './options.js';

/**
 * What a rule looks at, one at a time:
 *
 * - `phrase`: a token noun phrase ("two Treasure tokens"), in an instruction or a condition
 * - `card`: one face of a card
 * - `file`: a document, its comments included
 * - `set`: a document and what its set knows
 */
export type Scope = 'phrase' | 'card' | 'file' | 'set';

/** What `check` is given, by scope. */
export interface Contexts {
  readonly phrase: PhraseReading;
  readonly card: FaceReading;
  readonly file: FileContext;
  readonly set: SetContext;
}

/** A mistake, as a rule reports it. */
export interface Violation {
  /** Offsets in the region's text; for the scopes `file` and `set` offsets in the file. */
  readonly span: Span;
  /** A region of the face; left out it is the rules text. */
  readonly region?: Region;
  /** One sentence, in the designers' words. */
  readonly message: string;
  /** Where the case weighs less than the rule's own severity says. */
  readonly severity?: Severity;
  /** Left out where there is no good fix. One that the file's format cannot carry out is left out by itself. */
  readonly fix?: ViolationFix | null;
  /** What the set could declare, if the text is right after all. */
  readonly declarable?: Declarable;
}

/** A fix, as a rule offers it: edits in one region of the card. */
export interface ViolationFix {
  /** Left out it is the rule's own kind. */
  readonly kind?: FixKind;
  /** Left out it is the region of the finding. */
  readonly region?: Region;
  /** Begins with a verb. */
  readonly title: string;
  readonly edits: readonly Edit[];
}

export type Report = (found: Violation) => void;

/** A wrong text and the right one: shown on the rule's page, and tested both ways. */
export interface Example {
  readonly wrong: string;
  /** What the fix makes of it, or where there is none what a designer would write; null where that depends. */
  readonly right: string | null;
  /**
   * What the texts are: rules text of a card (the default), all that stands in a file of cards or tokens or in a cube list,
   * or the entries of a card database of Cockatrice.
   */
  readonly of?: 'rules text' | 'cards' | 'tokens' | 'cube' | 'cockatrice';
  /** The id of a bundled rulebook under which it is so; the newest where it is left out. */
  readonly rulebook?: string;
  /** Other files of the set that it takes, by their names. */
  readonly beside?: Readonly<Record<string, string>>;
  /** The token prints that the settings list; left out there is no such list. */
  readonly prints?: readonly string[];
  /** The names of the cards in the card reference, where the rule needs one. */
  readonly reference?: readonly string[];
}

/** A rule of the linter: all there is to know of it, and the check itself. */
export interface RuleOf<S extends Scope, Specs extends OptionSpecs = OptionSpecs> {
  /** Lower case, with hyphens: the name of its file and its page. Never changes, as settings and comments use it. */
  readonly id: string;
  /** What it finds, in one sentence. */
  readonly summary: string;
  /** Why that is a mistake, in two to four sentences, with the number of the game's rule where there is one. */
  readonly why: string;
  /** The number of the game's rule in an edition; null where there is none. */
  readonly cite: (edition: Edition) => string | null;
  /** `off` where a set has to ask for it. */
  readonly severity: Severity | 'off';
  /** The best fix it has to offer. */
  readonly fix: FixKind | 'none';
  readonly scope: S;
  /** Where it holds, and the same in words: "Magic rulebooks since November 2021". */
  readonly appliesTo: { readonly test: (edition: Edition) => boolean; readonly label: string };
  /**
   * For the scope `card`: letters of which a card's source must hold some to be looked at. Token definitions and cards
   * with links are always looked at. Left out, every card is.
   */
  readonly triggers?: readonly string[];
  /** Rules that say more about the same words: where one of them speaks, this one does not. */
  readonly yieldsTo?: readonly string[];
  readonly options?: Specs;
  readonly examples: readonly Example[];
  check(context: Contexts[S], report: Report, options: OptionValues<Specs>): void;
}

/** A rule of any scope. */
export type Rule = { readonly [S in Scope]: RuleOf<S> }[Scope];

/** A rule with options, whose check knows their types. */
export function withOptions<S extends Scope, Specs extends OptionSpecs>(rule: RuleOf<S, Specs>): RuleOf<S> {
  return rule;
}
