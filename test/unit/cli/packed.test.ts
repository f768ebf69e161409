import { strToU8, zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { writeMseSet } from '../formats/support/writers/mse-set.js';
import { Folder } from './call.js';

const set = writeMseSet([
  {
    name: 'Vault Keeper',
    manaCost: '{1}{R}',
    typeLine: 'Creature — Elf',
    rulesText: 'Create two Treasure token.',
    stats: '1/1',
  },
]);

let folder: Folder;
afterEach(() => folder.remove());

describe('a packed Magic Set Editor set', () => {
  it('can be linted, and its tokens listed', async () => {
    folder = new Folder({ 'akd.mse-set': zipSync({ set: strToU8(set) }) });
    const { out } = await folder.call(['lint', 'akd.mse-set']);
    expect(out).toContain('count-plural-agreement');
    expect((await folder.call(['tokens', 'akd.mse-set'])).out).toContain('Treasure Token');
  });

  it('is not changed by --fix, which reports what to do instead', async () => {
    const bytes = zipSync({ set: strToU8(set) });
    folder = new Folder({ 'akd.mse-set': bytes });
    const { code, err } = await folder.call(['lint', '--fix', 'akd.mse-set']);
    expect(code).toBe(2);
    expect(err).toContain('akd.mse-set: not fixed: it is packed');
    expect(folder.bytes('akd.mse-set')).toEqual(Buffer.from(bytes));
  });

  it.each([
    ['is not an archive', strToU8('not a zip')],
    ['contains no set', zipSync({ 'readme.txt': strToU8('hello') })],
  ])('that %s is reported, and other files are linted', async (_, bytes) => {
    folder = new Folder({ 'akd.mse-set': bytes, 'a.cards': 'Vault {R}\nSorcery\nCreate two Treasure token.\n' });
    const { code, out, err } = await folder.call(['lint', 'akd.mse-set', 'a.cards']);
    expect(code).toBe(2);
    expect(err).toMatch(/akd\.mse-set: .*archive/i);
    expect(out).toContain('count-plural-agreement');
  });

  it('never writes files from the archive', async () => {
    folder = new Folder({ 'deep/akd.mse-set': zipSync({ '../../evil.txt': strToU8('boo'), set: strToU8(set) }) });
    expect((await folder.call(['lint', 'deep/akd.mse-set'])).out).toContain('count-plural-agreement');
    expect(() => folder.read('../evil.txt')).toThrow();
    expect(() => folder.read('evil.txt')).toThrow();
  });
});
