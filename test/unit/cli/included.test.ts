import { afterEach, describe, expect, it } from 'vitest';
import { Folder } from './call.js';

const head = 'mse_version: 2.0.2\ngame: magic\nstylesheet: m15\n';
const card = (name: string, text: string) =>
  `mse_version: 2.0.2\ncard:\n\tname: ${name}\n\tsuper_type: Sorcery\n\trule_text: ${text}\n`;

let folder: Folder;
afterEach(() => folder.remove());

describe('a Magic Set Editor set with cards in separate files', () => {
  it('is read with the files it includes', async () => {
    folder = new Folder({
      'akd/set': `${head}include_file: card vault keeper\ninclude_file: card gone\ninclude_file: ../card outside\n`,
      'akd/card vault keeper': card('Vault Keeper', 'Create two Treasure token.'),
      'card outside': card('Outsider', 'Create two Food token.'),
    });
    const { out, err } = await folder.call(['lint', 'akd/set']);
    expect(out).toContain('count-plural-agreement');
    expect(out).toContain('akd/card vault keeper');
    expect(out).not.toContain('outside');
    expect(err).toContain('akd/card gone: “set” includes this file, and there is none');
  });

  it('is recognized under another name', async () => {
    folder = new Folder({ 'akd.txt': `${head}${card('Vault Keeper', 'Create two Treasure token.')}` });
    expect((await folder.call(['lint', 'akd.txt'])).out).toContain('count-plural-agreement');
  });
});

describe('a list of card names with any name', () => {
  it('is read if it is given as an argument', async () => {
    folder = new Folder({
      'list.txt': '2 Vault Keeper\nMoss Caller\n',
      'table.csv': 'Count,Name,Edition\n2,Vault Keeper,AKD\n',
      'own.cards': 'Vault Keeper {R}\nSorcery\nCreate a Treasure token.\n',
    });
    for (const path of ['list.txt', 'table.csv']) {
      const { out, err } = await folder.call(['lint', path]);
      expect(err).toContain('its names were not looked up');
      expect(out).toContain('No findings in 0 cards of 1 file');
    }
  });

  it('is reported if it is not one', async () => {
    folder = new Folder({ 'readme.txt': 'Ashes is a set.\n' });
    expect((await folder.call(['lint', 'readme.txt'])).err).toContain('there are no cards in it');
  });
});
