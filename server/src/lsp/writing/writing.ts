import type { PlacedCard } from '../../formats/card.js';
import { type Change, offsetAfter } from '../../text/change.js';
import type { Span } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import { lastAtOrBefore } from '../../util/binary-search.js';

/** The text that is being written: where the last edit was made, in the current text of a document. */
export interface Writing {
  readonly path: string;
  /** The offsets where the last edit ended: one for each cursor. */
  readonly ends: readonly number[];
  /** The cards with these ends, or an empty span for an end between cards. */
  readonly blocks: readonly Span[];
  /** Differs from that of any earlier writing in other blocks. */
  readonly turn: number;
}

/** The longest gap after a card, in UTF-16 units, in which a cursor still belongs to the card. */
const MAX_GAP = 100;

/** How much is inserted by one keystroke, in UTF-16 units: a character, or a pair of brackets. */
const KEYSTROKE = 2;

/** Where the last edit of a document ended, in its current text. */
export function endsOf(changes: readonly Change[]): number[] {
  return changes.map(({ newEnd }, at) => offsetThrough(newEnd, changes.slice(at + 1)));
}

/** Where an offset is after these changes. */
export function offsetThrough(offset: number, changes: readonly Change[]): number {
  return changes.reduce(offsetAfter, offset);
}

/**
 * The card at an offset: also on the line below its last one, where its next line would be. An empty span if there is
 * none.
 */
export function blockAt(cards: readonly PlacedCard[], text: Text, offset: number): Span {
  const placed = lastAtOrBefore(cards, offset);
  if (placed) {
    const block = { start: placed.start, end: placed.start + placed.card.source.length };
    if (offset <= block.end) return block;
    const isNear = offset - block.end <= MAX_GAP;
    if (isNear && /^[^\S\r\n]*(?:\r\n?|\n)?[^\S\r\n]*$/.test(text.slice(block.end, offset))) return block;
  }
  return { start: offset, end: offset };
}

/**
 * Whether an edit is part of writing, so that its result may be half of something. It is not if it inserted whole cards,
 * or changed several cards at once by more than a keystroke each, as a command does.
 */
export function isWriting(changes: readonly Change[], blocks: readonly Span[], text: Text): boolean {
  const different = new Set(blocks.map(({ start }) => start)).size;
  if (different > 1) return changes.every(({ start, newEnd }) => newEnd - start <= KEYSTROKE);
  const [change] = changes;
  const [block] = blocks;
  if (!change || !block || changes.length > 1) return changes.length > 0;
  const isInserted = change.start <= block.start && block.end <= change.newEnd;
  return !(isInserted && /[\r\n]/.test(text.slice(block.start, block.end)));
}

/** Whether a span shares text with a card that is being written, or touches it. */
export function isInBlock(span: Span, { blocks }: Writing): boolean {
  return blocks.some((block) => meet(block, span));
}

/**
 * Whether a span touches the end of the last edit, not counting spaces between the two, or ends before the word that is
 * being typed there: what is wrong with a word often depends on the next one.
 */
export function isAtEnd(span: Span, { ends }: Writing, text: Text): boolean {
  return ends.some((end) => {
    const line = text.slice(Math.max(0, end - MAX_GAP), end);
    const before = /[^\S\r\n]*\S+$|[^\S\r\n]*$/.exec(line)![0].length;
    const after = /^[^\S\r\n]*/.exec(text.slice(end, end + MAX_GAP))![0].length;
    return span.start <= end + after && end - before <= span.end;
  });
}

/** Whether the last edit ended in a word, or directly after it. */
export function isInsideWord(word: Span, { ends }: Writing): boolean {
  return ends.some((end) => word.start < end && end <= word.end);
}

/** Whether two spans share text or touch. */
export function meet(a: Span, b: Span): boolean {
  return a.start <= b.end && b.start <= a.end;
}
