import type { Palette } from './palette.js';

/** How a picture is drawn: with which colours, and whether in shades of grey only. */
export interface Look {
  readonly palette: Palette;
  readonly grayscale: boolean;
}
