import { type PDFContext, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { FontFace, Glyph } from '../text/font.js';

/** A font, and the code of a letter in it. */
export interface GlyphPlace {
  readonly font: string;
  readonly code: number;
}

/** A code is one byte; zero is not used. */
const MAX_CODE = 255;

interface GlyphEntry {
  readonly character: string;
  readonly glyph: Glyph;
}

/** How far selected letters extend below and above the baseline, in em. */
const VERTICAL_EXTENT = [-0.25, 0.9] as const;

/**
 * The letters of a document as Type 3 fonts that draw nothing, placed over the outlines of the letters: viewers can
 * search and copy the text, and display the same letters as on screen. If the fonts contained the outlines, some
 * viewers would round the position of each letter to whole pixels.
 */
export class GlyphFonts {
  private readonly fonts: { readonly face: FontFace; readonly entries: GlyphEntry[] }[] = [];
  private readonly places = new Map<string, GlyphPlace>();

  /** @param em the units of the outlines per em */
  constructor(readonly em: number) {}

  /** The font and code of a letter; assigned on first use. */
  place(character: string, glyph: Glyph, face: FontFace): GlyphPlace {
    const key = `${face} ${character}`;
    let place = this.places.get(key);
    if (!place) {
      let index = this.fonts.findIndex((font) => font.face === face && font.entries.length < MAX_CODE);
      if (index < 0) index = this.fonts.push({ face, entries: [] }) - 1;
      place = { font: `F${index}`, code: this.fonts[index]!.entries.push({ character, glyph }) };
      this.places.set(key, place);
    }
    return place;
  }

  /** Writes the fonts into a document; returns them by name. */
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
        FontBBox: [0, VERTICAL_EXTENT[0] * em, em, VERTICAL_EXTENT[1] * em],
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

/** The table that maps codes to characters. */
function toUnicode(entries: readonly GlyphEntry[]): string {
  const lines = entries.map(({ character }, i) => `<${hex(i + 1, 2)}> <${utf16(character)}>`);
  // PDF allows at most 100 entries per list.
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

/** A number with this many hexadecimal digits. */
export function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
