import type { Span } from '../text/span.js';

/** How much a finding weighs, the heaviest first. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/**
 * How much a fix may be trusted: a `safe` one never changes what a card does, so all of them can be applied at once; a
 * `suggestion` is for the designer to choose.
 */
export type FixKind = 'safe' | 'suggestion';

/** A replacement of a stretch of text; an empty span inserts, an empty text removes. */
export interface Edit {
  readonly span: Span;
  readonly newText: string;
}

/** One way to put a finding right. */
export interface Fix {
  readonly kind: FixKind;
  /** What it does, beginning with a verb: `Change to “Treasure”`. */
  readonly title: string;
  /** In the order of the text; they never overlap. */
  readonly edits: readonly Edit[];
}

/** A word that a set's settings can declare: to be its own, so that it is no mistake, or for a print that there is. */
export interface Declarable {
  readonly list: 'subtypes' | 'colors' | 'predefined' | 'prints';
  readonly word: string;
}

/** One mistake in one file. All spans are offsets in the file. */
export interface Finding {
  /** The id of the rule that found it, or of the problem its format had. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence. */
  readonly message: string;
  /** The number of the game's rule behind it, in the edition in use; null where there is none. */
  readonly cite: string | null;
  /** The name of the card it is about; null for what stands outside cards, and for a card without a name. */
  readonly card: string | null;
  readonly span: Span;
  readonly fix: Fix | null;
  /** What would have to be declared for it to be right; left out where nothing could make it so. */
  readonly declarable?: Declarable;
}
