import { describe, expect, it } from 'vitest';
import {
  baseName,
  isAbsolutePath,
  isWithin,
  joinPath,
  parentOf,
  relativePath,
  resolvePath,
} from '../../../server/src/workspace/paths.js';

describe('paths', () => {
  it.each([
    ['/home/mira/akd.cards', '/home/mira'],
    ['/akd.cards', '/'],
    ['/', null],
    ['c:/akd/a.cards', 'c:/akd'],
    ['c:/akd', 'c:/'],
    ['c:/', null],
    ['untitled:Untitled-1', null],
    ['vscode-vfs://host/akd/a.cards', 'vscode-vfs://host/akd'],
    ['vscode-vfs://host', null],
  ])('the folder of %s is %s', (path, folder) => {
    expect(parentOf(path)).toBe(folder);
  });

  it.each([
    ['/sets/akd', 'tokens/a.tokens', '/sets/akd/tokens/a.tokens'],
    ['/sets/akd', './a.cards', '/sets/akd/a.cards'],
    ['/sets/akd', '../rules.txt', '/sets/rules.txt'],
    ['/sets', '../../../rules.txt', '/rules.txt'],
    ['/sets', '/rules.txt', '/rules.txt'],
    ['/', '.', '/'],
    ['/sets', '.', '/sets'],
    ['c:/sets', '..\\rules.txt', 'c:/rules.txt'],
    ['c:/sets', 'D:\\rules.txt', 'd:/rules.txt'],
    ['vscode-vfs://host/sets', '../../../rules.txt', 'vscode-vfs://host/rules.txt'],
  ])('in %s, %s is %s', (folder, written, path) => {
    expect(resolvePath(folder, written)).toBe(path);
  });

  it('contain a folder itself and its descendants, but not a folder with a longer name', () => {
    expect(isWithin('/sets/akd', '/sets/akd')).toBe(true);
    expect(isWithin('/sets/akd/a.cards', '/sets/akd')).toBe(true);
    expect(isWithin('/sets/akd2/a.cards', '/sets/akd')).toBe(false);
    expect(isWithin('/sets', '/')).toBe(true);
  });

  it('are returned unchanged if they are not in the folder', () => {
    expect(relativePath('/sets/akd/a.cards', '/sets/akd')).toBe('a.cards');
    expect(relativePath('/a.cards', '/')).toBe('a.cards');
    expect(relativePath('/other/a.cards', '/sets/akd')).toBe('/other/a.cards');
  });

  it('have a base name and may be absolute', () => {
    expect(baseName('/sets/akd/a.cards')).toBe('a.cards');
    expect(joinPath('/', 'a')).toBe('/a');
    expect([isAbsolutePath('/a'), isAbsolutePath('C:\\a'), isAbsolutePath('a/b'), isAbsolutePath('..')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
