import type { Span } from '../../text/span.js';
import type { Repair, Slip } from './slip.js';

/** The longest word that is marked together with what touches it, in UTF-16 units. */
const MAX_WORD = 100;

/** The words that touch a stretch of text, so that a missing space or a small mark can be seen. */
export function withNeighbors(text: string, { start, end }: Span): Span {
  const before = /\S*$/.exec(text.slice(Math.max(start - MAX_WORD, 0), start))![0].length;
  const isWide = text.slice(start, end).trim() !== '';
  return {
    start: before > 0 || !isWide ? start - before : start,
    end: end + /^\S*/.exec(text.slice(end, end + MAX_WORD))![0].length,
  };
}

/** A wrong or missing mark, shown with the words that it touches. */
export function punctuationSlip(text: string, repair: Repair): Slip {
  return { kind: 'punctuation', ...withNeighbors(text, repair), repairs: [repair] };
}
