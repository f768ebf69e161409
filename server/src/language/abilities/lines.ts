import { type TextLine, withLostBreaks } from './lost-breaks.js';

/** What ends a line: a line break, or a bullet, loyalty cost or row of a die roll that lost the line break before it. */
const breaks = /\n|(?=•)|(?<=[.!"”)]) ?(?=[+−-]?(?:\d+|X): |\d+(?:[—–-]\d+|\+)? \| )/g;

/** Lines between the halves of a card, and what is left of markup. */
const separator = /^(?:-{2,}|\/\/|<hr \/>|\)|\s|\u200b)*$/;

/**
 * The lines of rules text, without those between the halves of a card. Offsets are UTF-16 units.
 * @param isKeywords whether a text is a line of keywords
 */
export function* linesOf(text: string, isKeywords: (text: string) => boolean): Generator<TextLine> {
  let start = 0;
  for (const match of text.matchAll(breaks)) {
    const end = match.index;
    if (!separator.test(text.slice(start, end))) yield* withLostBreaks(text, { start, end }, isKeywords);
    start = end + match[0].length;
  }
  if (!separator.test(text.slice(start))) yield* withLostBreaks(text, { start, end: text.length }, isKeywords);
}
