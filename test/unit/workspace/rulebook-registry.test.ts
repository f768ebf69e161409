import { describe, expect, it } from 'vitest';
import { RulebookRegistry } from '../../../server/src/workspace/config/rulebook-registry.js';
import { MemoryFileSystem } from './memory-file-system.js';

const place = { folder: '/set', within: '/set', trusted: true };

describe('a rulebook path that cannot be read', () => {
  it('is looked up again after a file was created there', async () => {
    const rulebooks = new RulebookRegistry(new MemoryFileSystem({}));
    expect(await rulebooks.find('rules/own.txt', place)).toHaveProperty('problem');
    expect(rulebooks.forget('/set/rules/own.txt')).toBe(true);
    expect(rulebooks.forget('/set/rules/own.txt')).toBe(false);
  });

  it('is not cached forever, because typing produces one with each letter', async () => {
    const rulebooks = new RulebookRegistry(new MemoryFileSystem({}));
    for (let letter = 0; letter < 1000; letter++) await rulebooks.find(`rules/${letter}.txt`, place);
    expect(rulebooks.forget('/set/rules/999.txt')).toBe(true);
    expect(rulebooks.forget('/set/rules/0.txt')).toBe(false);
  });
});
