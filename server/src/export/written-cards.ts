/** Cards in another format, with what that format cannot represent. */
export interface WrittenCards {
  readonly text: string;
  /** In the order of the cards. */
  readonly losses: readonly Loss[];
}

/** A part of a card, or of a whole file, that was left out. */
export interface Loss {
  /** The name of the card; null if it has none, or if the loss concerns the whole file. */
  readonly card: string | null;
  /** The lost part, in a few words: `the note “too strong?”`. */
  readonly what: string;
}
