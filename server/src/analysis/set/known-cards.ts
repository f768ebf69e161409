import type { Card } from '../../formats/card.js';

/** Printed cards by name, from a card reference; they are not in the files of the set. Lookups are synchronous. */
export interface KnownCards {
  /** The files it was read from, for display: `oracle-cards.json`. */
  readonly source: string;
  /**
   * The card with a name, or with a face of that name; null if there is none. Ignores case, accents and kinds of
   * apostrophes.
   */
  card(name: string): Card | null;
  /** Whether there is a card of this name. */
  has(name: string): boolean;
  /** The names that begin with some letters, as printed and in order, at most `limit`. */
  startingWith(letters: string, limit: number): readonly string[];
  /** Names that this one may be a misspelling of, as printed: all within two typing mistakes, and a few others. */
  resembling(name: string): readonly string[];
}
