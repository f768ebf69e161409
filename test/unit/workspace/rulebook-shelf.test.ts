import { describe, expect, it } from 'vitest';
import { RulebookRegistry } from '../../../server/src/workspace/config/rulebook-registry.js';
import { MemoryFileSystem } from './memory-file-system.js';

const place = { folder: '/set', within: '/set', trusted: true };

describe('a path that leads to no rulebook', () => {
  it('is heard of when a file comes there', async () => {
    const shelf = new RulebookRegistry(new MemoryFileSystem({}));
    expect(await shelf.find('rules/own.txt', place)).toHaveProperty('problem');
    expect(shelf.forget('/set/rules/own.txt')).toBe(true);
    expect(shelf.forget('/set/rules/own.txt')).toBe(false);
  });

  it('is not remembered for ever, as each letter typed makes another', async () => {
    const shelf = new RulebookRegistry(new MemoryFileSystem({}));
    for (let letter = 0; letter < 1000; letter++) await shelf.find(`rules/${letter}.txt`, place);
    expect(shelf.forget('/set/rules/999.txt')).toBe(true);
    expect(shelf.forget('/set/rules/0.txt')).toBe(false);
  });
});
