/** Text as part of a regular expression, with or without the `u` flag, that matches just this text. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
