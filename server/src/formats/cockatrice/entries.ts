import type { Span } from '../../text/span.js';
import { NextOccurrence } from '../../util/next-occurrence.js';
import type { FormatProblem } from '../card.js';
import { problemAt } from './well-formed.js';

/** The result of one pass over a file. Offsets in the file, in file order. */
export interface Entries {
  /** The `<card>` elements; one without an end tag ends where the next begins. */
  readonly cards: readonly Span[];
  readonly comments: readonly Span[];
  /** Errors in the delimiters themselves. */
  readonly problems: readonly FormatProblem[];
}

const marks = /<!--|<!\[CDATA\[|<!DOCTYPE|<(\/?)(card|cards|cockatrice_carddatabase)(?=[\s/>])/g;

/** Finds the entries of a card database in one pass, however broken it is. Comments and CDATA sections are skipped. */
export function findEntries(text: string): Entries {
  const cards: Span[] = [];
  const comments: Span[] = [];
  const problems: FormatProblem[] = [];
  const next = {
    comment: new NextOccurrence(text, '<!--'),
    commentEnd: new NextOccurrence(text, '-->'),
    sectionEnd: new NextOccurrence(text, ']]>'),
    subset: new NextOccurrence(text, '['),
    subsetEnd: new NextOccurrence(text, ']'),
    tagEnd: new NextOccurrence(text, '>'),
  };
  let seenDoctype = false;
  let card: number | null = null;
  const endCard = (end: number) => {
    if (card !== null) cards.push({ start: card, end });
    card = null;
  };

  marks.lastIndex = 0;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [written, slash, name] = mark;
    const at = mark.index;
    const after = at + written.length;
    if (written === '<!--') {
      const end = next.commentEnd.from(after);
      const other = next.comment.from(after);
      if (end < 0 || (other >= 0 && other < end)) {
        problems.push(problemAt({ start: at, end: after }, 'This comment does not end: --> is missing'));
      } else {
        comments.push({ start: at, end: end + 3 });
        marks.lastIndex = end + 3;
      }
    } else if (written === '<![CDATA[') {
      const end = next.sectionEnd.from(after);
      if (end < 0) problems.push(problemAt({ start: at, end: after }, 'This section does not end: ]]> is missing'));
      else marks.lastIndex = end + 3;
    } else if (written === '<!DOCTYPE') {
      if (seenDoctype) continue;
      seenDoctype = true;
      const tagEnd = next.tagEnd.from(after);
      const subset = next.subset.from(after);
      if (subset >= 0 && subset < tagEnd) {
        const end = next.subsetEnd.from(subset);
        if (text.slice(subset, end < 0 ? undefined : end).includes('<!ENTITY'))
          problems.push(customEntities(at, after));
        if (end >= 0) marks.lastIndex = end + 1;
      }
    } else if (name === 'card') {
      if (slash === '') {
        endCard(lastContent(text, at));
        card = at;
      } else if (card !== null) {
        const end = next.tagEnd.from(after);
        endCard(end < 0 ? text.length : end + 1);
        marks.lastIndex = end < 0 ? text.length : end + 1;
      } else {
        problems.push(problemAt({ start: at, end: after }, '</card> closes nothing'));
      }
    } else if (slash === '/') endCard(lastContent(text, at));
  }
  endCard(lastContent(text, text.length));
  return { cards, comments, problems };
}

function customEntities(start: number, end: number): FormatProblem {
  const message =
    'This file declares entities of its own. They are not replaced: write their text where they are used.';
  return { id: 'xml-entities', span: { start, end }, message };
}

/** The end offset of the last character before an offset that is not white space. */
function lastContent(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && ' \t\r\n'.includes(text.charAt(end - 1))) end--;
  return end;
}
