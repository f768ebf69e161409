/**
 * Where a mark stands next in a text, for a pass from left to right: each stretch is searched once, however often it is
 * asked for, so that a mark that never comes does not make the pass slow.
 */
export class NextOccurrence {
  private at = -1;

  constructor(
    private readonly text: string,
    private readonly mark: string,
  ) {}

  /** The first place of the mark from an offset on, -1 where there is none. Offsets must not go back. */
  from(offset: number): number {
    if (this.at < offset) {
      const found = this.text.indexOf(this.mark, offset);
      this.at = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return this.at === Number.POSITIVE_INFINITY ? -1 : this.at;
  }
}
