import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../server/src/cli/run.js';
import { Folder } from './call.js';

const cards = `Lamplighter {1}{W}
Creature — Human
When this creature enters, create two Treasure tokens and a Map token.
2/2

Cocoon {2}
Sorcery
Incubate 2.
`;

/** One grey pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

/** One transparent pixel. */
const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

let folder: Folder;
beforeEach(() => {
  folder = new Folder({ 'a.cards': cards });
});
afterEach(() => folder.remove());

const call = (...args: string[]) => folder.call(['tokens', ...args]);
const hint = 'Some tokens have two faces: print on both sides, flipped on the long edge, at 100 %.\n';

describe('tokenwright tokens, as print sheets', () => {
  it('writes HTML to standard output, and notes to standard error', async () => {
    const { code, out, err } = await call('--format', 'html');
    expect([code, err]).toEqual([0, hint]);
    expect(out).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\n$/);
    expect(out.match(/<use href/g)!.length).toBeGreaterThan(4);
  });

  it('writes one SVG file for each of several pages', async () => {
    expect(await call('--format', 'svg', '--output', 'out.svg')).toMatchObject({
      code: 0,
      out: '',
      err: `out-1.svg\nout-1-back.svg\n${hint}`,
    });
    expect(folder.read('out-1-back.svg')).toContain('back of sheet 1');
    expect((await call('--format', 'svg', '--output', 'side.svg', '--one-sided')).err).toBe('');
    expect(folder.read('side.svg')).toContain('Incubator Token, Phyrexian Token, Map Token, Treasure Token');
    expect((await call('--format', 'svg')).out).toContain('width="210mm" height="594mm"');
  });

  it('writes a PDF with the given paper size', async () => {
    expect(await call('--format', 'pdf', '--output', 'out.pdf', '--paper', 'letter')).toMatchObject({
      code: 0,
      err: hint,
    });
    const document = await PDFDocument.load(folder.bytes('out.pdf'));
    expect(document.getPageCount()).toBe(2);
    expect(document.getPage(0).getSize()).toEqual({ width: expect.closeTo(612, 1), height: expect.closeTo(792, 1) });
    expect((await call('--format', 'pdf')).out.slice(0, 5)).toBe('%PDF-');
  });

  it('does not print a PDF to a terminal', async () => {
    const { terminal, written } = folder.terminal();
    expect(await run(['tokens', '--format', 'pdf'], { ...terminal, shown: true }, () => '')).toBe(2);
    expect(written).toEqual({ out: '', err: expect.stringContaining('say --output <file>.pdf') });
  });

  it.each([
    [['--format', 'pdf', '--paper', 'a5'], /--paper a5: this version has a4 and letter/],
    [['--format', 'html', '--copies', '0'], /--copies 0: estimate, one, or a number from 1 to 99/],
    [['--format', 'html', '--copies', 'many'], /--copies many: estimate, one, or a number/],
    [['--copies', '2'], /--copies goes with --format pdf, html, svg or png/],
    [['--format', 'json', '--grayscale'], /--grayscale goes with --format pdf, html, svg or png/],
    [['--format', 'html', '--art', 'nowhere'], /--art nowhere: there is no such folder/],
    [['--format', 'html', '--output', 'no/such/folder.html'], /--output no\/such\/folder\.html/],
    [['--format', 'html', 'none.cards'], /There is no token to print/],
    [['--format', 'html', 'missing.cards'], /missing\.cards: there is no such file/],
  ])('rejects %j with the reason', async (args, why) => {
    folder.write('none.cards', 'Plain Bear {1}{G}\nCreature — Bear\n2/2\n');
    const { code, out, err } = await call(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(why);
    expect(err).not.toContain('    at ');
  });

  it('prints the given number of copies', async () => {
    const count = async (...args: string[]) =>
      (await call('--format', 'html', '--one-sided', ...args)).out.match(/<use href="#\w+" x="[\d.]+" y="[\d.]+"\/>/g)
        ?.length;
    expect(await count()).toBe(5); // two Treasures, a Map, both faces of the Incubator
    expect(await count('--copies', 'one')).toBe(4);
    expect(await count('--copies', '3')).toBe(12);
  });

  it('prints only missing tokens with --missing', async () => {
    expect((await call('--format', 'html', '--missing')).err).toMatch(/tokenwright\.json has no "prints"/);
    folder.write('tokenwright.json', '{ "prints": ["Treasure", "Incubator"] }');
    const { code, out } = await call('--format', 'svg', '--missing');
    expect(code).toBe(0);
    expect(out).toContain('<desc id="desc">Map Token</desc>');
  });

  it('reports open numbers of copies, and undefined tokens', async () => {
    folder.write('a.cards', 'Kiln {X}\nSorcery\nCreate X Treasure tokens. Create a Tresure token.\n');
    const { err, code } = await call('--format', 'html');
    expect(code).toBe(0);
    expect(err).toMatch(/Not printed: a Tresure token \(Kiln, a\.cards:3\): it is not defined\./);
    expect(err).toMatch(/may need more of Treasure Token: .*--copies <n>/);
    expect((await call('--format', 'html', '--copies', '5')).err).not.toContain('may need more');
  });

  it('uses the user’s own pictures by token name', async () => {
    for (const name of ['treasure.png', 'Map Token.PNG', 'PHYREXIAN.png', 'stranger.png'])
      folder.write(`art/${name}`, png);
    folder.write('art/notes.txt', 'nothing');
    const { code, out, err } = await call('--format', 'html', '--art', 'art');
    expect(code).toBe(0);
    expect(err).toContain('Pictures named as no token: stranger.png');
    expect(out.match(/<image /g)?.length).toBe(3);
    expect((await call('--format', 'html', '--art', 'art', '--grayscale')).out).toContain('feColorMatrix');
  });

  it('uses the pictures of the set if no folder is named', async () => {
    folder.write('art/treasure.png', png);
    folder.write('art/no-such-token.png', png);
    const { code, out, err } = await call('--format', 'html');
    expect([code, err]).toEqual([0, hint]);
    expect(out).toContain('data:image/png;base64,');
    folder.write('tokenwright.json', '{ "art": "pictures" }');
    const missing = await call('--format', 'html');
    expect(missing.out).not.toContain('data:image/png;base64,');
    expect(missing.err).toContain('pictures: there is no such file or folder');
    folder.write('pictures/map.png', png);
    expect((await call('--format', 'html')).out).toContain('data:image/png;base64,');
  });

  it('reports unreadable pictures, and prints the rest', async () => {
    folder.write('art/map.png', png.subarray(0, 40));
    folder.write('art/treasure.gif', 'GIF89a');
    folder.write('art/incubator.png', 'no picture');
    folder.write('art/phyrexian.png', png);
    const { code, err } = await call('--format', 'pdf', '--art', 'art', '--output', 'out.pdf');
    expect(code).toBe(2);
    expect(err).toContain('art/map.png: the picture is cut short\n');
    expect(err).toContain('art/treasure.gif: it is no picture in PNG, JPEG or WebP\n');
    expect(err).toContain('art/incubator.png: it is no picture in PNG, JPEG or WebP\n');
    expect((await PDFDocument.load(folder.bytes('out.pdf'))).getPageCount()).toBe(2);
  });

  it('reports pictures that a PDF cannot contain, and uses them in HTML', async () => {
    folder.write('art/map.webp', webp);
    expect((await call('--format', 'html', '--art', 'art')).out).toContain('data:image/webp;base64,');
    const { code, err } = await call('--format', 'pdf', '--art', 'art', '--output', 'out.pdf');
    expect(code).toBe(2);
    expect(err).toContain('art/map.webp: a PDF has no place for WebP: save the picture as PNG or JPEG');
  });

  it('reports characters that a PDF cannot show', async () => {
    folder.write('a.cards', 'Kiln {R}\nSorcery\nCreate a legendary 1/1 red Goblin creature token named Жora Ω.\n');
    const { err } = await call('--format', 'pdf', '--output', 'out.pdf');
    expect(err).toMatch(/The font has no Ж Ω: .*--format html/);
  });
});
