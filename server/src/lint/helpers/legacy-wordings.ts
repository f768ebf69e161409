import type { Span } from '../../text/span.js';
import type { FaceReading } from '../engine/face-reading.js';

/** Every match of a wording in a text. The pattern is global. */
export function* wordings(
  text: string,
  pattern: RegExp,
): Generator<{ readonly match: RegExpExecArray; readonly span: Span }> {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const at = match.index;
    yield { match, span: { start: at, end: at + match[0].length } };
    pattern.lastIndex = at + Math.max(1, match[0].length);
  }
}

/**
 * Every match of a wording in the rules text of a face. Excludes names and speech, and a capital within a sentence,
 * which usually begins a name: "search for Bury the Past".
 */
export function* wordingsIn(
  face: FaceReading,
  pattern: RegExp,
): Generator<{ readonly match: RegExpExecArray; readonly span: Span }> {
  for (const found of wordings(face.text, pattern)) if (isCardText(face, found.span)) yield found;
}

/** Whether words are those of the card itself: neither a name or speech nor with a capital within a sentence. */
export function isCardText(face: FaceReading, span: Span): boolean {
  const isCapital =
    /^\p{Lu}/u.test(face.text.slice(span.start, span.start + 2)) &&
    /[\p{L}\d,'’][^\S\n]$/u.test(face.text.slice(Math.max(0, span.start - 2), span.start));
  return !isCapital && !face.isVerbatim(span);
}

/** Subjects other than "you" directly before a verb. */
const otherPeople =
  /\b(?:players?|opponents?|teammates?|controllers?|owners?|they|who)(?: (?:may|can|could|must|also|each|then|would))* $/i;

/**
 * Whether "your", "their" or "his or her" after a verb refers to its subject, so that it can be dropped: "puts … their
 * library", "shuffle your library". In "Target opponent puts the top card of your library …" it cannot.
 * @param before the text before the verb
 */
export function refersToActor(before: string, verb: string, whose: string): boolean {
  const isYours = whose.toLowerCase() === 'your';
  if (/s$/i.test(verb)) return !isYours;
  return otherPeople.test(before) !== isYours;
}

/** How far back the start of a clause is searched, in UTF-16 units. */
const REACH = 120;

/** The text before an offset in the same clause: since the last full stop, comma, colon or line break. */
export function clauseBefore(text: string, at: number, end = /[.,:;\n—•(]/g): string {
  const before = text.slice(Math.max(0, at - REACH), at);
  let from = 0;
  for (const match of before.matchAll(end)) from = match.index + 1;
  return before.slice(from);
}
