import type { FontFace, PlacedGlyph } from '../text/font.js';
import type { GlyphFonts } from './glyph-fonts.js';
import { hex } from './glyph-fonts.js';
import { decimal } from './outline.js';

/** The gap between two letters that is certainly a space, and the width of that space, in em. */
const GAP = 0.1;
const SPACE = 0.2;

/** Letters on one baseline, each positioned, as PDF operators: one text per sequence in the same font. */
export class PdfTextLine {
  private readonly texts: string[] = [];
  private font = '';
  /** Hexadecimal codes, and how far the next letter is moved to the left, in thousandths of an em. */
  private parts: string[] = [];
  private face: FontFace = 'regular';
  private start = 0;
  /** The natural position of the next letter, in em from the start. */
  private next = 0;

  constructor(
    private readonly size: number,
    private readonly y: number,
    private readonly fonts: GlyphFonts,
  ) {}

  /** Adds a letter that the font has. @param x where it begins, in units of the drawing */
  add({ character, glyph, width }: PlacedGlyph, x: number, face: FontFace): void {
    if (!glyph) return;
    const gap = (x - this.start) / this.size - this.next;
    if (this.font !== '' && gap > GAP) {
      const space = this.fonts.place(' ', { advance: Math.round(SPACE * this.fonts.em), path: '' }, this.face);
      if (space.font === this.font) this.put(space.code, 0, SPACE);
    }
    const place = this.fonts.place(character, glyph, face);
    if (place.font !== this.font) {
      this.finish();
      [this.font, this.face, this.start, this.next] = [place.font, face, x, 0];
    }
    this.put(place.code, (x - this.start) / this.size - this.next, width);
  }

  /** The operators for the whole line. */
  end(): string {
    this.finish();
    return this.texts.join(' ');
  }

  private put(code: number, gap: number, width: number): void {
    const moved = Math.round(-gap * 1000);
    if (moved !== 0) this.parts.push(`>${moved}<`);
    this.parts.push(hex(code, 2));
    this.next += gap + width;
  }

  private finish(): void {
    if (this.parts.length === 0) return;
    const size = decimal(this.size);
    const place = `${size} 0 0 -${size} ${decimal(this.start)} ${decimal(this.y)} Tm`;
    this.texts.push(`/${this.font} 1 Tf ${place} [<${this.parts.join('')}>] TJ`.replaceAll('<>', ''));
    this.parts = [];
  }
}
