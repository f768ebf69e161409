import { execFileSync } from 'node:child_process';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Artwork } from '../../../../server/src/render/artwork.js';
import type { CardPicture } from '../../../../server/src/render/card-picture.js';
import { drawSides } from '../../../../server/src/render/draw.js';
import { type Drawing, upright } from '../../../../server/src/render/drawing.js';
import { toPdf } from '../../../../server/src/render/pdf/pdf.js';
import { EM } from '../../../../server/src/render/text/font.js';
import { hostile, samples } from '../../../drawings/samples.js';

const options = { title: 'Tokens of Reedmarsh', twoSided: true, em: EM };

const drawn = (pictures: readonly CardPicture[], grayscale = false): Drawing[] =>
  pictures.flatMap((picture) =>
    drawSides(picture, { theme: 'light', grayscale }).map(({ drawing }) => upright(drawing)),
  );

/** One grey pixel. */
const pixel: Artwork = {
  type: 'png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  pixels: { width: 1, height: 1, orientation: 1 },
};

function readsText(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('a PDF', () => {
  it('has pages of the size of the drawings, to be printed without scaling', async () => {
    const { bytes } = await toPdf(drawn(samples), options);
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(drawn(samples).length);
    const { width, height } = document.getPage(0).getSize();
    expect([(width / 72) * 25.4, (height / 72) * 25.4].map((mm) => Math.round(mm * 1000) / 1000)).toEqual([63, 88]);
    expect(document.getTitle()).toBe('Tokens of Reedmarsh');
    const preferences = document.catalog.getOrCreateViewerPreferences();
    expect([preferences.getPrintScaling(), preferences.getDuplex()]).toEqual(['None', 'DuplexFlipLongEdge']);
  });

  it('is always the same', async () => {
    const [one, two] = [await toPdf(drawn(samples), options), await toPdf(drawn(samples), options)];
    expect(Buffer.from(one.bytes).equals(Buffer.from(two.bytes))).toBe(true);
  });

  it('contains a drawing once that is used in several places', async () => {
    const [of] = drawn(samples) as [Drawing];
    const page = (count: number): Drawing => ({
      width: 2100,
      height: 2970,
      shapes: Array.from({ length: count }, (_, i) => ({ kind: 'stamp', x: i, y: i, of })),
    });
    const size = async (count: number) => (await toPdf([page(count)], options)).bytes.length;
    expect((await size(9)) - (await size(1))).toBeLessThan(500);
  });

  it.skipIf(!readsText())('can be searched: its letters are text (skipped without pdftotext)', async () => {
    const { bytes } = await toPdf(drawn(samples.slice(0, 3)), options);
    const text = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' }).replace(/\s+/g, ' ');
    expect(text).toContain('Goblin Scout Token');
    expect(text).toContain('Marrowdeep Skiff');
    expect(text).toContain('You may put that card into your graveyard.');
    expect(text).toContain('Thrice-Crowned Regent of the Drowned Choir');
  });

  it('reports the letters that the font lacks', async () => {
    expect((await toPdf(drawn(samples), options)).unknownLetters).toBe('');
    expect((await toPdf(drawn([{ ...samples[0]!, name: '名前 Ω' }]), options)).unknownLetters).toBe('名前Ω');
  });

  it('supports pictures, also in grey, and reports unusable ones', async () => {
    const webp: Artwork = { ...pixel, type: 'webp' };
    const broken: Artwork = { ...pixel, base64: 'bm8gcGljdHVyZQ==' };
    const pictures = [pixel, webp, broken].map((art) => ({ ...samples[0]!, art }));
    const { unusableArt, bytes } = await toPdf(drawn(pictures, true), options);
    expect(unusableArt).toEqual([webp, broken]);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
  });

  it('can be made from any text', async () => {
    expect((await toPdf(drawn(hostile), options)).bytes.length).toBeLessThan(1_000_000);
  });
});
