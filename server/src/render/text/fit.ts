import { ASCENT, DESCENT } from './font.js';
import { letters } from './inline.js';
import { widthOf } from './measure.js';
import { type Paragraph, type WrappedLine, wordsOf, wrap } from './wrap.js';

/** The distance between lines, in em. */
const LEADING = 1.12;
/** The additional distance between paragraphs, in em. */
const PARAGRAPH = 0.38;

/** Text at its final size: lines with baselines, from the top of the block. All in units of the card. */
export interface FittedText {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly { readonly line: WrappedLine; readonly baseline: number }[];
  /** Whether the end was replaced by an ellipsis. */
  readonly cut: boolean;
}

/** The possible sizes of a text, and the room for it. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

/** The ratio between two sizes that are tried. */
export const STEP = 0.96;

/**
 * Sets text at the largest size at which all of it fits; at the smallest size the rest is cut with an ellipsis. The
 * result never exceeds the room.
 */
export function fitText(paragraphs: readonly Paragraph[], room: Room): FittedText {
  for (let size = room.largest; size > room.smallest; size *= STEP) {
    const set = setText(paragraphs, size, room.width);
    if (set.height <= room.height) return set;
  }
  return cut(setText(paragraphs, room.smallest, room.width), room);
}

/** One line at the largest size at which it fits, else two lines, else cut. */
export function fitTitle(paragraph: Paragraph, room: Room & { readonly twoLines: number }): FittedText {
  const natural = wrap(paragraph, Number.POSITIVE_INFINITY)[0]!.width;
  const size = Math.min(room.largest, room.height / (ASCENT + DESCENT), room.width / Math.max(natural, 1e-6));
  if (size >= room.twoLines) return setText([paragraph], size * 0.9999, room.width);
  return fitText([paragraph], { ...room, largest: room.twoLines });
}

/** The text at a given size, regardless of its height. */
export function setText(paragraphs: readonly Paragraph[], size: number, width: number): FittedText {
  const lines: { line: WrappedLine; baseline: number }[] = [];
  let baseline = 0;
  for (const paragraph of paragraphs) {
    baseline += lines.length > 0 ? PARAGRAPH * size : 0;
    for (const line of wrap(paragraph, Math.max(1, width / size), indentOf(paragraph))) {
      baseline += (lines.length > 0 ? LEADING : ASCENT) * size;
      lines.push({ line, baseline });
    }
  }
  return {
    size,
    width: widest(lines) * size,
    height: lines.length > 0 ? baseline + DESCENT * size : 0,
    lines,
    cut: false,
  };
}

/** The lines of a bulleted paragraph are aligned with its words. */
function indentOf([bullet, next]: Paragraph): number {
  const piece = bullet?.pieces[0]?.piece;
  const bulleted = bullet && bullet.pieces.length === 1 && piece?.kind === 'letters' && piece.text === '•';
  return bulleted && next ? bullet.width + next.space : 0;
}

function cut(set: FittedText, room: Room): FittedText {
  if (set.height <= room.height) return set;
  const fitting = set.lines.filter(({ baseline }) => baseline + DESCENT * set.size <= room.height);
  const last = fitting.at(-1);
  if (!last) return { ...set, lines: [], height: 0, width: 0, cut: true };
  const before = last.line.pieces.at(-1)?.piece;
  const ellipsis = letters('…', before?.kind === 'letters' ? before.face : 'regular');
  const limit = room.width / set.size - widthOf(ellipsis);
  const pieces = last.line.pieces.filter(({ piece, x }) => x + widthOf(piece) <= limit);
  const end = pieces.at(-1);
  const x = end ? end.x + widthOf(end.piece) : 0;
  const line = { pieces: [...pieces, { piece: ellipsis, x }], width: x + widthOf(ellipsis) };
  const lines = [...fitting.slice(0, -1), { ...last, line }];
  const width = widest(lines) * set.size;
  return { size: set.size, width, height: last.baseline + DESCENT * set.size, lines, cut: true };
}

function widest(lines: FittedText['lines']): number {
  return lines.reduce((most, { line }) => Math.max(most, line.width), 0);
}

/** A paragraph of plain words. */
export function plainWords(text: string, face: 'regular' | 'italic' | 'bold'): Paragraph {
  return wordsOf([letters(text, face)]);
}
