import type { Text } from './text.js';

/** How many units are searched at a time, as a line break is rarely far away. */
const CHUNK_SIZE = 4096;

/** The line break a file uses, judged by its first one; LF if it has none. */
export function lineBreakOf(text: Text): string {
  for (let from = 0; from < text.length; from += CHUNK_SIZE) {
    const at = text.slice(from, from + CHUNK_SIZE).search(/[\r\n]/);
    if (at < 0) continue;
    const lineBreak = text.slice(from + at, from + at + 2);
    return lineBreak === '\r\n' ? lineBreak : lineBreak.charAt(0);
  }
  return '\n';
}

/** The offset where the line of an offset begins. */
export function lineStart(text: Text, offset: number): number {
  for (let to = offset; to > 0; to -= CHUNK_SIZE) {
    const from = Math.max(0, to - CHUNK_SIZE);
    const part = text.slice(from, to);
    const at = Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\r'));
    if (at >= 0) return from + at + 1;
  }
  return 0;
}

/** Whether an offset is between the CR and the LF of one line break, where an editor has no cursor position. */
export function isInLineBreak(text: string, offset: number): boolean {
  return text.charCodeAt(offset) === 10 && text.charCodeAt(offset - 1) === 13;
}
