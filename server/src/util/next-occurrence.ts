/**
 * Finds the next occurrence of a mark for a pass from left to right. Every part of the text is searched only once, so a
 * mark that does not occur does not make the pass quadratic.
 */
export class NextOccurrence {
  private at = -1;

  constructor(
    private readonly text: string,
    private readonly mark: string,
  ) {}

  /** The first offset of the mark at or after an offset; -1 if there is none. Offsets must not decrease. */
  from(offset: number): number {
    if (this.at < offset) {
      const found = this.text.indexOf(this.mark, offset);
      this.at = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return this.at === Number.POSITIVE_INFINITY ? -1 : this.at;
  }
}
