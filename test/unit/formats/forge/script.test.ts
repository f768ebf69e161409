import { describe, expect, it } from 'vitest';
import { createForgeFormat } from '../../../../server/src/formats/forge/forge-format.js';
import { formatFor } from '../../../../server/src/formats/index.js';
import { isEditable, toSource } from '../../../../server/src/text/region.js';
import { textsOf } from '../../support/card-text.js';

function read(lines: readonly string[], path = 'cards/ember_tinker.txt') {
  return createForgeFormat().read(path, lines.join('\n'));
}

function faceOf(...lines: string[]) {
  return read(['Name:Ember Tinker', ...lines]).cards[0]!.card.faces[0]!;
}

describe('a card script', () => {
  it('has its fields', () => {
    const { card } = read([
      'Name:Ember Tinker',
      'ManaCost:2 R',
      'Types:Legendary Creature Human Artificer',
      'PT:2/2',
      'K:Haste',
      'T:Mode$ ChangesZone | Execute$ TrigToken | TriggerDescription$ When CARDNAME enters, create a Food token.',
      'SVar:TrigToken:DB$ Token | TokenScript$ c_a_food_sac',
      '#SVar:Old:True',
      'Oracle:Haste\\nWhen Ember Tinker enters, create a Food token.',
      '',
    ]).cards[0]!;
    expect(card.role).toBe('card');
    expect(card.faces.map(textsOf)).toEqual([
      {
        name: 'Ember Tinker',
        manaCost: '{2}{R}',
        typeLine: 'Legendary Creature — Human Artificer',
        rulesText: 'Haste\nWhen Ember Tinker enters, create a Food token.',
        stats: '2/2',
        flavor: [],
        metadata: [],
      },
    ]);
  });

  it.each([
    ['1 BR BR', '{1}{B/R}{B/R}'],
    ['X X G', '{X}{X}{G}'],
    ['W/U', '{W/U}'],
    ['1 WP PU', '{1}{W/P}{U/P}'],
    ['GWP', '{G/W/P}'],
    ['W2 2U', '{2/W}{2/U}'],
    ['10 C S', '{10}{C}{S}'],
    ['no cost', undefined],
    ['', undefined],
    ['two red', 'two red'],
  ])('has the mana cost %s', (cost, text) => {
    expect(faceOf(`ManaCost:${cost}`).manaCost?.text).toBe(text);
  });

  it.each([
    ['Creature Goblin', 'Creature — Goblin'],
    ['Legendary Enchantment Creature God', 'Legendary Enchantment Creature — God'],
    ['Basic Snow Land Forest', 'Basic Snow Land — Forest'],
    ['Kindred Instant Elf', 'Kindred Instant — Elf'],
    ['Enchantment Aura Rune', 'Enchantment — Aura Rune'],
    ['Artifact', 'Artifact'],
    ['Creature — Goblin', 'Creature — Goblin'],
    ['Starship Fighter', 'Starship Fighter'],
  ])('has the types %s', (types, text) => {
    const { typeLine } = faceOf(`Types:${types}`);
    expect(typeLine?.text).toBe(text);
    expect(typeLine?.encode ? typeLine.encode(text) : text).toBe(types);
  });

  it('has the costs of loyalty abilities without their brackets, and means itself by CARDNAME', () => {
    const { rulesText, metadata } = faceOf(
      'Loyalty:4',
      'Oracle:[+1]: NICKNAME gains haste.\\n[-X]: Draw X cards.\\n[0]: Roll [1].',
    );
    expect(rulesText?.text).toBe('+1: CARDNAME gains haste.\n-X: Draw X cards.\n0: Roll [1].');
    expect(metadata.map(({ key, value }) => [key, value.text])).toEqual([['Loyalty', '4']]);
    expect(toSource(rulesText!, { start: 0, end: 2 })).toMatchObject({
      end: toSource(rulesText!, { start: 0, end: 1 }).end,
    });
    expect([isEditable(rulesText!, { start: 4, end: 12 }), isEditable(rulesText!, { start: 4, end: 8 })]).toEqual([
      true,
      false,
    ]);
  });

  it('writes line breaks as it does, and no text that would be read as one', () => {
    const { rulesText, manaCost, typeLine } = faceOf('ManaCost:1 G', 'Types:Creature Elf', 'Oracle:Flying');
    expect(['a\nb', 'a\\nb', 'a\\', 'a\\b'].map((text) => rulesText!.encode!(text))).toEqual([
      'a\\nb',
      null,
      null,
      'a\\b',
    ]);
    expect(['{2}{G/W}{G}', '{G/P}', 'green'].map((text) => manaCost!.encode!(text))).toEqual(['2 GW G', 'GP', null]);
    expect(typeLine!.encode!('Artifact Creature — Elf')).toBe('Artifact Creature Elf');
  });

  it('has more faces behind ALTERNATE', () => {
    const { cards } = read([
      'Name:Kel',
      'ManaCost:1 U',
      'Types:Creature Human',
      'AlternateMode:DoubleFaced',
      'Oracle:Flying',
      '',
      'ALTERNATE',
      '',
      'Name:Doran',
      'ManaCost:no cost',
      'Colors:blue,red',
      'Types:Creature Insect',
      'Oracle:Menace',
    ]);
    expect(cards.map(({ card }) => card.faces.map(({ name }) => name?.text))).toEqual([['Kel', 'Doran']]);
    expect(textsOf(cards[0]!.card.faces[1]!)).toMatchObject({ rulesText: 'Menace', metadata: ['Color: blue,red'] });
  });

  it('may be followed by others in the same file', () => {
    const text =
      '\ufeff# two cards\r\n\r\nName:A\r\nTypes:Land\r\nOracle:\r\n\r\n# the other\r\nName:B\r\nTypes:Land\r\n# end\r\n';
    const { cards } = createForgeFormat().read('a.txt', text);
    expect(cards.map(({ card, start }) => text.slice(start, start + card.source.length))).toEqual([
      'Name:A\r\nTypes:Land\r\nOracle:',
      'Name:B\r\nTypes:Land',
    ]);
  });

  it('can be silenced in its comments', () => {
    const lines = [
      'Name:A',
      '# tokenwright-disable unknown-subtype',
      'Types:Creature Ashling',
      '# tokenwright-disable-next-line digit-count -- as on the old card',
      'Oracle:Create 2 Food tokens.',
      '#SVar:X:True',
    ];
    const text = lines.join('\n');
    const scopes = read(lines).suppressions.map(({ rules, scope }) => [
      rules[0]?.id,
      text.slice(scope.start, scope.end),
    ]);
    expect(scopes).toEqual([
      ['unknown-subtype', text.slice(text.indexOf('\nTypes'))],
      ['digit-count', 'Oracle:Create 2 Food tokens.'],
    ]);
  });
});

describe('a token script', () => {
  const lines = ['Name:Goblin', 'ManaCost:no cost', 'Types:Creature Goblin', 'Colors:red', 'PT:1/1', 'Oracle:Haste'];
  const roleAt = (path: string, script = lines) => read(script, path).cards[0]!.card.role;

  it('is known by its folder or its name', () => {
    expect(
      ['a/tokenscripts/goblin.txt', 'custom\\tokens\\goblin.txt', 'r_1_1_goblin.txt'].map((path) => roleAt(path)),
    ).toEqual(['token', 'token', 'token']);
    expect(['c_a_food_sac.txt', 'wu_x_x_spirit.txt'].map((path) => roleAt(path))).toEqual(['token', 'token']);
    expect(['cards/goblin.txt', 'cards/red_one_two.txt'].map((path) => roleAt(path))).toEqual(['card', 'card']);
  });

  it('has no mana cost', () => {
    expect(roleAt('tokens/goblin.txt', ['Name:Goblin', 'ManaCost:R', 'Types:Creature Goblin'])).toBe('card');
  });

  it('says by its keywords what it has no text for', () => {
    const script = [...lines.slice(0, -1), 'K:First strike', 'K:Equip:2', 'K:Trample', 'Oracle:'];
    const [face] = read(script, 'tokenscripts/r_1_1_goblin.txt').cards[0]!.card.faces;
    expect(textsOf(face!)).toMatchObject({ rulesText: 'First strike\nTrample', metadata: ['Color: red'] });
  });
});

describe('a text file', () => {
  const format = (head: string, path = 'a.txt') => formatFor(path, head)?.id ?? null;

  it('is a script where it begins with a name and has types', () => {
    expect(format('Name:A\nManaCost:1\nTypes:Land\n')).toBe('forge');
    expect(format('# comment\r\n\r\nName:A\r\nTypes:Land\r\n', 'C:\\forge\\A.TXT')).toBe('forge');
    expect(format('Dear diary\nName:A\nTypes:Land\n')).toBeNull();
    expect(format('Name: Jo\nAddress: Somewhere\n')).toBeNull();
    expect(format('Name:A\nTypes:Land\n', 'a.md')).toBeNull();
    expect(format('')).toBeNull();
  });

  it('is an edition without cards where it begins with metadata', () => {
    const edition = '[metadata]\nCode=AKD\nName=Ashes\n\n[cards]\n1 R Ember Tinker\n\n[tokens]\nr_1_1_goblin\n';
    expect(format(edition)).toBe('forge');
    expect(read(edition.split('\n'))).toMatchObject({ cards: [], problems: [] });
  });
});
