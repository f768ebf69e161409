import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileNames, type PrintedCard, referenceShapes, referenceText } from '../support/reference-files.js';
import { Folder } from './call.js';

const printed: readonly PrintedCard[] = [
  [
    {
      name: 'Moss Caller',
      manaCost: '{G}',
      typeLine: 'Creature — Elf',
      text: 'When this creature enters, create two 1/1 green Frog creature tokens.',
      pt: '1/1',
    },
  ],
  [
    {
      name: 'Ember Sleeper',
      manaCost: '{R}',
      typeLine: 'Creature — Human',
      text: '{3}: Transform this creature.',
      pt: '1/1',
    },
    {
      name: 'Ember Waker',
      manaCost: '',
      typeLine: 'Creature — Elemental',
      text: 'Whenever this creature attacks, create a Treasure token.',
      pt: '4/4',
    },
  ],
  [{ name: 'Tall Thing', manaCost: '{4}{G}', typeLine: 'Creature — Elemental', text: 'Trample', pt: '5/5' }],
];
const list =
  '# Green\n2x moss caller (AKD) 7\n# Red\nEmber Sleeper // Ember Waker\nOwn Herald\n\n# Maybeboard\nTall Thing\n';
const own = 'Own Herald {W}\nSorcery\nCreate a Tall Thing token. Create a Food token.\n';

let folder: Folder;
beforeEach(() => {
  folder = new Folder({ 'my.cube.txt': list, 'own.cards': own });
  vi.stubEnv('XDG_CACHE_HOME', join(folder.path, '.cache'));
  for (const shape of referenceShapes) folder.write(fileNames[shape], [...referenceText(shape, printed)].join(''));
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

interface Listed {
  readonly tokens: readonly {
    name: string;
    pt: string | null;
    createdBy: readonly { card: string; path: string; line: number }[];
  }[];
  readonly unresolved: readonly unknown[];
}

/** The tokens of a list with the cards that make them: `Frog Token: Moss Caller my.cube.txt:2`. */
function made({ tokens }: Listed): string[] {
  return tokens.flatMap(({ name, createdBy }) =>
    createdBy.map(({ card, path, line }) => `${name}: ${card} ${path}:${line + 1}`),
  );
}

describe('tokenwright tokens of a cube list', () => {
  it.each(referenceShapes)('lists the tokens of printed cards from a %s reference', async (shape) => {
    const listed: Listed = await folder.json([
      'tokens',
      'my.cube.txt',
      '--cards',
      fileNames[shape],
      '--format',
      'json',
    ]);
    expect(made(listed)).toEqual([
      'Food Token: Own Herald my.cube.txt:5',
      'Frog Token: Moss Caller my.cube.txt:2',
      'Tall Thing: Own Herald my.cube.txt:5',
      'Treasure Token: Ember Sleeper my.cube.txt:4',
    ]);
    expect(listed.unresolved).toEqual([]);
    expect(listed.tokens.find(({ name }) => name === 'Tall Thing')).toMatchObject({ pt: '5/5', colors: ['G'] });
  });

  it('lists the set’s own cards once, at their definition', async () => {
    folder.write('tokenwright.json', '{ "cards": ["cards.xml"], "exclude": ["*.json"] }');
    const listed: Listed = await folder.json(['tokens', '--format', 'json']);
    expect(made(listed)).toEqual([
      'Food Token: Own Herald own.cards:3',
      'Frog Token: Moss Caller my.cube.txt:2',
      'Tall Thing: Own Herald own.cards:3',
      'Treasure Token: Ember Sleeper my.cube.txt:4',
    ]);
  });

  it('reports missing tokens without a reference, and unknown names with one', async () => {
    expect((await folder.call(['tokens', 'my.cube.txt'])).err).toContain(
      'my.cube.txt: the tokens of 2 of its 3 cards are not listed, as the set does not contain them; name a card reference',
    );
    folder.write('my.cube.txt', 'Moss Caller\nBrand New Thing\n');
    const { err, code } = await folder.call(['tokens', 'my.cube.txt', '--cards', 'cards.xml']);
    expect(err).toContain(
      '1 of its 2 cards is neither in the set nor in the card reference: the first is “Brand New Thing” in line 2',
    );
    expect(code).toBe(0);
  });

  it.each([
    [
      'my.cube.txt',
      Buffer.from('\ufeffMoss Caller\n', 'utf16le'),
      /my\.cube\.txt: it is encoded in UTF-16; save it as UTF-8/,
    ],
    ['my.cube.txt', Buffer.from('Moss Caller\nÉlan\n', 'latin1'), /my\.cube\.txt:2: This file is not UTF-8 text/],
    ['my.cube.csv', 'Set,Type\nAKD,Creature\n', /my\.cube\.csv:1: This list has no column “name”/],
  ])('reports in one line why %s cannot be read', async (path, content, why) => {
    folder.write(path, content);
    const { err, code } = await folder.call(['tokens', path, '--cards', 'cards.xml']);
    expect(code).toBe(2);
    expect(err).toMatch(why);
  });

  it.each([
    ['truncated.json', '[{"name": "Moss', /it ends in the middle, so it was cut short/],
    ['huge.json', '', /no card reference/],
  ])('reports in one line why %s is not a reference', async (path, content, why) => {
    folder.write(path, content);
    if (content === '') truncateSync(join(folder.path, path), 2_200_000_000);
    const { err, out, code } = await folder.call(['tokens', 'my.cube.txt', '--cards', path]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(why);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('tokenwright convert of a cube list', () => {
  it('reports that names cannot be converted', async () => {
    const { err, out } = await folder.call(['convert', 'my.cube.txt', '--to', 'json']);
    expect(JSON.parse(out)).toEqual([]);
    expect(err).toMatch(/my\.cube\.txt: 4 names of cards whose text it does not contain cannot be carried over/);
  });
});

describe('tokenwright lint of a cube list', () => {
  it('reports that names were not looked up without a reference', async () => {
    const { err, code } = await folder.call(['lint', 'my.cube.txt']);
    expect([err, code]).toEqual([expect.stringContaining('my.cube.txt: its names were not looked up; name a card'), 0]);
    expect((await folder.call(['lint', 'my.cube.txt', '--cards', 'cards.xml'])).err).toBe('');
  });

  it('finds unknown card names with the reference from the settings', async () => {
    folder.write('tokenwright.json', '{ "cards": ["cards.xml"], "exclude": ["*.json"] }');
    folder.write('my.cube.txt', 'Mos Caller\nOwn Heralt\nEmber Waker\n');
    const { files } = await folder.json(['lint', '--format', 'json']);
    const found = files.flatMap((file: { findings: { rule: string; fix?: { title: string } }[] }) => file.findings);
    expect(found.map(({ rule, fix }: { rule: string; fix?: { title: string } }) => [rule, fix?.title])).toEqual([
      ['unknown-card-name', 'Change to “Moss Caller”'],
      ['unknown-card-name', 'Change to “Own Herald”'],
    ]);
  });

  it('reports an unusable reference at its position in the settings', async () => {
    folder.write('tokenwright.json', '{ "cards": ["nowhere.json"], "include": ["*.cube.txt"] }');
    const { out, code } = await folder.call(['lint']);
    expect(code).toBe(0);
    expect(out).toContain('The card reference nowhere.json cannot be used: there is no such file or folder.');
    expect((await folder.call(['tokens'])).err).toContain('tokenwright.json:1: The card reference nowhere.json');
  });
});
