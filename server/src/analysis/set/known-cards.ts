import type { Card } from '../../formats/card.js';

/** Cards that are printed and that no file of the set holds, by their names: what a card reference knows. Answers at once. */
export interface KnownCards {
  /** The files it was read from, as people call them: `oracle-cards.json`. */
  readonly source: string;
  /** The card of a name, or of a face's name; null where there is none. Case, accents and apostrophes do not matter. */
  card(name: string): Card | null;
  /** Whether there is a card of this name. */
  has(name: string): boolean;
  /** The names that begin with these letters, as printed and in order, at most so many. */
  startingWith(letters: string, most: number): readonly string[];
  /** Names that this one may be a misspelling of, as printed: all within two slips of the hand, and few others. */
  resembling(name: string): readonly string[];
}
