import type { Span } from '../../text/span.js';
import { NextOccurrence } from '../../util/next-occurrence.js';
import type { FormatProblem } from '../card.js';
import { problemAt } from './well-formed.js';

/** What one pass over a file finds. Offsets in the file, in its order. */
export interface Entries {
  /** The `<card>` elements; one without its end tag ends where the next begins. */
  readonly cards: readonly Span[];
  readonly comments: readonly Span[];
  /** What is wrong with the marks themselves. */
  readonly problems: readonly FormatProblem[];
}

const marks = /<!--|<!\[CDATA\[|<!DOCTYPE|<(\/?)(card|cards|cockatrice_carddatabase)(?=[\s/>])/g;

/** Finds the entries of a card database in one pass, however broken it is. Nothing in comments and sections is an entry. */
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
    const behind = at + written.length;
    if (written === '<!--') {
      const end = next.commentEnd.from(behind);
      const other = next.comment.from(behind);
      if (end < 0 || (other >= 0 && other < end)) {
        problems.push(problemAt({ start: at, end: behind }, 'This comment does not end: --> is missing'));
      } else {
        comments.push({ start: at, end: end + 3 });
        marks.lastIndex = end + 3;
      }
    } else if (written === '<![CDATA[') {
      const end = next.sectionEnd.from(behind);
      if (end < 0) problems.push(problemAt({ start: at, end: behind }, 'This section does not end: ]]> is missing'));
      else marks.lastIndex = end + 3;
    } else if (written === '<!DOCTYPE') {
      if (seenDoctype) continue;
      seenDoctype = true;
      const tagEnd = next.tagEnd.from(behind);
      const subset = next.subset.from(behind);
      if (subset >= 0 && subset < tagEnd) {
        const end = next.subsetEnd.from(subset);
        if (text.slice(subset, end < 0 ? undefined : end).includes('<!ENTITY')) problems.push(ownEntities(at, behind));
        if (end >= 0) marks.lastIndex = end + 1;
      }
    } else if (name === 'card') {
      if (slash === '') {
        endCard(lastContent(text, at));
        card = at;
      } else if (card !== null) {
        const end = next.tagEnd.from(behind);
        endCard(end < 0 ? text.length : end + 1);
        marks.lastIndex = end < 0 ? text.length : end + 1;
      } else {
        problems.push(problemAt({ start: at, end: behind }, '</card> closes nothing'));
      }
    } else if (slash === '/') endCard(lastContent(text, at));
  }
  endCard(lastContent(text, text.length));
  return { cards, comments, problems };
}

function ownEntities(start: number, end: number): FormatProblem {
  const message =
    'This file declares entities of its own. They are not replaced: write what they stand for where they are used.';
  return { id: 'xml-entities', span: { start, end }, message };
}

/** The offset behind the last character before an offset that is no white space. */
function lastContent(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && ' \t\r\n'.includes(text.charAt(end - 1))) end--;
  return end;
}
