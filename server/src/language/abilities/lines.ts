import { addLine, type TextLine } from './lost-breaks.js';

/** A bullet, loyalty cost or row of a die roll that lost the line break before it. */
const lostBreak = /(?=•)|(?<=[.!"”)]) ?(?=[+−-]?(?:\d+|X): |\d+(?:[—–-]\d+|\+)? \| )/g;

/** What each of them contains, for a quick look at lines that have none. */
const costOrRow = /[\dX]: | \| /;

/** Lines between the halves of a card, and what is left of markup. */
const separator = /^(?:-{2,}|\/\/|<hr \/>|\)|\s|\u200b)*$/;

/**
 * The lines of rules text, without those between the halves of a card. Offsets are UTF-16 units.
 * @param isKeywords whether a text is a line of keywords
 */
export function linesOf(text: string, isKeywords: (text: string) => boolean): readonly TextLine[] {
  const lines: TextLine[] = [];
  const add = (start: number, end: number) => {
    if (!separator.test(text.slice(start, end))) addLine(text, { start, end }, isKeywords, lines);
  };
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const line = text.slice(start, end);
    let from = start;
    if (line.includes('•', 1) || costOrRow.test(line))
      for (const match of line.matchAll(lostBreak)) {
        add(from, start + match.index);
        from = start + match.index + match[0].length;
      }
    add(from, end);
    start = end + 1;
  }
  return lines;
}
