import type { FontFace, PlacedGlyph } from '../text/font.js';
import type { GlyphFonts } from './glyph-fonts.js';
import { hex } from './glyph-fonts.js';
import { decimal } from './outline.js';

/** The gap between two letters that is surely a space, and how wide that is, in em. */
const GAP = 0.1;
const SPACE = 0.2;

/** Letters on one base line, each at its place, as the operators of PDF: a text for each stretch in one font. */
export class PdfTextLine {
  private readonly texts: string[] = [];
  private font = '';
  /** Letters in hexadecimal, and how far the next is moved to the left, in thousandths of an em. */
  private parts: string[] = [];
  private face: FontFace = 'regular';
  private start = 0;
  /** Where the next letter would stand by itself, in em from the start. */
  private next = 0;

  constructor(
    private readonly size: number,
    private readonly y: number,
    private readonly fonts: GlyphFonts,
  ) {}

  /** The next letter, which the font has. @param x where it begins, in units of the drawing */
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

  /** The operators for all of it. */
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
