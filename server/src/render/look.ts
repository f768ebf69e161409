import type { Palette } from './palette.js';

/** The colours for drawing a picture, and whether to use only shades of grey. */
export interface Look {
  readonly palette: Palette;
  readonly grayscale: boolean;
}
