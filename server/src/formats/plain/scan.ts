import type { Span } from '../../text/span.js';
import type { FormatProblem, Suppression } from '../card.js';
import { readDirective } from '../suppression-comment.js';
import { isComment, LineReader } from './lines.js';

/** A line longer than this many UTF-16 units is not card text but something else in the wrong file. */
export const LONGEST_LINE = 1_000_000;

/** A run of lines without a blank one between them: where a card, or the header, stands. Offsets in the file. */
export interface Block extends Span {
  /** Where its first overlong line starts; what stands from there on is not read. */
  readonly overlong: number | null;
}

/** What one pass over the lines finds, in file order. */
export interface Scan {
  readonly blocks: readonly Block[];
  readonly suppressions: readonly Suppression[];
  readonly problems: readonly FormatProblem[];
  /** Where the pass ended because `stopAt` said so: the start of a block that is not in `blocks`. */
  readonly stopped: number | null;
}

/**
 * Splits a text into blocks, from an offset where a line's content starts, in one pass.
 * A block reaches from its first to its last line that is no comment; a run of comments alone is no block.
 * `stopAt` is asked at the start of every block and ends the pass by saying yes.
 */
export function scan(text: string, from: number, stopAt: (start: number) => boolean): Scan {
  const blocks: Block[] = [];
  const suppressions: Suppression[] = [];
  const problems: FormatProblem[] = [];
  const waiting: Omit<Suppression, 'scope'>[] = [];
  let block: { start: number; end: number; overlong: number | null } | null = null;

  const silence = (scope: Span) => {
    for (const suppression of waiting) suppressions.push({ ...suppression, scope });
    waiting.length = 0;
  };
  const endBlock = () => {
    if (block) blocks.push(block);
    block = null;
  };

  const lines = new LineReader(text, from);
  while (lines.advance()) {
    const { line, content } = lines;
    if (isComment(text, content)) {
      const directive = readDirective(text, content, { start: content.start + 1, end: content.end });
      if (!directive) continue;
      const { comment, rules, reach } = directive;
      if (reach === 'next-line') waiting.push({ span: comment, rules });
      else suppressions.push({ span: comment, rules, scope: { start: comment.end, end: text.length } });
      continue;
    }
    silence(line);
    if (content.start === content.end) {
      endBlock();
      continue;
    }
    if (!block) {
      if (stopAt(content.start)) {
        return { blocks, suppressions: inOrder(suppressions), problems, stopped: content.start };
      }
      block = { start: content.start, end: content.end, overlong: null };
    }
    block.end = content.end;
    if (content.end - content.start > LONGEST_LINE) {
      block.overlong ??= content.start;
      problems.push(overlongLine(content));
    }
  }
  endBlock();
  silence({ start: text.length, end: text.length });
  return { blocks, suppressions: inOrder(suppressions), problems, stopped: null };
}

/** By place: one that waited for its line was met before those in between. */
function inOrder(suppressions: Suppression[]): Suppression[] {
  return suppressions.sort((a, b) => a.span.start - b.span.start);
}

function overlongLine(content: Span): FormatProblem {
  const length = (content.end - content.start).toLocaleString('en-US');
  const limit = LONGEST_LINE.toLocaleString('en-US');
  return {
    id: 'line-too-long',
    span: { start: content.start, end: content.start },
    message: `This line has ${length} characters. Card text is read up to ${limit} a line, so this card was skipped.`,
  };
}
