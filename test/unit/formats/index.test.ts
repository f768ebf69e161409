import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatFor, formats } from '../../../server/src/formats/index.js';

describe('the formats', () => {
  it('recognize plain files by their extensions', () => {
    const paths = ['set/akd.cards', 'one.card', 'C:\\sets\\akd.CardText', 'file:///sets/akd.tokens', 'boo.token'];
    expect(paths.map((path) => formatFor(path, '')?.id)).toEqual(Array(paths.length).fill('plain'));
  });

  it('ignore deck lists and all other files', () => {
    const paths = ['a.mtg', 'a.deck', 'a.txt', 'cards', 'a.cards.bak', 'tokens/readme.md', '.cards/x', ''];
    expect(paths.map((path) => formatFor(path, 'Wisp\nLand'))).toEqual(Array(paths.length).fill(null));
  });

  it('activate the extension for names that only card files have, but not for every JSON, XML or text file', () => {
    const { activationEvents } = JSON.parse(readFileSync('package.json', 'utf8')) as { activationEvents: string[] };
    const globs = activationEvents.map((event) => event.replace(/^workspaceContains:/, ''));
    expect(globs).toEqual(expect.arrayContaining(formats.flatMap(({ names = [] }) => names)));
    expect(globs).toEqual(expect.arrayContaining(['**/tokenwright.json', '**/set', '**/carddata.txt', '**/cards.xml']));
    expect(globs.filter((glob) => /^\*\*\/\*\.(?:json|xml|txt|csv|tsv|md)$/.test(glob))).toEqual([]);
  });
});
