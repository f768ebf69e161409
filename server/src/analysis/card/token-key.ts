import type { Span } from '../../text/span.js';

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
 * A name without what lists put around it to tell entries apart: white space, "(Token)", a power and toughness, a set
 * code (`Cat FOE`, `Citizen TOTL`), and the number that follows a code which is taken already (`Cat FOE 2`).
 */
export function plainName(text: string): Span {
  const trimmed = text.trimEnd();
  const start = /^\s*(?:\d{1,3}\/\d{1,3}\s+)?/.exec(trimmed)![0].length;
  let end = trimmed.length;
  for (let round = 0; round < MARKS; round++) {
    const tail = marks.exec(trimmed.slice(0, end));
    if (!tail || tail.index <= start) break;
    // Where the whole name is in capitals, its last word is no code.
    if (/^[\s_]\S*[A-Z]/.test(tail[0]) && !/\p{Ll}/u.test(trimmed.slice(start, tail.index))) break;
    end = trimmed.slice(0, tail.index).trimEnd().length;
  }
  return { start, end: Math.max(start, end) };
}

/** What lists put behind a name. */
const marks = /(?:\([^()]*\)|\s\d{1,3}\/\d{1,3}|[\s_](?:[A-Z0-9]{3}|(?=[A-Z0-9]*[A-Z])[A-Z0-9]{2,6})(?: \d{1,2})?)$/;

/** How many such marks a name may have. */
const MARKS = 4;

/** What token definitions are found by whatever they are called: their subtypes, in any order and case. */
export function keyOfSubtypes(subtypes: readonly string[]): string {
  return subtypes
    .map((subtype) => subtype.toLowerCase())
    .sort()
    .join(' ');
}

/** What stands among keys for the names of all cards in a file: no name is written so. */
export function cardNamesKey(path: string): string {
  return `\n${path}`;
}
