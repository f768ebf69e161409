import type { CardPicture } from '../card-picture.js';
import { type Box, type DrawnShape, inset } from '../drawing.js';
import type { Look } from '../look.js';
import { shield } from '../symbol-shapes.js';
import { barPaint, panel } from './parts.js';
import { number, numberWidth } from './words.js';

/** The height of the number in the corner. */
export const STATS = 60;

/** The number in the lower right corner of a face; loyalty and defense are on a shield. */
export function plate({ stats }: CardPicture, text: string, area: Box, look: Look): DrawnShape[] {
  const size = 42;
  const { palette } = look;
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const wide = Math.min(Math.max(numberWidth(text, size) + 44, 116), area.width * 0.5);
  const box = { x: right - wide, y: bottom - STATS, width: wide, height: STATS };
  if (stats?.kind !== 'loyalty' && stats?.kind !== 'defense') {
    return [panel(box, barPaint(palette), look, 14), number('stats', text, inset(box, 14, 4), size, look)];
  }
  const scale = (STATS + 14) / 100;
  const isWide = (numberWidth(text, 36) + 20) / 70 > scale;
  if (isWide) {
    return [panel(box, palette.ink, look, 14), number('stats', text, inset(box, 14, 4), size, look, palette.paper)];
  }
  const x = right - 100 * scale;
  const inner = { x: x + 8, y: bottom - STATS + 4, width: 100 * scale - 16, height: STATS - 12 };
  const stroke = { paint: palette.line, width: 3 };
  return [
    { kind: 'path', d: shield, x, y: bottom - 100 * scale + 8, scale, fill: palette.ink, stroke },
    number('stats', text, inner, 36, look, palette.paper),
  ];
}
