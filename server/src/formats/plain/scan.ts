import type { Span } from '../../text/span.js';
import type { FormatProblem, Suppression } from '../card.js';
import { readDirective } from '../suppression-comment.js';
import { LineReader, type PlainLine } from './lines.js';

/**
 * A block longer than this many UTF-16 units is no card but something else in the wrong file: real cards have a thousandth of
 * it. All that looks at cards takes a moment for one, and so for one of this length.
 */
export const LONGEST_CARD = 200_000;

/** A run of lines without a blank one between them: where a card, or the header, stands. Offsets in the file. */
export interface Block extends Span {
  /** Where the line starts that makes it too long; what stands from there on is not read. */
  readonly overlong: number | null;
  /** Its lines that are no comments, in offsets of the block. */
  readonly lines: readonly PlainLine[];
}

/**
 * Splits a text into blocks, from an offset where a line's content starts, in one pass; no more than one block is held at a
 * time. A block reaches from its first to its last line that is no comment; a run of comments alone is no block.
 */
export class BlockScanner {
  /** In the order of the text, once all blocks have been asked for. */
  readonly suppressions: Suppression[] = [];
  /** In the order of the text. */
  readonly problems: FormatProblem[] = [];
  /** Where the pass ended because `stopAt` said so: the start of a block that was not handed out. */
  stopped: number | null = null;
  private readonly reader: LineReader;
  private waiting: Omit<Suppression, 'scope'>[] = [];

  /**
   * @param stopAt asked at the start of every block; ends the pass by saying yes
   * @param fileEnd where the file ends, of which the text may be a part
   */
  constructor(
    private readonly text: string,
    from: number,
    private readonly stopAt: (start: number) => boolean,
    private readonly fileEnd = text.length,
  ) {
    this.reader = new LineReader(text, from);
  }

  /** The next block, null where there is none any more. */
  next(): Block | null {
    const { reader } = this;
    let block: { start: number; end: number; overlong: number | null; lines: PlainLine[] } | null = null;
    while (this.stopped === null && reader.advance()) {
      if (reader.isComment) {
        this.comment(reader.content);
        continue;
      }
      if (this.waiting.length > 0) this.silence(reader.line);
      if (reader.isBlank) {
        if (block) return block;
        continue;
      }
      const { start, end } = reader;
      if (!block) {
        if (this.stopAt(start)) {
          this.stopped = start;
          break;
        }
        block = { start, end, overlong: null, lines: [] };
      }
      block.end = end;
      block.lines.push(reader.from(block.start));
      if (end - block.start > LONGEST_CARD && block.overlong === null) {
        block.overlong = start;
        this.problems.push(overlongCard(start));
      }
    }
    if (!block) this.finish();
    return block;
  }

  private comment(content: Span): void {
    const directive = readDirective(this.text, content, { start: content.start + 1, end: content.end });
    if (!directive) return;
    const { comment, rules, reach } = directive;
    if (reach === 'next-line') this.waiting.push({ span: comment, rules });
    else this.suppressions.push({ span: comment, rules, scope: { start: comment.end, end: this.fileEnd } });
  }

  private silence(scope: Span): void {
    for (const suppression of this.waiting) this.suppressions.push({ ...suppression, scope });
    this.waiting = [];
  }

  private finish(): void {
    if (this.stopped === null) this.silence({ start: this.text.length, end: this.text.length });
    // By place: one that waited for its line was met before those in between.
    this.suppressions.sort((a, b) => a.span.start - b.span.start);
  }
}

function overlongCard(at: number): FormatProblem {
  const limit = LONGEST_CARD.toLocaleString('en-US');
  return {
    id: 'card-too-long',
    span: { start: at, end: at },
    message: `This card has more than ${limit} characters, so only its heading is read. A blank line ends a card.`,
  };
}
