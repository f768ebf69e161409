/** The words of a text with spaces between them, as a set. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
