import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { schemaErrors } from '../support/reading-schema.js';
import { Folder } from './call.js';

const card = `Ashvale Scout {1}{G}
Creature — Elf Scout
When this creature enters, draw a card.
Frobnicate target creature.
2/2
`;

/** Cards with all kinds of abilities, costs, events and effects. */
const varied = `Lantern Gate
Land
This land enters tapped unless you control two or more other lands.
{1}, {T}, Sacrifice this land: Add {B} or {G}. Activate only once each turn.

Ilka, Keeper of Roads {2}{W}
Legendary Planeswalker — Ilka
+1: Create two 1/1 white Human Soldier creature tokens with "When this token dies, draw a card."
−X: Exile up to X target creatures until your next turn.
−7: You get an emblem with "Creatures you control get +2/+2 and have flying."

Tale of Two Rivers {2}{U}
Enchantment — Saga
I, II — Draw a card, then discard a card.
III — Choose one —
• Return target creature to its owner's hand.
• You gain 3 life for each Island you control.

Order of the Ninth Bell {W}
Enchantment — Class
Landfall — Whenever a land you control enters, put a +1/+1 counter on up to one target creature.
{1}{W}: Level 2
Creatures you control have ward {2} and protection from red.

Cinder Parley {X}{R}
Sorcery
Kicker—Sacrifice an artifact.
Cinder Parley deals X damage divided as you choose among any number of targets. If it was kicked, until end of turn, target creature gets +2/+0 and gains trample.
At the beginning of the next end step, sacrifice it unless you pay {2}.
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

  it('prints what delayed triggers wait for, what is forbidden, what X is and what modes cost', async () => {
    const lines = [
      'You may sacrifice an artifact. When you do, draw X cards, where X is your speed.',
      "This creature can't be blocked this turn except by Walls.",
      'Choose one —',
      '• {1} — You may exile a card from your hand rather than pay its mana cost.',
    ];
    const { out } = await folder.call(['read', '--text', lines.join('\\n')]);
    expect(out.split('\n').filter((line) => line.startsWith('    '))).toEqual([
      '    sacrifice may · an artifact',
      '    delay',
      '      when you-do · you',
      '      draw X · X is your speed',
      '    cant be-blocked · This creature · except by Walls · this turn',
      '    choose-mode 1',
      '      mode 1 mana · {1}',
      '        cost-change alternative · may · exile · 1 · a card from your hand · from hand',
    ]);
  });

  it('reads a text with slips as it is meant, and says what it repaired', async () => {
    const text = 'When this creature enters draw a card.\\nOther creatures you control gets +1/+1.';
    const { out } = await folder.call(['read', '--text', text]);
    expect(out.split('\n').slice(1, 4)).toEqual([
      '  read with  ,',
      '  read as  get  for gets',
      '  triggered  When this creature enters, draw a card.',
    ]);
    expect(out).not.toContain('not understood');
  });

  it('has slips as JSON, with ranges of what is written', async () => {
    folder.write(
      'my.cards',
      card.replace('enters, draw', 'enters draw').replace('Frobnicate target creature', 'Draw two cards'),
    );
    const { out } = await folder.call(['read', 'my.cards', '--format', 'json']);
    expect(schemaErrors(JSON.parse(out))).toEqual([]);
    const [face] = JSON.parse(out).faces;
    const at = { line: 2, character: 25 };
    expect(face).toMatchObject({
      whole: true,
      says: 'When this creature enters, draw a card.\nDraw two cards.',
      slips: [{ text: '', newText: ',', range: { start: at, end: at } }],
    });
    expect(face.abilities[0].range.end).toEqual({ line: 2, character: 38 });
    expect(face.abilities[1].range).toEqual({ start: { line: 3, character: 0 }, end: { line: 3, character: 15 } });
  });

  it('reads the words that a text explains itself', async () => {
    const text = 'Ashfall — Whenever a creature dies, kindle 1. (Exile the top card of your library.)';
    const { out } = await folder.call(['read', '--text', text, '--format', 'json']);
    expect(JSON.parse(out).faces[0]).toMatchObject({
      whole: true,
      abilities: [{ abilityWord: 'ashfall', effects: [{ action: 'kindle', amount: 1 }] }],
    });
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

  it('prints the mana that is added and the tokens that are created', async () => {
    const text = '{T}: Add {G}.\\nWhen this land enters, create a 1/1 green Insect creature token.';
    const { out } = await folder.call(['read', '--text', text, '--type-line', 'Land']);
    expect(out).toContain('    add-mana {G}\n');
    expect(out).toContain(
      '    create a 1/1 green Insect creature token\n      token Insect Token · 1/1 · Creature — Insect · green\n',
    );
  });

  it('prints what the text says about each token', async () => {
    const text =
      "For each opponent, that player creates a tapped 1/1 red Imp creature token and a token that's a copy of this creature, except it has flying. Those tokens gain haste until end of turn.";
    const { out } = await folder.call(['read', '--text', text, '--type-line', 'Sorcery']);
    expect(out.split('\n').slice(2, 6)).toEqual([
      "    create by that player · a tapped 1/1 red Imp creature token and a token that's a copy of this creature, except it has flying",
      '      token Imp Token · 1/1 · Creature — Imp · red · tapped · gains haste until end of turn · for each opponent',
      '      token copy of this creature · except it has flying · Flying · gains haste until end of turn · for each opponent',
      '    gain-ability haste · Those tokens · until end of turn',
    ]);
  });

  it('prints how many tokens there are', async () => {
    const text = 'Create X Food tokens, where X is its power. Then create three Clue tokens.';
    const { out } = await folder.call(['read', '--text', text, '--type-line', 'Creature']);
    expect(out).toMatch(/^ {6}token X × Food Token · .* · where X is its power$/m);
    expect(out).toMatch(/^ {6}token 3 × Clue Token · /m);
  });

  it('prints JSON that satisfies its published schema', async () => {
    folder.write('my.cards', card);
    folder.write('other.cards', varied);
    const { out } = await folder.call(['read', '.', '--format', 'json']);
    const output = JSON.parse(out);
    expect(output.faces.length).toBe(6);
    expect(schemaErrors(output)).toEqual([]);
    expect(schemaErrors({ ...output, version: 2 })).toEqual([expect.stringContaining('/version')]);
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
