import type { CardPicture } from '../card-picture.js';
import type { Box, DrawnShape } from '../drawing.js';
import type { FaceText } from '../face-text.js';
import type { Look } from '../look.js';

/** A face in its frame. */
export interface DrawnFace {
  readonly shapes: readonly DrawnShape[];
  /** The size of its smallest rules text; null if it has none. */
  readonly textSize: number | null;
}

/** Draws what is between the name and the number in the corner: the picture, the type line and the text. */
export type Body = (face: CardPicture, text: FaceText, box: Box, look: Look) => DrawnFace;
