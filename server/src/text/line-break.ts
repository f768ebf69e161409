/** The line break a file uses, by its first one; LF where it has none. */
export function lineBreakOf(text: string): string {
  const at = text.search(/[\r\n]/);
  if (at < 0 || text.charAt(at) === '\n') return '\n';
  return text.charAt(at + 1) === '\n' ? '\r\n' : '\r';
}
