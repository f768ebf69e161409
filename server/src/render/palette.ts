import type { Rarity } from './card-picture.js';

/** The background a picture is displayed on. */
export type Theme = 'light' | 'dark' | 'contrast';

/** A hue in degrees of OKLCH, its chroma (0 to about 0.3), and how much lighter than usual its frame is. */
export interface Tint {
  readonly hue: number;
  readonly chroma: number;
  readonly lift: number;
}

/** Colours as `#rrggbb`, by purpose. */
export interface Palette {
  readonly theme: Theme;
  /** A line around the border where the background may be as dark as the border; null if there is none. */
  readonly rim: string | null;
  /** The border of the card, one colour per card colour. */
  readonly edge: readonly string[];
  /** The frame, from top to bottom, per card colour. */
  readonly frame: readonly (readonly [top: string, bottom: string])[];
  /** Bars with a name or a type line, per card colour. */
  readonly bar: readonly string[];
  /** The background of rules text. */
  readonly paper: string;
  readonly ink: string;
  /** Secondary text. */
  readonly quiet: string;
  /** Lines around bars and boxes. */
  readonly line: string;
  /** The accent of legendary cards. */
  readonly gilt: string;
  /** The picture in the art area: from far to near. */
  readonly art: readonly string[];
}

const tints: Readonly<Record<string, Tint>> = {
  W: { hue: 95, chroma: 0.026, lift: 0.22 },
  U: { hue: 245, chroma: 0.095, lift: 0 },
  B: { hue: 320, chroma: 0.02, lift: -0.27 },
  R: { hue: 30, chroma: 0.125, lift: 0 },
  G: { hue: 150, chroma: 0.085, lift: 0 },
  gold: { hue: 88, chroma: 0.11, lift: 0.1 },
  grey: { hue: 255, chroma: 0.014, lift: 0.05 },
  land: { hue: 62, chroma: 0.04, lift: 0 },
  domainless: { hue: 205, chroma: 0.035, lift: -0.06 },
  fury: { hue: 27, chroma: 0.13, lift: -0.03 },
  calm: { hue: 152, chroma: 0.095, lift: -0.03 },
  mind: { hue: 243, chroma: 0.1, lift: -0.03 },
  body: { hue: 55, chroma: 0.12, lift: 0.02 },
  chaos: { hue: 308, chroma: 0.11, lift: -0.05 },
  order: { hue: 95, chroma: 0.11, lift: 0.08 },
  power: { hue: 62, chroma: 0.09, lift: 0.05 },
};

/** The hues of words for custom colours. */
const hues: Readonly<Record<string, number>> = {
  pink: 0,
  scarlet: 20,
  crimson: 15,
  orange: 55,
  brown: 60,
  bronze: 65,
  amber: 75,
  gold: 88,
  yellow: 102,
  lime: 125,
  teal: 190,
  turquoise: 190,
  cyan: 205,
  indigo: 275,
  purple: 308,
  violet: 300,
  magenta: 335,
};

/** The tint of a colour: a letter, a domain, or a word in any language. Unknown words get a hue from their hash. */
export function tintOf(color: string): Tint {
  const lower = color.toLowerCase();
  const tint = Object.hasOwn(tints, color) ? tints[color] : Object.hasOwn(tints, lower) ? tints[lower] : undefined;
  if (tint) return tint;
  const hue = Object.hasOwn(hues, lower) ? hues[lower]! : hash(lower) % 360;
  return { hue, chroma: 0.11, lift: 0 };
}

/** Whether bars and text boxes are light, as on paper, also on a dark background: a white card is white everywhere. */
export type Paper = 'printed' | 'of theme';

/** The palette of a frame in one colour, or in two side by side. */
export function paletteOf(
  colors: readonly string[],
  theme: Theme,
  grayscale = false,
  paper: Paper = 'of theme',
): Palette {
  const all = colors.map(tintOf);
  const first = all[0] ?? tints.grey!;
  const grey = grayscale ? 0 : 1;
  const tone = (tint: Tint, lightness: number, chroma: number) =>
    oklch(lightness, tint.chroma * chroma * grey, tint.hue);
  const gilt = (lightness: number) => oklch(lightness, 0.12 * grey, 85);
  if (theme === 'contrast') {
    return {
      theme,
      rim: null,
      edge: all.map((tint) => tone(tint, 0.88, 1.2)),
      frame: all.map((tint) => [tone(tint, 0, 0), tone(tint, 0, 0)]),
      bar: all.map(() => '#000000'),
      paper: '#000000',
      ink: '#ffffff',
      quiet: '#ffffff',
      line: tone(first, 0.88, 1.2),
      gilt: gilt(0.88),
      art: [0, 0.16, 0.22, 0.28].map((lightness) => tone(first, lightness, 0.5)),
    };
  }
  const second = all[1] ?? first;
  const printed = theme === 'light' || paper === 'printed';
  // On a dark background everything is slightly darker, which glares less.
  const dim = theme === 'dark' ? 0.95 : 1;
  const frame = (tint: Tint) => (0.7 + tint.lift) * dim;
  return {
    theme,
    rim: theme === 'dark' ? tone(first, 0.42, 0.3) : null,
    edge: [theme === 'dark' ? tone(first, 0.17, 0.25) : tone(first, 0.24, 0.35)],
    frame: all.map((tint) => [tone(tint, frame(tint) + 0.03, 1), tone(tint, frame(tint) - 0.06, 1.05)]),
    gilt: gilt(0.78 * dim),
    art: [0.86, 0.74, 0.62, 0.5].map((lightness, i) =>
      tone(i % 2 === 0 ? first : second, (lightness + first.lift * 0.35) * dim, 0.8),
    ),
    ...(printed
      ? {
          bar: all.map((tint) => tone(tint, (0.945 + tint.lift * 0.06) * dim, 0.34)),
          paper: tone(first, 0.98 * dim, 0.1),
          ink: tone(first, 0.2, 0.2),
          quiet: tone(first, dim < 1 ? 0.36 : 0.42, 0.3),
          line: tone(first, 0.45 + first.lift * 0.6, 0.7),
        }
      : {
          bar: all.map((tint) => tone(tint, 0.27, 0.45)),
          paper: tone(first, 0.215, 0.22),
          ink: tone(first, 0.95, 0.08),
          quiet: tone(first, 0.76, 0.15),
          line: tone(first, 0.55 + first.lift * 0.3, 0.6),
        }),
  };
}

/** The color of the gem for a rarity. */
export function rarityColor(rarity: Rarity, { theme }: Palette, grayscale: boolean): string {
  const [lightness, chroma, hue] = rarities[rarity];
  if (theme === 'contrast' && rarity === 'common') return '#ffffff';
  return oklch(lightness, grayscale ? 0 : chroma, hue);
}

/** Lightness, chroma and hue. */
const rarities: Readonly<Record<Rarity, readonly [number, number, number]>> = {
  common: [0.3, 0, 0],
  uncommon: [0.78, 0.025, 240],
  rare: [0.8, 0.125, 88],
  mythic: [0.66, 0.19, 40],
  special: [0.62, 0.16, 308],
};

/** The colours of a symbol's disc, and of the sign on it. */
export function discOf(color: string | null, { theme }: Palette, grayscale: boolean): { fill: string; ink: string } {
  if (theme === 'contrast') return { fill: '#ffffff', ink: '#000000' };
  const { hue, chroma } = tintOf(color ?? 'grey');
  const lightness = color === 'B' ? 0.76 : color === 'W' ? 0.92 : 0.84;
  return {
    fill: oklch(lightness, grayscale ? 0 : color === 'W' ? 0.07 : Math.min(chroma, 0.09), hue),
    ink: oklch(0.2, 0, 0),
  };
}

/**
 * Converts lightness (0 to 1), chroma and hue to `#rrggbb`; chroma is reduced until the colour is in the sRGB gamut.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const light = Math.min(1, Math.max(0, lightness));
  for (let c = chroma; ; c *= 0.9) {
    const rgb = linear(light, c, (hue * Math.PI) / 180);
    if (c < 0.002 || rgb.every((value) => value > -0.001 && value < 1.001)) return `#${rgb.map(byte).join('')}`;
  }
}

/** Björn Ottosson's OKLab, converted to linear red, green and blue. */
function linear(lightness: number, chroma: number, angle: number): number[] {
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function byte(value: number): string {
  const clipped = Math.min(1, Math.max(0, value));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

/** A stable hash of a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}
