import { afterEach, describe, expect, it } from 'vitest';
import { Folder } from './call.js';

const cards = [
  'Grove Warden {1}{G}\nCreature — Elf Druid\nWhen this creature enters, create a Quince token.\n1/1',
  'Split {R}\nInstant\nSplit deals 1 damage to "any target".\n//\nEnd {U}\nSorcery\nDraw a card.',
].join('\n\n');
const tokens = 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n';

let folder: Folder;
afterEach(() => folder.remove());

describe('tokenwright convert', () => {
  it.each(['json', 'cockatrice'])('writes cards and tokens as %s and back, without losing card text', async (to) => {
    folder = new Folder({ 'set/a.cards': `${cards}\n`, 'set/a.tokens': tokens });
    const file = to === 'json' ? 'out.json' : 'out.xml';
    const there = await folder.call(['convert', 'set', '--to', to, '--output', file]);
    expect(there).toMatchObject({ code: 0, out: '' });
    const back = await folder.call(['convert', file, '--to', 'cards', '--output', 'back.cards']);
    expect(back.code).toBe(0);
    expect(folder.read('back.cards')).toContain(cards.split('\n\n')[0]);
    expect(folder.read('back.cards')).toContain('Split deals 1 damage to "any target".');
    expect(folder.read('back.cards')).toContain('//\nEnd {U}\nSorcery\nDraw a card.');
    expect(folder.read('back.tokens')).toContain('Quince');
    expect(folder.read('back.tokens')).toContain('{2}, Sacrifice this token: Draw a card.');
  });

  it('reports what cannot be converted', async () => {
    folder = new Folder({ 'a.cards': 'Set: Grove\n\nWisp {U}\nCreature — Spirit\nFlying\n1/1\nNote: too strong?\n' });
    const { code, out, err } = await folder.call(['convert', 'a.cards', '--to', 'json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ name: 'Wisp', oracle_text: 'Flying' }]);
    expect(err).toContain('Wisp: ');
    expect(err).toContain('too strong?');
    expect(err).toContain('Set: Grove');
  });

  it('summarizes what many cards lose, and lists it on request', async () => {
    const names = ['Ash', 'Birch', 'Cedar', 'Elm'];
    const text = names.map((name) => `${name} {G}\nInstant\nDraw a card.\nNote: ${name} again\n`).join('\n');
    folder = new Folder({ 'a.cards': `Set: Grove\n\n${text}` });
    const { err } = await folder.call(['convert', 'a.cards', '--to', 'json']);
    expect(err.split('\n')).toEqual([
      'Not carried over (--verbose lists it card by card):',
      '  the line “Note: …” of 4 cards',
      '  the header’s line “Set: …”',
      '',
    ]);
    const all = await folder.call(['convert', 'a.cards', '--to', 'json', '--verbose']);
    for (const name of names)
      expect(all.err).toContain(`${name}: the line “Note: ${name} again” cannot be carried over`);
  });

  it('reports token definitions that are not written to standard output', async () => {
    folder = new Folder({ 'set/a.cards': `${cards}\n`, 'set/a.tokens': tokens });
    const { out, err } = await folder.call(['convert', 'set', '--to', 'cards']);
    expect(out).toContain('Grove Warden');
    expect(err).toContain('1 token definition ');
  });

  it.each([
    [['convert', '--to', 'json'], /takes the path/],
    [['convert', 'a.cards', '--to', 'xlsx'], /xlsx/],
    [['convert', 'gone.cards', '--to', 'json'], /gone\.cards/],
  ])('rejects %s in one line', async (args, message) => {
    folder = new Folder({ 'a.cards': 'Wisp\nLand\n' });
    const { code, err } = await folder.call(args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});
