import { type Piece, plainRegion, type Region } from '../../text/region.js';
import type { PlainLine } from './lines.js';

/**
 * Joins lines of a block (at least one) by `\n` into one region. An LF maps one to one; a CRLF, or a line break with
 * white space around it, is atomic; lines skipped between two of the lines (a comment, metadata) are hidden.
 */
export function joinedLines(source: string, lines: readonly PlainLine[]): Region {
  const pieces: Piece[] = [];
  let straight = 0;
  const add = (sourceLength: number, textLength: number) => {
    if (sourceLength === textLength) {
      straight += textLength;
      return;
    }
    if (straight > 0) pieces.push([straight, straight]);
    pieces.push([sourceLength, textLength]);
    straight = 0;
  };
  let before: PlainLine | undefined;
  for (const line of lines) {
    if (before) {
      const follows = before.nextLine === line.lineStart;
      add((follows ? line.start : before.nextLine) - before.end, 1);
      if (!follows) add(line.start - before.nextLine, 0);
    }
    add(line.end - line.start, line.end - line.start);
    before = line;
  }
  const start = lines[0]?.start ?? 0;
  const whole = source.slice(start, start + straight);
  if (pieces.length === 0 && !whole.includes('\r')) return plainRegion(whole, start);
  pieces.push([straight, straight]);
  const text = lines.map((line) => source.slice(line.start, line.end)).join('\n');
  return { text, start, pieces };
}
