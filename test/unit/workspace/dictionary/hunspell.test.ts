import { describe, expect, it } from 'vitest';
import { readDictionary } from '../../../../server/src/workspace/dictionary/dictionary-text.js';
import { openHunspell } from '../../../../server/src/workspace/dictionary/hunspell.js';
import { affixes, dicOf, words } from '../../support/dictionary-files.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Opens a dictionary; a string is why it cannot be used. */
async function open(aff: Uint8Array, dic: Uint8Array, pause = async () => {}) {
  try {
    return await openHunspell(readDictionary(aff, dic), pause);
  } catch (error) {
    return (error as Error).message;
  }
}

async function usable(aff = bytes(affixes), dic = bytes(dicOf(words))) {
  const opened = await open(aff, dic);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}

describe('a dictionary of Hunspell', () => {
  it('knows the forms of its words', async () => {
    const { knows } = await usable();
    const known = ['lantern', 'lanterns', 'stories', 'unlit', 'Lantern', 'Paris', 'cafés', 'embers'];
    expect(known.filter((word) => !knows(word))).toEqual([]);
    expect(['lanternes', 'storys', 'paris', 'unlantern'].filter(knows)).toEqual([]);
  });

  it('leaves out articles before an apostrophe: the parts of such words are looked up separately', async () => {
    const { knows } = await usable();
    expect([knows('ember'), knows("l'ember"), knows("d'ember")]).toEqual([true, false, false]);
  });

  it('has the letters of its language', async () => {
    expect((await usable()).letters).toMatch(/^[a-z]{26}$/);
    expect((await usable(bytes(affixes.replace('TRY ', 'TRY -ÉÜ')))).letters).toMatch(/^[a-z]{26}éü$/);
  });

  it('is read in parts, so that a server can answer in between', async () => {
    let pauses = 0;
    const many = Array.from({ length: 1000 }, (_, at) => `word${at}`);
    await open(bytes(affixes), bytes(dicOf(many)), async () => void pauses++);
    expect(pauses).toBe(5);
  });

  it.each(['ISO8859-1', 'ISO-8859-1', 'microsoft-cp1252'])(
    'is read in the encoding that it names: %s',
    async (name) => {
      const { knows } = await usable(latin1(affixes.replace('UTF-8', name)), latin1(dicOf(words)));
      expect(knows('cafés')).toBe(true);
    },
  );

  it('is read in Latin-1 if it names no encoding, and without a byte order mark', async () => {
    expect((await usable(latin1(affixes.replace('SET UTF-8\n', '')), latin1(dicOf(words)))).knows('café')).toBe(true);
    expect((await usable(bytes(`\ufeff${affixes}`), bytes(`\ufeff${dicOf(words)}`))).knows('café')).toBe(true);
  });

  it.each([
    [
      'words in another encoding',
      affixes,
      latin1(dicOf(words)),
      'its .dic file is not in the encoding UTF-8 that the .aff file names',
    ],
    [
      'an encoding that does not exist',
      affixes.replace('UTF-8', 'RUNES-2'),
      dicOf(words),
      'its encoding RUNES-2 is not known',
    ],
    ['a text that is no .aff file', 'Dear reader,\n', dicOf(words), 'its .aff file has no rules of Hunspell'],
    [
      'a list of words without their number',
      affixes,
      'ember\nlantern\n',
      'its first line is not the number of its words, as in dictionaries of Hunspell',
    ],
    ['a truncated list', affixes, `100\n${words.join('\n')}`, `it ends after ${words.length} of 100 words`],
    ['an empty file', affixes, '', 'its first line is not the number of its words, as in dictionaries of Hunspell'],
    ['rules that break off', 'SET UTF-8\nSFX S Y 3\nSFX S', dicOf(words), 'its .aff file is damaged'],
    [
      'endings without end',
      `${affixes}SFX A Y 1\nSFX A 0 a/B .\nSFX B Y 1\nSFX B 0 b/A .\n`,
      dicOf(['ember/A']),
      'its words have more than a million forms, which would take too much memory',
    ],
    [
      'more forms than fit into memory',
      `${affixes}SFX M Y 2000\n${Array.from({ length: 2000 }, (_, at) => `SFX M 0 x${at} .\n`).join('')}`,
      dicOf(Array.from({ length: 2000 }, (_, at) => `word${at}/M`)),
      'its words have more than a million forms, which would take too much memory',
    ],
  ])('cannot be %s', async (_, aff, dic, why) => {
    expect(await open(bytes(aff), typeof dic === 'string' ? bytes(dic) : dic)).toBe(why);
  });
});
