import data from './data/symbols.json';
import { type DrawnShape, path, polygon, round } from './drawing.js';
import type { Look } from './look.js';
import { discOf } from './palette.js';
import { CAPITAL, runOf } from './text/font.js';
import { DISC, sizeOnDisc, symbolWidth } from './text/measure.js';
import type { CardSymbol, Sign } from './text/symbols.js';

/** The size of a sign relative to its disc. */
const scales: Readonly<Record<string, number>> = {
  U: 0.74,
  T: 0.72,
  Q: 0.72,
  W: 0.84,
  R: 0.76,
  C: 0.8,
  S: 0.84,
  P: 0.8,
};

/** Draws a symbol with a disc of `height`, its left edge at `x` and its middle at `y`. */
export function drawSymbol(symbol: CardSymbol, x: number, y: number, height: number, look: Look): DrawnShape[] {
  const { ground, signs } = symbol;
  const width = symbolWidth(symbol) * height;
  const middle = x + width / 2;
  const [first, second] = signs;
  if (!first) return [];
  if (ground.kind === 'none') return drawSign(first, middle, y, height, look.palette.ink);
  const [one = null, two] = ground.halves;
  const { fill, ink } = discOf(one, look.palette, look.grayscale);
  const disc: DrawnShape[] =
    two === undefined
      ? [{ kind: 'box', box: { x, y: y - height / 2, width, height }, radius: height / 2, fill }]
      : halves(middle, y, height / 2, fill, discOf(two, look.palette, look.grayscale).fill);
  if (!second) return [...disc, ...drawSign(first, middle, y, height * scaleOf(first), ink)];
  const off = height * 0.2;
  return [
    ...disc,
    ...drawSign(first, middle - off, y - off, height * scaleOf(first) * 0.55, ink),
    ...drawSign(second, middle + off, y + off, height * scaleOf(second) * 0.55, ink),
  ];
}

function scaleOf(sign: Sign): number {
  if (sign.kind === 'text') return 1;
  return sign.kind === 'outline' ? (scales[sign.name] ?? 0.78) : 0.62;
}

/** A disc divided from the lower left to the upper right. */
function halves(x: number, y: number, r: number, upper: string, lower: string): DrawnShape[] {
  const d = r * Math.SQRT1_2;
  // A half circle as two curves; the control points of a quarter are at 0.5523 of the radius.
  return [
    { kind: 'disc', x, y, radius: r, fill: upper },
    path(`M${round(x + d)} ${round(y - d)}${arc(x, y, r, -45)}${arc(x, y, r, 45)}Z`, lower),
  ];
}

/** A quarter circle that starts at an angle, clockwise. */
function arc(x: number, y: number, r: number, from: number): string {
  const at = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  };
  const k = 0.5523 * r;
  const [ax, ay] = at(from, r);
  const [bx, by] = at(from + 90, r);
  const [tx, ty] = at(from + 90, k);
  const [ux, uy] = at(from, k);
  return `C${[x + ax + tx, y + ay + ty, x + bx + ux, y + by + uy, x + bx, y + by].map(round).join(' ')}`;
}

/** A sign centred at `x`, `y`. */
function drawSign(sign: Sign, x: number, y: number, size: number, ink: string): DrawnShape[] {
  if (sign.kind === 'text') return drawLetters(sign.text, x, y, size * sizeOnDisc(sign.text), ink);
  if (sign.kind === 'outline') {
    const d = (data.paths as Readonly<Record<string, string>>)[sign.name] ?? '';
    return [{ kind: 'path', d, x: x - size / 2, y: y - size / 2, scale: size / data.em, fill: ink }];
  }
  return riftboundSigns[sign.kind](x, y, size, ink);
}

/** Riftbound's signs in our own drawings. */
const riftboundSigns: Readonly<
  Record<'might' | 'exhaust' | 'rune' | 'arrow', (x: number, y: number, s: number, ink: string) => DrawnShape[]>
> = {
  might: (x, y, s, ink) => [{ kind: 'path', d: shield, x: x - s / 2, y: y - s / 2, scale: s / 100, fill: ink }],
  exhaust: (x, y, s, ink) => [{ kind: 'path', d: bentArrow, x: x - s / 2, y: y - s / 2, scale: s / 100, fill: ink }],
  rune: (x, y, s, ink) => {
    const stroke = { paint: ink, width: s * 0.14 };
    return [polygon(ring(x, y, s * 0.46, 6), null, stroke), polygon(ring(x, y, s * 0.16, 6), ink)];
  },
  arrow: (x, y, s, ink) => [{ kind: 'path', d: chevron, x: x - s / 2, y: y - s / 2, scale: s / 100, fill: ink }],
};

/** In a square of 100 units. */
export const shield = 'M12 10Q32 16 50 4Q68 16 88 10V46C88 72 72 88 50 98C28 88 12 72 12 46Z';
const bentArrow = 'M8 88V52C8 30 22 20 44 20H58V4L94 32L58 60V44H46C36 44 32 48 32 58V88Z';
const chevron = 'M14 8H44L86 50L44 92H14L56 50Z';

function ring(x: number, y: number, radius: number, corners: number): [number, number][] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i / corners) * 2 - 0.5) * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** Bold letters centred at `x`, `y`. */
export function drawLetters(text: string, x: number, y: number, size: number, ink: string): DrawnShape[] {
  const run = runOf(text, 'bold');
  return [{ kind: 'letters', run, x: x - (run.width * size) / 2, y: y + (CAPITAL / 2) * size, size, fill: ink }];
}

/** How far the middle of a symbol is above the baseline of the text around it, in em. */
export const SYMBOL_RISE = CAPITAL / 2;

/** The height of a disc in text of a given size. */
export function discHeight(size: number): number {
  return DISC * size;
}
