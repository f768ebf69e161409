import { describe, expect, it } from 'vitest';
import { artKey } from '../../../server/src/render/art.js';
import { openWorkspace } from './open-workspace.js';

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 4, 5, 6]);
const webp = new TextEncoder().encode('RIFF\n\0\0\0WEBPVP8 ');
const cards = 'Grove Warden {G}\nCreature — Elf\n1/1\n';

/** The pictures of a set for cards with these names: `Name: type`, and the problems. */
async function art(files: Record<string, string | Uint8Array>, names: readonly string[], options = {}) {
  const { workspace } = openWorkspace({ '/set/a.cards': cards, ...files }, options);
  const set = await workspace.setOf('/set/a.cards');
  const { art, problems } = await set.findArt(new Set(names.map(artKey)));
  const found = names.flatMap((name) => {
    const picture = art.get(artKey(name));
    return picture ? [`${name}: ${picture.type}`] : [];
  });
  return { found, problems };
}

const config = (folder: string) => ({ '/set/tokenwright.json': JSON.stringify({ art: folder }) });

describe('the pictures of a set', () => {
  it('are in the folder “art”, named after cards', async () => {
    const files = {
      '/set/art/Grove Warden.png': png,
      '/set/art/treasure.JPG': jpeg,
      '/set/art/The-Tide_remembers.webp': webp,
      '/set/art/notes.txt': 'notes',
      '/set/art/.hidden.png': png,
    };
    const names = ['Grove Warden', 'Treasure Token', 'The Tide Remembers', 'hidden', 'notes'];
    expect(await art(files, names)).toEqual({
      found: ['Grove Warden: png', 'Treasure Token: jpeg', 'The Tide Remembers: webp'],
      problems: [],
    });
  });

  it('are in the folder that the settings name', async () => {
    const files = { '/set/pictures/grove warden.png': png, '/set/art/grove warden.jpg': jpeg };
    expect(await art({ ...files, ...config('pictures') }, ['Grove Warden'])).toEqual({
      found: ['Grove Warden: png'],
      problems: [],
    });
  });

  it('need not exist, unless the settings name their folder', async () => {
    const problemsIn = async (folder: string, files: Record<string, string>) => {
      const { workspace, fs } = openWorkspace({ '/set/a.cards': cards, ...files });
      fs.break(folder, 'there is no such file or folder');
      return (await (await workspace.setOf('/set/a.cards')).findArt(new Set(['elm']))).problems;
    };
    expect(await problemsIn('/set/art', {})).toEqual([]);
    expect(await problemsIn('/set/pictures', config('pictures'))).toEqual([
      'The folder of pictures /set/pictures cannot be read: there is no such file or folder.',
    ]);
  });

  it('are recognized by their content, whatever they are named', async () => {
    expect(await art({ '/set/art/grove-warden.png': jpeg }, ['Grove Warden'])).toMatchObject({
      found: ['Grove Warden: jpeg'],
    });
    expect(await art({ '/set/art/grove-warden.png': '<svg/>' }, ['Grove Warden'])).toEqual({
      found: [],
      problems: ['The picture grove-warden.png cannot be used: it is not a PNG, JPEG or WebP.'],
    });
  });

  it('are not used if they are too large', async () => {
    const large = new Uint8Array(4_000_001);
    large.set(png);
    expect(await art({ '/set/art/grove-warden.png': large }, ['Grove Warden'])).toEqual({
      found: [],
      problems: ['The picture grove-warden.png cannot be used: it is larger than 4 MB.'],
    });
  });

  it('are read only if a card is named like them', async () => {
    const { workspace, fs } = openWorkspace({
      '/set/a.cards': cards,
      '/set/art/elm.png': png,
      '/set/art/oak.png': png,
    });
    const set = await workspace.setOf('/set/a.cards');
    await set.findArt(new Set([artKey('Elm')]));
    expect(fs.heads.filter((path) => path.startsWith('/set/art/'))).toEqual(['/set/art/elm.png']);
  });
});

describe('the folder of pictures', () => {
  const files = { '/elsewhere/grove warden.png': png, '/set/art/grove warden.jpg': jpeg };
  const message = async (folder: string, options = {}) => {
    const { workspace } = openWorkspace({ '/set/a.cards': cards, ...files, ...config(folder) }, options);
    return (await workspace.report('/set/tokenwright.json'))?.findings.map((finding) => finding.message);
  };

  it('must not be outside of the workspace by a relative path', async () => {
    expect(await art({ ...files, ...config('../elsewhere') }, ['Grove Warden'])).toMatchObject({
      found: ['Grove Warden: jpeg'],
    });
    expect(await message('../elsewhere')).toEqual([
      'The folder ../elsewhere was not read: a relative path may not lead out of the folder; write the whole path.',
    ]);
    expect(await message('art')).toEqual([]);
  });

  it('is the usual one in an untrusted workspace', async () => {
    expect(await art({ ...files, ...config('/elsewhere') }, ['Grove Warden'], { trusted: false })).toMatchObject({
      found: ['Grove Warden: jpeg'],
    });
    expect(await message('/elsewhere', { trusted: false })).toEqual([
      'The folder /elsewhere was not read: this workspace is not trusted, so paths in its settings are not followed.',
    ]);
  });
});
