import { runOf } from './font.js';
import type { InlinePiece } from './inline.js';
import type { CardSymbol } from './symbols.js';

/** The height of a symbol's disc, in em of the text around it, and the gap on either side. */
export const DISC = 0.84;
const GAP = 0.03;
/** The size of letters on a disc, relative to the disc's height. */
const ON_DISC = 0.8;
/** The size of letters in a tag, in em of the text around it, and the padding on either side of them. */
export const IN_TAG = 0.8;
const TAG_PADDING = 0.24;

/** The width of a piece, in em. */
export function widthOf(piece: InlinePiece): number {
  if (piece.kind === 'letters') return runOf(piece.text, piece.face).width;
  if (piece.kind === 'tag') return runOf(piece.text, 'bold').width * IN_TAG + 2 * TAG_PADDING + 2 * GAP;
  return symbolWidth(piece.symbol) * DISC + 2 * GAP;
}

/** The width of a symbol relative to the height of its disc: wider than a circle only if its letters need it. */
export function symbolWidth({ ground, signs }: CardSymbol): number {
  const [sign] = signs;
  if (ground.kind === 'none' || signs.length > 1 || sign?.kind !== 'text') return 1;
  const letters = runOf(sign.text, 'bold').width * sizeOnDisc(sign.text);
  return Math.max(1, letters + 0.3);
}

/** The size of a text on a disc, relative to the disc's height, so that two digits fit into the circle. */
export function sizeOnDisc(text: string): number {
  return text.length > 1 ? 0.66 : ON_DISC;
}
