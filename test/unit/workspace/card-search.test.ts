import { describe, expect, it } from 'vitest';
import { findCardFiles } from '../../../server/src/workspace/sets/card-search.js';
import { MemoryFileSystem } from './memory-file-system.js';

const json = '[{ "name": "Ember Tinker", "type_line": "Creature — Human", "mana_cost": "{1}{R}" }]';

describe('searching a folder for card files of other programs', () => {
  it('finds files by their content', async () => {
    const fs = new MemoryFileSystem({
      '/set/a.json': json,
      '/set/package.json': '{ "name": "site" }',
      '/set/deep/b.json': json,
      '/set/typed.cards': 'Ember Tinker {1}{R}\nCreature — Human\n',
      '/set/readme.md': `${'Words. '.repeat(2000)}\n`,
      '/set/node_modules/c.json': json,
      '/set/own/tokenwright.json': '{}',
      '/set/own/d.json': json,
    });
    expect(await findCardFiles(fs, '/set', 3)).toEqual(['a.json', 'deep/b.json']);
    expect(await findCardFiles(fs, '/set', 1)).toEqual(['a.json']);
    expect(fs.reads).toEqual([]);
  });

  it('skips files that cannot be read', async () => {
    const fs = new MemoryFileSystem({ '/set/a.json': json });
    fs.break('/set/a.json', 'reading it is not permitted');
    expect(await findCardFiles(fs, '/set', 3)).toEqual([]);
  });
});
