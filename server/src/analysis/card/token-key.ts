import type { Span } from '../../text/span.js';

/**
 * The lookup key of a token's name: without the suffix "Token" (part of names since 2021), in lower case, with straight
 * apostrophes. So a definition without the suffix is still found.
 */
export function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .replace(/ (?:token|\(token\))$/, '');
}

/** The lookup key of an entry of a token list: that of its name without additions of such lists. */
export function keyOfEntry(name: string): string {
  const { start, end } = plainName(name);
  return keyOf(name.slice(start, end));
}

/**
 * A name without the additions by which lists distinguish entries: white space, "(Token)", a power and toughness, a set
 * code (`Cat FOE`, `Citizen TOTL`), and a number after a repeated code (`Cat FOE 2`).
 */
export function plainName(text: string): Span {
  const trimmed = text.trimEnd();
  const start = /^\s*(?:\d{1,3}\/\d{1,3}\s+)?/.exec(trimmed)![0].length;
  let end = trimmed.length;
  for (let round = 0; round < MAX_MARKS; round++) {
    const tail = marks.exec(trimmed.slice(0, end));
    if (!tail || tail.index <= start) break;
    // If the whole name is in capitals, its last word is not a code.
    if (/^[\s_]\S*[A-Z]/.test(tail[0]) && !/\p{Ll}/u.test(trimmed.slice(start, tail.index))) break;
    end = trimmed.slice(0, tail.index).trimEnd().length;
  }
  return { start, end: Math.max(start, end) };
}

/** The additions of lists after a name. */
const marks = /(?:\([^()]*\)|\s\d{1,3}\/\d{1,3}|[\s_](?:[A-Z0-9]{3}|(?=[A-Z0-9]*[A-Z])[A-Z0-9]{2,6})(?: \d{1,2})?)$/;

/** The most such additions a name may have. */
const MAX_MARKS = 4;

/** A lookup key for token definitions independent of their names: their subtypes, in any order and case. */
export function keyOfSubtypes(subtypes: readonly string[]): string {
  return subtypes
    .map((subtype) => subtype.toLowerCase())
    .sort()
    .join(' ');
}

/** The key that stands for the names of all cards in a file; no name contains a line break. */
export function cardNamesKey(path: string): string {
  return `\n${path}`;
}
