import data from '../data/font.json';

/** The three faces of the bundled font. */
export type FontFace = 'regular' | 'italic' | 'bold';

/** A letter's outline: an SVG path in units of `EM`, from its origin on the baseline, y down. */
export interface Glyph {
  readonly advance: number;
  readonly path: string;
}

/** The units of the outlines per em. */
export const EM: number = data.em;

/** How far letters extend above and below the baseline, in em, including accents on capitals and descenders. */
export const ASCENT = 0.92;
export const DESCENT = 0.27;
/** How far a letter may overhang its advance width, in em. */
export const OVERHANG = 0.16;
/** The height of capitals and digits, in em. */
export const CAPITAL = 0.6;

/** Consecutive letters in one face. */
export interface Run {
  readonly face: FontFace;
  /** In em. */
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
}

/** A letter positioned in a run, in em from the run's start. */
export interface PlacedGlyph {
  readonly character: string;
  readonly x: number;
  /** Null if the font lacks the letter: it is drawn with another font, at this width. */
  readonly glyph: Glyph | null;
  readonly width: number;
}

interface FaceData {
  readonly glyphs: Readonly<Record<string, string>>;
  readonly parts: readonly string[];
}

const faces: Readonly<Record<FontFace, FaceData>> = data.faces;
const cache = new Map<string, Glyph | null>();

/** The outline of a character, or of its base letter if the font lacks the accented one; null if it lacks both. */
export function glyphOf(character: string, face: FontFace): Glyph | null {
  const key = face + character;
  let glyph = cache.get(key);
  if (glyph === undefined) {
    glyph = read(character, face) ?? read(character.normalize('NFD').charAt(0), face);
    // Only characters of the font are cached, because cards can contain any number of others.
    if (glyph) cache.set(key, glyph);
  }
  return glyph;
}

function read(character: string, face: FontFace): Glyph | null {
  const { glyphs, parts } = faces[face];
  const text = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
  if (text === undefined) return null;
  const [advance = '0', ...rest] = text.split(' ');
  const outline = rest.join(' ');
  return { advance: Number(advance), path: outline.startsWith('M') ? outline : composed(rest, glyphs, parts) };
}

/** Composes a glyph from other letters and parts, each moved into position: `a,0,0 17,82,-120`. */
function composed(places: readonly string[], glyphs: FaceData['glyphs'], parts: FaceData['parts']): string {
  return places
    .map((place) => {
      const [name = '', dx = '0', dy = '0'] = place.split(',');
      const path = /\d/.test(name) ? parts[Number(name)] : glyphs[name]?.slice(glyphs[name].indexOf(' ') + 1);
      return (path ?? '').replace(
        /^M(-?\d+) ?(-?\d+)/,
        (_, x, y) => `M${Number(x) + Number(dx)} ${Number(y) + Number(dy)}`,
      );
    })
    .join('');
}

let pairs: ReadonlyMap<string, number> | undefined;

/** The kerning of letter pairs, in units of the font, keyed by both letters. */
function kerning(): ReadonlyMap<string, number> {
  pairs ??= new Map(
    (data.kerning as [string, Record<string, string>][]).flatMap(([lefts, row]) =>
      Object.entries(row).flatMap(([value, rights]) =>
        [...lefts].flatMap((left) => [...rights].map((right) => [left + right, Number(value)] as const)),
      ),
    ),
  );
  return pairs;
}

/** Lays out a text in one face. */
export function runOf(text: string, face: FontFace): Run {
  const glyphs: PlacedGlyph[] = [];
  let at = 0;
  let before = '';
  for (const character of text) {
    const glyph = glyphOf(character, face);
    if (!glyph && /\p{M}/u.test(character)) {
      // A combining mark belongs to the previous letter, and is dropped after letters of the font.
      const last = glyphs.at(-1);
      if (last && !last.glyph) glyphs[glyphs.length - 1] = { ...last, character: last.character + character };
      continue;
    }
    at += kerning().get(before + character) ?? 0;
    const width = glyph ? glyph.advance / EM : fallbackWidth(character);
    glyphs.push({ character, x: at / EM, glyph, width });
    at += width * EM;
    before = character;
  }
  return { face, width: at / EM, glyphs };
}

/** The assumed width of a letter that the font lacks, in em: ideographs are square. */
function fallbackWidth(character: string): number {
  return /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\p{Extended_Pictographic}\p{Script=Han}]/u.test(
    character,
  )
    ? 1
    : 0.62;
}
