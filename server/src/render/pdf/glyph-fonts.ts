import { type PDFContext, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { FontFace, Glyph } from '../text/font.js';

/** The place of a letter: a font, and the letter's number there. */
export interface GlyphPlace {
  readonly font: string;
  readonly code: number;
}

/** A number is one byte; zero stands for no letter. */
const MOST = 255;

interface GlyphEntry {
  readonly character: string;
  readonly glyph: Glyph;
}

/** How far a marked letter reaches below and above the base line, in em. */
const REACH = [-0.25, 0.9] as const;

/**
 * The letters of a document as fonts (Type 3) that draw nothing, over the outlines of the letters: a reader can search and
 * copy the text, and sees the same letters as on a screen. Were the outlines the font's, some readers would round the
 * place of each letter to whole pixels.
 */
export class GlyphFonts {
  private readonly fonts: { readonly face: FontFace; readonly entries: GlyphEntry[] }[] = [];
  private readonly places = new Map<string, GlyphPlace>();

  /** @param em the units of outlines to one em */
  constructor(readonly em: number) {}

  /** The place of a letter, which has one from then on. */
  place(character: string, glyph: Glyph, face: FontFace): GlyphPlace {
    const key = `${face} ${character}`;
    let place = this.places.get(key);
    if (!place) {
      let index = this.fonts.findIndex((font) => font.face === face && font.entries.length < MOST);
      if (index < 0) index = this.fonts.push({ face, entries: [] }) - 1;
      place = { font: `F${index}`, code: this.fonts[index]!.entries.push({ character, glyph }) };
      this.places.set(key, place);
    }
    return place;
  }

  /** Writes the fonts into a document; by their names. */
  write(context: PDFContext): Record<string, PDFRef> {
    return Object.fromEntries(this.fonts.map(({ entries }, i) => [`F${i}`, this.font(entries, context)]));
  }

  private font(entries: readonly GlyphEntry[], context: PDFContext): PDFRef {
    const { em } = this;
    const procedures = entries.map(({ glyph }) => context.register(context.stream(`${glyph.advance} 0 d0`)));
    const names = entries.map((_, i) => PDFName.of(`g${i + 1}`));
    return context.register(
      context.obj({
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, REACH[0] * em, em, REACH[1] * em],
        FontMatrix: [1 / em, 0, 0, 1 / em, 0, 0],
        FirstChar: 1,
        LastChar: entries.length,
        Widths: entries.map(({ glyph }) => glyph.advance),
        Encoding: { Type: 'Encoding', Differences: [1, ...names] },
        CharProcs: Object.fromEntries(procedures.map((ref, i) => [`g${i + 1}`, ref])),
        Resources: {},
        ToUnicode: context.register(context.flateStream(toUnicode(entries))),
      }),
    );
  }
}

/** The table from which a reader knows which letters the drawings are. */
function toUnicode(entries: readonly GlyphEntry[]): string {
  const lines = entries.map(({ character }, i) => `<${hex(i + 1, 2)}> <${utf16(character)}>`);
  // No more than a hundred may stand in one list.
  const lists = Array.from({ length: Math.ceil(lines.length / 100) }, (_, i) => {
    const some = lines.slice(i * 100, (i + 1) * 100);
    return [`${some.length} beginbfchar`, ...some, 'endbfchar'].join('\n');
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...lists,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i), 4)).join('');
}

/** A number in so many hexadecimal digits. */
export function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
