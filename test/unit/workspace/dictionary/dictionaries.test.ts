import { describe, expect, it } from 'vitest';
import { Dictionaries, type DictionaryHost } from '../../../../server/src/workspace/dictionary/dictionaries.js';
import { openHunspell } from '../../../../server/src/workspace/dictionary/hunspell.js';
import { textFiles } from '../../../../server/src/workspace/text-files.js';
import { dictionaryFiles } from '../../support/dictionary-files.js';

const place = { folder: '/set', within: '/set', trusted: true };

function dictionaries(files: Record<string, string>, host: Partial<DictionaryHost> = {}) {
  return new Dictionaries({
    fs: textFiles(files),
    folders: (code) => ['/usr/share/hunspell', `/office/dict-${code}`],
    packageFolders: ['/global/node_modules'],
    idle: async () => {},
    open: (text) => openHunspell(text, async () => {}),
    changed: null,
    ...host,
  });
}

const installed = (...paths: string[]) => dictionaries(Object.assign({}, ...paths.map(dictionaryFiles)));

/** The file that is found for a name, or why none is. */
async function find(all: Dictionaries, written: string, context = place) {
  const { dictionary, problem } = await all.find(written, context);
  return dictionary?.source ?? problem;
}

describe('a dictionary that settings name', () => {
  it('is a file, named by its words or its rules', async () => {
    const all = installed('/set/words/my.dic');
    expect(await find(all, './words/my.dic')).toBe('my.dic');
    expect(await find(all, 'words\\my.aff')).toBe('my.dic');
  });

  it('is the one of a language, in the packages of the folder and of those around it', async () => {
    const all = installed('/set/node_modules/dictionary-en/index.dic', '/usr/share/hunspell/en_US.dic');
    expect(await find(all, 'en')).toBe('index.dic');
    expect(await find(all, 'en', { ...place, folder: '/set/deep/cards' })).toBe('index.dic');
    expect(await find(all, 'en', { ...place, folder: '/other' })).toBe('en_US.dic');
    expect(await find(installed('/global/node_modules/dictionary-de/index.dic'), 'de')).toBe('index.dic');
    expect(await find(installed('/office/dict-fr/fr.dic'), 'fr')).toBe('fr.dic');
  });

  it.each([
    ['en', ['en_GB', 'en_US', 'en_AU'], 'en_US.dic'],
    ['en', ['en_ZA', 'en_GB'], 'en_GB.dic'],
    ['en-GB', ['en_GB', 'en_US'], 'en_GB.dic'],
    ['en_gb', ['en-GB'], 'en-GB.dic'],
    ['de', ['de_AT', 'de_DE'], 'de_DE.dic'],
    ['sv', ['sv_FI', 'sv_SE'], 'sv_SE.dic'],
  ])('is that of the usual region, or of the one that is named: %s of %j', async (language, names, expected) => {
    expect(await find(installed(...names.map((name) => `/usr/share/hunspell/${name}.dic`)), language)).toBe(expected);
  });

  it('is never that of another region, which spells differently', async () => {
    const all = installed('/usr/share/hunspell/en_US.dic', '/set/node_modules/dictionary-en/index.dic');
    expect(await find(all, 'en-GB')).toMatch(/^There is no dictionary "en-GB" on this machine: /);
  });

  it('is read once, until it changes', async () => {
    let reads = 0;
    const all = dictionaries(dictionaryFiles('/set/en.dic'), {
      open: (text) => {
        reads++;
        return openHunspell(text, async () => {});
      },
    });
    const [first, second] = [await all.find('./en.dic', place), await all.find('./en.dic', place)];
    expect([reads, first.dictionary === second.dictionary]).toEqual([1, true]);
    expect([all.forget('/set/a.cards'), all.forget('/set/en.aff'), all.forget('/set/en.aff')]).toEqual([
      false,
      true,
      false,
    ]);
    await all.find('./en.dic', place);
    expect(reads).toBe(2);
  });

  it('is read later if the host can be told that it is there', async () => {
    let changes = 0;
    const all = dictionaries(dictionaryFiles('/set/en.dic'), { changed: () => changes++ });
    expect(await all.find('./en.dic', place)).toEqual({ dictionary: null, problem: null });
    await expect.poll(() => changes).toBe(1);
    expect(await find(all, './en.dic')).toBe('en.dic');
  });

  it.each([
    ['./none.dic', /^The dictionary \.\/none\.dic cannot be used: /],
    ['./alone.dic', 'The dictionary ./alone.dic cannot be used: alone.aff is missing beside it.'],
    ['../en.dic', /^The dictionary \.\.\/en\.dic was not read: a relative path may not lead out of the folder/],
    [
      'en-GB',
      'There is no dictionary "en-GB" on this machine: install one, such as the npm package dictionary-en-gb, or name the path of a .dic file.',
    ],
    [
      'Klingon',
      'There is no dictionary "Klingon" on this machine: name a language, such as "en" or "en-GB", or the path of a .dic file.',
    ],
  ])('has a clear message if it cannot be used: %s', async (written, expected) => {
    expect(await find(dictionaries({ '/set/alone.dic': '1\na\n' }), written)).toMatch(expected);
  });

  it('is not read from an untrusted folder', async () => {
    const all = installed('/set/en.dic', '/set/node_modules/dictionary-en/index.dic');
    const untrusted = { ...place, trusted: false };
    expect(await find(all, './en.dic', untrusted)).toMatch(/this workspace is not trusted/);
    expect(await find(all, 'en', untrusted)).toMatch(/^There is no dictionary "en"/);
  });

  it('is one of those that are listed by language', async () => {
    const all = installed(
      '/set/node_modules/dictionary-en-gb/index.dic',
      '/usr/share/hunspell/en_US.dic',
      '/usr/share/hunspell/hyph_de_DE.dic',
      '/office/dict-fr/fr.dic',
    );
    expect(await all.installed({ ...place, folder: '/set/deep' })).toEqual([
      { language: 'en', path: '/usr/share/hunspell/en_US.dic' },
      { language: 'en-GB', path: '/set/node_modules/dictionary-en-gb/index.dic' },
      { language: 'fr', path: '/office/dict-fr/fr.dic' },
    ]);
    expect(await new Dictionaries(null).installed(place)).toEqual([]);
  });

  it('is read to learn why it cannot be used', async () => {
    const broken = { ...dictionaryFiles('/set/en.dic'), '/set/en.aff': 'Dear reader,' };
    const all = dictionaries(broken, { changed: () => {} });
    expect(await all.find('./en.dic', place)).toEqual({ dictionary: null, problem: null });
    expect(await all.problem('./en.dic', place)).toMatch(/its \.aff file has no rules of Hunspell\.$/);
    expect(await dictionaries(dictionaryFiles('/set/en.dic')).problem('./en.dic', place)).toBe(null);
  });

  it('does not exist in a browser', async () => {
    expect(await find(new Dictionaries(null), 'en')).toBe(
      'The dictionary en cannot be used: spelling is checked on the desktop and the command line only.',
    );
  });
});
