import type { Edit } from '../text/edit.js';
import type { Space, SpanIn } from '../text/span.js';

export type { Edit } from '../text/edit.js';

/** How serious a finding is, worst first. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/**
 * How far a fix can be trusted: a `safe` one never changes what a card does, so all of them can be applied at once; the
 * designer decides about each `suggestion`.
 */
export type FixKind = 'safe' | 'suggestion';

/** One way to fix a finding. */
export interface Fix<S extends Space = 'file'> {
  readonly kind: FixKind;
  /** Describes the fix, beginning with a verb: `Change to “Treasure”`. */
  readonly title: string;
  /** In text order, without overlaps. */
  readonly edits: readonly Edit<S>[];
}

/**
 * A word that the set's settings can declare, as one of the set's own words or as an available print, so that the
 * finding no longer applies.
 */
export interface Declarable {
  readonly list: 'subtypes' | 'colors' | 'predefined' | 'prints' | 'words';
  readonly word: string;
}

/** One mistake in one file. All spans are offsets in the file (UTF-16). */
export interface Finding<S extends Space = 'file'> {
  /** The id of the rule that reported it, or of a problem its format found. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence. */
  readonly message: string;
  /** The number of the game's rule it is based on, in the edition in use; null if there is none. */
  readonly cite: string | null;
  /** The name of the card it is about; null outside of cards and for a card without a name. */
  readonly card: string | null;
  readonly span: SpanIn<S>;
  readonly fix: Fix<S> | null;
  /** Other fixes to choose from; absent if there are none. */
  readonly otherFixes?: readonly Fix<S>[];
  /** The declaration that would resolve it; absent if none would. */
  readonly declarable?: Declarable;
}
