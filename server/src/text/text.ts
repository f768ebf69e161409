/**
 * Text that can be read in parts: a string, or one in pieces, which an edit leaves as they are. Offsets count UTF-16 units.
 * Only who needs all of it makes it one string, with `toString`.
 */
export interface Text {
  readonly length: number;
  /** What stands from `start` to `end`, or to the end of the text, where that comes first; `start` lies in it. */
  slice(start: number, end?: number): string;
  toString(): string;
}
