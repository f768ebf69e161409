/** Where the line with an offset begins, in a text whose line breaks are LF. Offsets are UTF-16 units. */
export function lineStartAt(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

/** Where the line with an offset ends, without its line break, in a text whose line breaks are LF. Offsets are UTF-16 units. */
export function lineEndAt(text: string, at: number): number {
  const lineBreak = text.indexOf('\n', at);
  return lineBreak < 0 ? text.length : lineBreak;
}

/** The text of the line with an offset, from its beginning to that offset. Line breaks are LF, offsets are UTF-16 units. */
export function lineUpTo(text: string, at: number): string {
  return text.slice(lineStartAt(text, at), at);
}
