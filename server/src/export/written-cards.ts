/** Cards in another format, and what of them that format has no place for. */
export interface WrittenCards {
  readonly text: string;
  /** In the order of the cards. */
  readonly losses: readonly Loss[];
}

/** Something of a card, or of a whole file, that was left out. */
export interface Loss {
  /** The name of the card; null where it has none, or where the file is meant. */
  readonly card: string | null;
  /** What it is, in a few words: `the note “too strong?”`. */
  readonly what: string;
}
