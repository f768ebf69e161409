import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../server/src/cli/run.js';
import { Folder } from './call.js';

const cards = `Lamplighter {1}{W}
Creature — Human
When this creature enters, create a Treasure token.
2/2

Cocoon: a Play? {2}
Sorcery
Draw a card.
`;

const tokens = 'Berry Token\nArtifact — Berry\n{1}: Draw a card.\n';

let folder: Folder;
beforeEach(() => {
  folder = new Folder({ 'a.cards': cards, 'a.tokens': tokens });
});
afterEach(() => folder.remove());

const call = (...args: string[]) => folder.call(['cards', ...args]);

/** The size of a PNG in pixels, from its header. */
function sizeOf(png: Buffer): [width: number, height: number] {
  expect(png.subarray(0, 8)).toEqual(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('tokenwright cards', () => {
  it('draws the cards on a PDF sheet, without the tokens', async () => {
    expect(await call('--output', 'out.pdf')).toEqual({ code: 0, out: '', err: '' });
    expect((await PDFDocument.load(folder.bytes('out.pdf'))).getPageCount()).toBe(1);
    const { out } = await call('--format', 'svg');
    expect(out).toContain('<desc id="desc">Lamplighter, Cocoon: a Play?</desc>');
  });

  it('prints the given number of copies, of one card as well', async () => {
    const count = async (...args: string[]) =>
      (await call('--format', 'html', ...args)).out.match(/<use href="#\w+" x="[\d.]+" y="[\d.]+"\/>/g)?.length;
    expect(await count()).toBe(2);
    expect(await count('--copies', '4')).toBe(8);
    expect(await count('--copies', '4', '--card', 'lamplighter')).toBe(4);
  });

  it('prints the cards of a cube list as often as it has them', async () => {
    folder.write('mine.cube.txt', '3 Lamplighter\n1 Cocoon: a Play?\n');
    const { out } = await call('--format', 'html', 'mine.cube.txt');
    expect(out.match(/<use href="#\w+" x="[\d.]+" y="[\d.]+"\/>/g)).toHaveLength(4);
  });

  it('draws a sheet as PNG in the size of the paper', async () => {
    expect(await call('--format', 'png', '--dpi', '100', '--output', 'out.png')).toMatchObject({ code: 0, err: '' });
    expect(sizeOf(folder.bytes('out.png'))).toEqual([827, 1170]);
    await call('--format', 'png', '--dpi', '50', '--copies', '9', '--output', 'many.png');
    expect(sizeOf(folder.bytes('many-2.png'))).toEqual([413, 584]);
  });

  it('writes a picture of each card with --separate', async () => {
    folder.write('b.cards', cards.replace('2/2', '3/3'));
    expect(await call('--format', 'png', '--separate', '--output', 'pics')).toMatchObject({
      code: 0,
      out: '',
      err: '',
    });
    expect(sizeOf(folder.bytes('pics/Lamplighter.png'))).toEqual([744, 1039]);
    expect(folder.bytes('pics/Lamplighter-2.png').equals(folder.bytes('pics/Lamplighter.png'))).toBe(false);
    expect(sizeOf(folder.bytes('pics/Cocoon a Play.png'))[0]).toBe(744);
    await call('--format', 'svg', '--separate', '--output', 'pics', '--card', 'Lamplighter');
    expect(folder.read('pics/Lamplighter.svg')).toMatch(/^<svg .*<title id="title">Lamplighter<\/title>/s);
  });

  it('names what a PNG cannot show, and text that does not fit', async () => {
    folder.write('a.cards', `Жora {R}\nSorcery\n${'Draw a card, then discard a card. '.repeat(80)}\n`);
    const { err, code } = await call('--format', 'png', '--separate', '--output', 'pics');
    expect(code).toBe(0);
    expect(err).toMatch(/The font has no Ж: they are left out\. Browsers have such letters/);
    expect(err).toMatch(/Жora: not all of its text has room/);
  });

  it('does not print a PDF or PNG to a terminal', async () => {
    for (const format of ['pdf', 'png']) {
      const { terminal, written } = folder.terminal();
      expect(await run(['cards', '--format', format], { ...terminal, shown: true }, () => '')).toBe(2);
      expect(written).toEqual({ out: '', err: expect.stringContaining(`say --output <file>.${format}`) });
    }
  });

  it.each([
    [['--format', 'table'], /--format table: this version has pdf, html, svg and png/],
    [['--copies', 'estimate'], /--copies estimate is for tokens/],
    [['--card', 'Nobody'], /--card Nobody: no card has this name/],
    [['--format', 'svg', '--dpi', '300'], /--dpi goes with --format png/],
    [['--format', 'png', '--dpi', '5000'], /--dpi 5000: a number from 50 to 1200/],
    [['--separate'], /--separate goes with --format svg or png/],
    [['--format', 'svg', '--separate'], /--separate writes many files: say --output <folder>/],
    [['--format', 'svg', '--separate', '--output', 'p', '--paper', 'a4'], /--paper is for sheets/],
    [['--format', 'svg', '--separate', '--output', 'a.cards'], /--output a\.cards: /],
    [['--format', 'png', '--copies', '9'], /there are 2 pages, each of them a PNG: say --output/],
    [['a.tokens', '--format', 'html'], /There is no card to print/],
    [['empty.cards', '--format', 'html'], /empty\.cards/],
  ])('rejects %j with the reason', async (args, why) => {
    folder.write('empty.cards', '');
    const { code, out, err } = await call(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(why);
    expect(err).not.toContain('    at ');
  });
});
