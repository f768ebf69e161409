import type { Text } from './text.js';

/** So much of a text is looked through at a time: a line break is never far. */
const STRETCH = 4096;

/** The line break a file uses, by its first one; LF where it has none. */
export function lineBreakOf(text: Text): string {
  for (let from = 0; from < text.length; from += STRETCH) {
    const at = text.slice(from, from + STRETCH).search(/[\r\n]/);
    if (at < 0) continue;
    const lineBreak = text.slice(from + at, from + at + 2);
    return lineBreak === '\r\n' ? lineBreak : lineBreak.charAt(0);
  }
  return '\n';
}

/** Where the line of an offset begins. */
export function lineStart(text: Text, offset: number): number {
  for (let to = offset; to > 0; to -= STRETCH) {
    const from = Math.max(0, to - STRETCH);
    const part = text.slice(from, to);
    const at = Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\r'));
    if (at >= 0) return from + at + 1;
  }
  return 0;
}

/** Whether an offset lies between the CR and the LF of one line break, where no editor has a place. */
export function isInLineBreak(text: string, offset: number): boolean {
  return text.charCodeAt(offset) === 10 && text.charCodeAt(offset - 1) === 13;
}
