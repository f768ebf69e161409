import type { Span } from '../../text/span.js';
import type { FormatProblem, Suppression } from '../card.js';
import { readDirective } from '../suppression-comment.js';
import { LineReader, type PlainLine } from './lines.js';

/**
 * The longest block that is read as a card, in UTF-16 units; real cards are a thousand times shorter. All analyses take
 * only a moment for a card of this length.
 */
const MAX_CARD_LENGTH = 200_000;

/** Consecutive lines without a blank line: a card, or the header. Offsets in the file. */
export interface Block extends Span {
  /** The start of the line that exceeds the limit; nothing is read from there on. Null if the block is short enough. */
  readonly overlong: number | null;
  /** Its lines except comments, with offsets in the block. */
  readonly lines: readonly PlainLine[];
}

/**
 * Splits a text into blocks in one pass, starting at an offset where a line's content starts; at most one block is in
 * memory at a time. A block extends from its first to its last line that is not a comment; comments alone are not a
 * block.
 */
export class BlockScanner {
  /** In text order, once all blocks have been requested. */
  readonly suppressions: Suppression[] = [];
  /** In text order. */
  readonly problems: FormatProblem[] = [];
  /** The start of the block at which `stopAt` ended the pass; that block was not returned. */
  stopped: number | null = null;
  private readonly reader: LineReader;
  private pending: Omit<Suppression, 'scope'>[] = [];

  /**
   * @param stopAt called with the start of every block; returns true to end the pass
   * @param fileEnd the end of the file, if the text is only a part of it
   */
  constructor(
    private readonly text: string,
    from: number,
    private readonly stopAt: (start: number) => boolean,
    private readonly fileEnd = text.length,
  ) {
    this.reader = new LineReader(text, from);
  }

  /** The next block, or null at the end. */
  next(): Block | null {
    const { reader } = this;
    let block: { start: number; end: number; overlong: number | null; lines: PlainLine[] } | null = null;
    while (this.stopped === null && reader.advance()) {
      if (reader.isComment) {
        this.comment(reader.content);
        continue;
      }
      if (this.pending.length > 0) this.applyPending(reader.line);
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
      if (end - block.start > MAX_CARD_LENGTH && block.overlong === null) {
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
    if (reach === 'next-line') this.pending.push({ span: comment, rules });
    else this.suppressions.push({ span: comment, rules, scope: { start: comment.end, end: this.fileEnd } });
  }

  private applyPending(scope: Span): void {
    for (const suppression of this.pending) this.suppressions.push({ ...suppression, scope });
    this.pending = [];
  }

  private finish(): void {
    if (this.stopped === null) this.applyPending({ start: this.text.length, end: this.text.length });
    // A comment for the next line is added later than comments between it and that line.
    this.suppressions.sort((a, b) => a.span.start - b.span.start);
  }
}

function overlongCard(at: number): FormatProblem {
  const limit = MAX_CARD_LENGTH.toLocaleString('en-US');
  return {
    id: 'card-too-long',
    span: { start: at, end: at },
    message: `This card has more than ${limit} characters, so only its heading is read. A blank line ends a card.`,
  };
}
