import type { Box, DrawnShape } from '../drawing.js';
import type { Look } from '../look.js';
import type { Room } from '../text/fit.js';

/** The text of a face, plain or in rows, which can be fitted into boxes of different sizes. */
export interface TextBlock {
  /** Whether there is reminder text to omit. */
  readonly hasReminders: boolean;
  fit(room: Room, withReminders?: boolean): FittedBlock;
}

/** Text at its final size, in units of the card. */
export interface FittedBlock {
  readonly height: number;
  /** The size of the letters of the rules text; of the flavor text if there are no rules. */
  readonly size: number;
  /** Whether some of the rules text did not fit. */
  readonly cut: boolean;
  /** Whether all of it is there, flavor text too. */
  readonly whole: boolean;
  draw(box: Box, look: Look): DrawnShape[];
}
