import data from '../data/font.json';

/** The three faces of the bundled font. */
export type FontFace = 'regular' | 'italic' | 'bold';

/** A letter's outline: the `d` of an SVG path in units of `EM`, from its place on the base line, y downwards. */
export interface Glyph {
  readonly advance: number;
  readonly path: string;
}

/** The units of the outlines to one em. */
export const EM: number = data.em;

/** How far letters reach above and below the base line, in em: accents on capitals and tails included. */
export const ASCENT = 0.92;
export const DESCENT = 0.27;
/** How far a letter may lean out of its place to the side, in em. */
export const OVERHANG = 0.16;
/** The height of capitals and digits, in em. */
export const CAPITAL = 0.6;

/** A stretch of letters, one beside the other. */
export interface Run {
  readonly face: FontFace;
  /** In em. */
  readonly width: number;
  readonly glyphs: readonly PlacedGlyph[];
}

/** A letter at its place in a run, in em from the run's start. */
export interface PlacedGlyph {
  readonly character: string;
  readonly x: number;
  /** Null where the font has no such letter: what shows the drawing has to find one that is `width` wide. */
  readonly glyph: Glyph | null;
  readonly width: number;
}

interface FaceData {
  readonly glyphs: Readonly<Record<string, string>>;
  readonly parts: readonly string[];
}

const faces: Readonly<Record<FontFace, FaceData>> = data.faces;
const known = new Map<string, Glyph | null>();

/** The outline of a character, of the plain letter where the font lacks the accent; null where it has neither. */
export function glyphOf(character: string, face: FontFace): Glyph | null {
  const key = face + character;
  let glyph = known.get(key);
  if (glyph === undefined) {
    glyph = read(character, face) ?? read(character.normalize('NFD').charAt(0), face);
    // Only what the font may have is kept: cards could bring any number of other characters.
    if (glyph) known.set(key, glyph);
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

/** `a,0,0 17,82,-120`: other letters and parts, each moved to its place. */
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

/** What is added between two letters, in units of the font, by the letters together. */
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

/** A text as a run. */
export function runOf(text: string, face: FontFace): Run {
  const glyphs: PlacedGlyph[] = [];
  let at = 0;
  let before = '';
  for (const character of text) {
    const glyph = glyphOf(character, face);
    if (!glyph && /\p{M}/u.test(character)) {
      // A mark belongs to the letter before it; the font's own letters do without.
      const last = glyphs.at(-1);
      if (last && !last.glyph) glyphs[glyphs.length - 1] = { ...last, character: last.character + character };
      continue;
    }
    at += kerning().get(before + character) ?? 0;
    const width = glyph ? glyph.advance / EM : foreignWidth(character);
    glyphs.push({ character, x: at / EM, glyph, width });
    at += width * EM;
    before = character;
  }
  return { face, width: at / EM, glyphs };
}

/** How wide a letter is drawn that the font lacks, in em: ideographs are square. */
function foreignWidth(character: string): number {
  return /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\p{Extended_Pictographic}\p{Script=Han}]/u.test(
    character,
  )
    ? 1
    : 0.62;
}
