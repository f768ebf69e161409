import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Folder } from './call.js';

const card = `Ashvale Scout {1}{G}
Creature — Elf Scout
When this creature enters, draw a card.
Frobnicate target creature.
2/2
`;

describe('tokenwright read', () => {
  let folder = new Folder();
  afterEach(() => {
    folder.remove();
    folder = new Folder();
  });

  it('prints the abilities of a text, and what it does not understand', async () => {
    const { code, out } = await folder.call([
      'read',
      '--text',
      'When this creature enters, draw a card.\\nFrobnicate it.',
    ]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'Text',
        '  triggered  When this creature enters, draw a card.',
        '    when enters · this creature',
        '    draw 1',
        '  static  Frobnicate it.',
        '  not understood  Frobnicate it',
        '',
      ].join('\n'),
    );
  });

  it('prints each face of a file as JSON, with ranges in the file', async () => {
    folder.write('my.cards', card);
    const { code, out } = await folder.call(['read', 'my.cards', '--format', 'jsonl']);
    expect(code).toBe(0);
    const face = JSON.parse(out);
    expect(face).toMatchObject({ card: 'Ashvale Scout', path: 'my.cards', line: 1, whole: false });
    expect(face.abilities[0]).toMatchObject({ kind: 'triggered', range: { start: { line: 2, character: 0 } } });
    expect(face.unread).toEqual([
      {
        text: 'Frobnicate target creature',
        range: { start: { line: 3, character: 0 }, end: { line: 3, character: 26 } },
        stoppedAt: 'Frobnicate',
      },
    ]);
  });

  it('says the text in the words of its rulebook, and of another one', async () => {
    folder.write('my.cards', card.replace('enters', 'enters the battlefield'));
    const { out } = await folder.call(['read', 'my.cards', '--format', 'jsonl']);
    expect(JSON.parse(out).says).toBe('When this creature enters, draw a card.\nFrobnicate target creature.');
    const old = await folder.call(['read', 'my.cards', '--as', 'magic-2017-08']);
    expect(old.out).toBe(
      'Ashvale Scout\n  When Ashvale Scout enters the battlefield, draw a card.\n  Frobnicate target creature.\n',
    );
    expect(await folder.call(['read', 'my.cards', '--as', 'magic-2017'])).toMatchObject({ code: 2 });
  });

  it('ranks what stops the reading', async () => {
    folder.write('my.cards', card);
    const { out } = await folder.call(['read', 'my.cards', '--stopped']);
    expect(out).toContain('| Frobnicate');
    expect(out).toContain('0 of 1 faces (0.0 %) and 1 of 2 lines (50.0 %) are read whole.');
  });

  it('ranks what stops the reading of the cards of other games', async () => {
    folder.write('tokenwright.json', '{ "rulebook": "riftbound" }');
    folder.write('reeds.cards', 'Reed Moth {E2}\nUnit — Fae\nWhen I hold, frobnicate a unit.\nMight: 2\n');
    const { out } = await folder.call(['read', 'reeds.cards', '--stopped']);
    expect(out).toContain('| frobnicate');
    for (const example of ['riftbound', 'fifth-edition'])
      expect((await folder.call(['read', resolve('examples', example), '--stopped'])).out).toMatch(
        /^(\d+) of \1 faces/m,
      );
  });

  it('names the keyword before an ability, and what is paid', async () => {
    const text = '[Reaction][>] Kill this, [E]: [Add] [E1][FURY].';
    const { out } = await folder.call(['read', '--rulebook', 'riftbound', '--text', text]);
    expect(out).toBe(
      [
        'Text',
        `  activated reaction  ${text}`,
        '    cost kill · this',
        '    cost exhaust',
        '    add pay-energy · 1, pay-power · 1 · fury',
        '',
      ].join('\n'),
    );
  });

  it('says what it cannot use', async () => {
    expect(await folder.call(['read', '--text', 'Flying', 'my.cards'])).toMatchObject({ code: 2 });
    expect(await folder.call(['read', '--name', 'Ashvale Scout'])).toMatchObject({ code: 2 });
    const { code, err } = await folder.call(['read']);
    expect(code).toBe(2);
    expect(err).toContain('tokenwright read');
  });
});
