import { describe, expect, it } from 'vitest';
import { RulebookRegistry } from '../../../server/src/workspace/config/rulebook-registry.js';
import { hedgecraft } from '../rulebook/hedgecraft.js';
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

describe('an installed rulebook', () => {
  const installed = (texts: Readonly<Record<string, string>>) => {
    const files = Object.entries(texts).map(([name, text]) => [`/data/rulebooks/${name}`, text]);
    const fs = new MemoryFileSystem(Object.fromEntries(files));
    return new RulebookRegistry(Object.assign(fs, { rulebooks: '/data/rulebooks' }));
  };

  it('is found by its id, which is the name of its file, also in an untrusted workspace', async () => {
    const rulebooks = installed({ 'magic-2025-03-05.txt': hedgecraft, 'my-rules.txt': hedgecraft });
    expect(await rulebooks.installedIds()).toEqual(['magic-2025-03-05', 'my-rules']);
    const found = await rulebooks.find('my-rules', { ...place, trusted: false });
    expect(found).toMatchObject({ edition: { id: 'my-rules', rulebook: { date: '2025-03-05' } } });
  });

  it('is suggested for a similar id', async () => {
    const found = await installed({ 'magic-2025-03-05.txt': hedgecraft }).find('magic-2025-03-50', place);
    expect(found).toEqual({ problem: expect.stringContaining('Did you mean "magic-2025-03-05"?') });
  });

  it('cannot be outside of its folder', async () => {
    const rulebooks = installed({ '../../etc/secret.txt': hedgecraft });
    expect(await rulebooks.find('..%2Fsecret', place)).toEqual({ problem: expect.stringContaining('no rulebook') });
  });
});

describe('a rules file that cannot be used', () => {
  it.each([
    ['it is empty', ''],
    ['it is a PDF; rules are read from plain text (.txt)', '%PDF-1.7 \0'],
    [
      'it ends at rule 101.1m, before the end that its contents list; get the whole file',
      hedgecraft.split('101.1n')[0]!,
    ],
  ])('is reported in one sentence: %s', async (problem, text) => {
    const rulebooks = new RulebookRegistry(new MemoryFileSystem({ '/set/rules.txt': text }));
    expect(await rulebooks.find('rules.txt', place)).toEqual({
      problem: `The rulebook rules.txt cannot be used: ${problem}.`,
    });
  });
});
