/** The line break a file uses, by its first one; LF where it has none. */
export function lineBreakOf(text: string): string {
  const at = text.search(/[\r\n]/);
  if (at < 0 || text.charAt(at) === '\n') return '\n';
  return text.charAt(at + 1) === '\n' ? '\r\n' : '\r';
}

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  if (offset <= 0) return 0;
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}
