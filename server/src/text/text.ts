/**
 * Text that can be read in parts: a string, or a `PiecedText`. Offsets count UTF-16 units. Call `toString` only if the
 * whole text is needed, as it joins the pieces.
 */
export interface Text {
  readonly length: number;
  /** The text from `start`, which must be in the text, to `end` or the end of the text, whichever comes first. */
  slice(start: number, end?: number): string;
  toString(): string;
}
