import type { CardPicture, Rarity } from '../card-picture.js';
import { type Box, type DrawnShape, polygon } from '../drawing.js';
import type { Look } from '../look.js';
import { rarityColor } from '../palette.js';
import { clean } from '../text/clean.js';
import { number, numberWidth } from './words.js';

const GEM = 24;
const LETTERS = 22;

/** The corners of the gem of each rarity, so that it does not depend on seeing colors; a circle for common cards. */
const corners: Readonly<Record<Rarity, number>> = { common: 0, uncommon: 3, rare: 4, mythic: 6, special: 5 };

/** The code of the set and a gem for the rarity at the right end of a bar, and their width with the gap before them. */
export function setMark(
  { rarity, setCode }: Pick<CardPicture, 'rarity' | 'setCode'>,
  bar: Box,
  look: Look,
): { shapes: DrawnShape[]; width: number } {
  const code = clean(setCode, 6);
  const codeWidth = code === '' ? 0 : Math.min(numberWidth(code, LETTERS) + 1, 90);
  const gemWidth = rarity === null ? 0 : GEM;
  const gap = code !== '' && rarity !== null ? 8 : 0;
  const width = codeWidth + gap + gemWidth;
  if (width === 0) return { shapes: [], width: 0 };
  const right = bar.x + bar.width - 16;
  const middle = bar.y + bar.height / 2;
  const box = { x: right - width, y: middle - 17, width: codeWidth, height: 34 };
  return {
    shapes: [
      ...(code === '' ? [] : [number('set code', code, box, LETTERS, look, look.palette.quiet)]),
      ...(rarity === null ? [] : [gem(rarity, right - GEM / 2, middle, look)]),
    ],
    width: width + 14,
  };
}

function gem(rarity: Rarity, x: number, y: number, { palette, grayscale }: Look): DrawnShape {
  const fill = rarityColor(rarity, palette, grayscale);
  const stroke = { paint: palette.ink, width: 2.5 };
  const count = corners[rarity];
  const radius = GEM / 2 - 1;
  if (count === 0) return { kind: 'disc', x, y, radius: radius - 1, fill, stroke };
  const points = Array.from({ length: count }, (_, i): [number, number] => {
    const angle = ((i / count) * 2 - 0.5) * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return polygon(points, fill, stroke);
}
