import { type Encode, plainRegion, type Region, regionEnd } from '../../text/region.js';
import { composed, Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import { lowerBound } from '../../util/binary-search.js';

/** A line of a block: its start in the text, and its span in the file. */
interface NestedLine {
  readonly start: number;
  readonly source: Span;
}

/** The lines of a quote or list as one text without their prefixes. */
export class NestedText {
  readonly text: string;
  private readonly lines: readonly NestedLine[];
  private readonly encode: Encode;

  /**
   * @param source the text that the lines are spans of
   * @param prefix what a new line must begin with to stay in the block; null if unknown
   */
  constructor(
    private readonly source: string,
    lines: readonly Span[],
    prefix: string | null,
  ) {
    let start = 0;
    this.lines = lines.map((line) => {
      const nested = { start, source: line };
      start += line.end - line.start + 1;
      return nested;
    });
    this.text = lines.map((line) => source.slice(line.start, line.end)).join('\n');
    this.encode = (text) => (text.includes('\n') && prefix === null ? null : text.replaceAll('\n', `\n${prefix}`));
  }

  /** Maps an offset in the text to the source. */
  toSource(offset: number): number {
    const line = this.lines[this.indexAt(offset)];
    return line ? line.source.start + (offset - line.start) : 0;
  }

  spanToSource({ start, end }: Span): Span {
    return { start: this.toSource(start), end: this.toSource(end) };
  }

  /** Maps a region of the text to the source. */
  region(region: Region): Region {
    const end = regionEnd(region);
    if (end === region.start) return plainRegion('', this.toSource(region.start));
    const pieces = new Pieces();
    const first = this.indexAt(region.start);
    const last = this.indexAt(end);
    let text = '';
    for (let i = first; i <= last; i++) {
      const { source } = this.lines[i]!;
      if (i > first) {
        pieces.atom(source.start - this.lines[i - 1]!.source.end, 1);
        text += '\n';
      }
      pieces.add(source.end - source.start, source.end - source.start);
      text += this.source.slice(source.start, source.end);
    }
    const { start, source } = this.lines[first]!;
    return composed(pieces.region(text, source.start, this.encode), { ...region, start: region.start - start });
  }

  private indexAt(offset: number): number {
    return lowerBound(this.lines, offset + 1) - 1;
  }
}
