import type { Span } from '../text/span.js';

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

/** What an entry of a token list is looked up by: its name without what such lists put around it. */
export function keyOfEntry(name: string): string {
  const { start, end } = plainName(name);
  return keyOf(name.slice(start, end));
}

/**
 * A name without what lists put around it to tell entries apart: white space, "(Token)", a set code, a power and
 * toughness.
 */
export function plainName(text: string): Span {
  const trimmed = text.trimEnd();
  const start = /^\s*(?:\d{1,3}\/\d{1,3}\s+)?/.exec(trimmed)![0].length;
  let end = trimmed.length;
  for (let round = 0; round < MARKS; round++) {
    const tail = /(?:\([^()]*\)|\s\d{1,3}\/\d{1,3}|\s[A-Z0-9]{3})$/.exec(trimmed.slice(0, end));
    if (!tail || tail.index <= start) break;
    end = trimmed.slice(0, tail.index).trimEnd().length;
  }
  return { start, end: Math.max(start, end) };
}

/** How many such marks a name may have. */
const MARKS = 4;

/** What stands among keys for the names of all cards in a file: no name is written so. */
export function cardNamesKey(path: string): string {
  return `\n${path}`;
}
