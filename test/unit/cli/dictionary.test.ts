import { afterEach, describe, expect, it } from 'vitest';
import { dictionaryFiles } from '../support/dictionary-files.js';
import { Folder } from './call.js';

let folder = new Folder();
afterEach(() => folder.remove());

const card = 'Ember Story\nLand\nFlavor: The lantern burns over the villgae.\n';
const settings = (content: object) => ({ 'tokenwright.json': JSON.stringify(content) });

/** The findings of a call: the words, and what was meant. */
async function found(args: readonly string[] = []) {
  const { out } = await folder.call(['lint', 'a.cards', '--format', 'json', ...args]);
  const { files } = JSON.parse(out) as { files: { findings: { rule: string; severity: string; message: string }[] }[] };
  return files
    .flatMap(({ findings }) => findings)
    .map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`);
}

const slip = 'misspelt-prose: “villgae” is not in the dictionary; did you mean “village”?';

describe('the spelling of flavor text', () => {
  it('is checked with the dictionary that the call names', async () => {
    folder = new Folder({ 'a.cards': card, ...dictionaryFiles() });
    expect(await found()).toEqual([]);
    expect(await found(['--dictionary', 'en.dic'])).toEqual([`info ${slip}`]);
    expect(await found(['--dictionary', 'en.dic', '--rule', 'misspelt-prose=off'])).toEqual([]);
  });

  it('is checked with the dictionary that the settings name', async () => {
    folder = new Folder({ 'a.cards': card, ...dictionaryFiles(), ...settings({ dictionary: './en.dic' }) });
    expect(await found()).toEqual([`info ${slip}`]);
    folder.write('tokenwright.json', JSON.stringify({ dictionary: './en.dic', words: ['villgae'] }));
    expect(await found()).toEqual([]);
    folder.write('tokenwright.json', JSON.stringify({ dictionary: './en.dic', rules: { 'misspelt-prose': 'error' } }));
    expect(await found()).toEqual([`error ${slip}`]);
  });

  it('is checked with that of a language in node_modules if only the rule is on', async () => {
    folder = new Folder({ 'a.cards': card, ...dictionaryFiles('node_modules/dictionary-en/index.dic') });
    expect(await found(['--rule', 'misspelt-prose=warning'])).toEqual([`warning ${slip}`]);
  });

  it('is not missed if all rules of a group are on', async () => {
    folder = new Folder({ 'a.cards': card, ...settings({ rules: { 'group:spelling': 'error' } }) });
    expect(await folder.call(['lint'])).toMatchObject({ code: 0, err: '' });
  });

  it('is a wrong call with a dictionary that cannot be used', async () => {
    folder = new Folder({ 'a.cards': card, 'en.dic': '1\nember\n' });
    const { code, err } = await folder.call(['lint', '--dictionary', 'en.dic']);
    expect(code).toBe(2);
    expect(err).toContain('The dictionary en.dic cannot be used: en.aff is missing beside it (see');
  });

  it.each([
    [{ dictionary: './none.dic' }, '1:15'],
    [{ rules: { 'misspelt-prose': 'info' }, dictionary: 'xx' }, '1:49'],
    [{ dictionary: 7 }, '1:15'],
  ])('is a problem in the settings if they name no usable dictionary: %j', async (content, place) => {
    folder = new Folder({ 'a.cards': card, ...settings(content) });
    const { out } = await folder.call(['lint']);
    expect(out).toMatch(new RegExp(`^tokenwright.json\n {2}${place} {2}(?:warning|error) {2}.*(?:dictionary|\\.dic)`));
  });
});
