import { chmodSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceAtomically, writeAtomically } from '../../../server/src/disk/atomic-write.js';
import { FileProblem } from '../../../server/src/workspace/file-system.js';
import { Folder } from '../cli/call.js';

let folder: Folder;
beforeEach(() => {
  folder = new Folder({ 'a.cards': 'old' });
});
afterEach(() => folder.remove());

const at = (path: string) => join(folder.path, path);
const bytes = (text: string) => new TextEncoder().encode(text);

describe('replacing a file', () => {
  it('gives a new file with the same name, mode and owner', () => {
    chmodSync(at('a.cards'), 0o664);
    const before = statSync(at('a.cards'));
    replaceAtomically(at('a.cards'), bytes('old'), bytes('new'));
    const after = statSync(at('a.cards'));
    expect(folder.read('a.cards')).toBe('new');
    expect(after.ino).not.toBe(before.ino);
    expect([after.mode, after.uid, after.gid]).toEqual([before.mode, before.uid, before.gid]);
  });

  it.each([
    ['holds something else by now', () => folder.write('a.cards', 'own'), 'it was changed meanwhile', 'own'],
    ['is read-only', () => chmodSync(at('a.cards'), 0o444), 'it is read-only', 'old'],
  ])('leaves it unchanged if it %s', (_why, change, reason, text) => {
    change();
    expect(() => replaceAtomically(at('a.cards'), bytes('old'), bytes('new'))).toThrow(new FileProblem(reason));
    expect(folder.read('a.cards')).toBe(text);
    expect(readdirSync(folder.path)).toEqual(['a.cards']);
  });

  it('does not recreate a deleted file', () => {
    expect(() => replaceAtomically(at('b.cards'), bytes('old'), bytes('new'))).toThrow(
      'there is no such file or folder',
    );
    expect(() => replaceAtomically(at('b/c.cards'), bytes('old'), bytes('new'))).toThrow(
      'there is no such file or folder',
    );
    expect(readdirSync(folder.path)).toEqual(['a.cards']);
  });
});

describe('writing a file', () => {
  it('creates a new file with the default mode', () => {
    folder.write('usual', '');
    writeAtomically(at('b.json'), 'new');
    expect(folder.read('b.json')).toBe('new');
    expect(folder.mode('b.json')).toBe(folder.mode('usual'));
  });

  it('writes to the target of a link', () => {
    symlinkSync('a.cards', at('link'));
    writeAtomically(at('link'), 'new');
    expect(folder.read('a.cards')).toBe('new');
    expect(
      readdirSync(folder.path, { withFileTypes: true })
        .find(({ name }) => name === 'link')
        ?.isSymbolicLink(),
    ).toBe(true);
  });
});
