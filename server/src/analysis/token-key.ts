/**
 * What a token's name is looked up by: without the word "Token" behind it (names end so since 2021, before they did
 * not), without case, with straight apostrophes. So a definition that forgets the suffix is still found.
 */
export function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replace(/ (?:token|\(token\))$/, '');
}
