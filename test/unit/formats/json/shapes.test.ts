import { describe, expect, it } from 'vitest';
import type { Card } from '../../../../server/src/formats/card.js';
import { createDraftmancerFormat } from '../../../../server/src/formats/draftmancer/draftmancer-format.js';
import { formatOfText } from '../../../../server/src/formats/index.js';
import { createJsonFormat } from '../../../../server/src/formats/json/json-format.js';
import { type Region, regionSpan } from '../../../../server/src/text/region.js';
import { faceTexts } from '../../support/card-text.js';

const readJson = (value: unknown) => createJsonFormat().read('a.json', JSON.stringify(value, null, 2));
const cardsOf = (value: unknown) => readJson(value).cards.map(({ card }) => card);
const texts = ({ faces }: Card) =>
  faces.map((face) => {
    const { flavor, metadata, ...rest } = faceTexts(face);
    return [
      ...Object.values(rest).filter((text) => text !== undefined),
      ...flavor.map((line) => `*${line}*`),
      ...metadata,
    ];
  });

describe('Scryfall-like JSON', () => {
  it('has every field of a card', () => {
    const [card] = cardsOf([
      {
        object: 'card',
        name: 'Cinder Sage',
        mana_cost: '{2}{R}',
        type_line: 'Legendary Planeswalker — Sage',
        oracle_text: '+1: Create a Treasure token.\n−3: Draw “three” cards.',
        loyalty: '4',
        flavor_text: '"Ash."\n—Cinder Sage',
        rarity: 'mythic',
        artist: 'A. Painter',
        collector_number: '12a',
        colors: ['R'],
        prices: { usd: null },
      },
    ]);
    expect(texts(card!)).toEqual([
      [
        ...['Cinder Sage', '{2}{R}', 'Legendary Planeswalker — Sage'],
        '+1: Create a Treasure token.\n−3: Draw “three” cards.',
        ...['*"Ash."*', '*—Cinder Sage*'],
        ...['Loyalty: 4', 'Rarity: mythic', 'Artist: A. Painter', 'Number: 12a'],
      ],
    ]);
    expect(card!.role).toBe('card');
  });

  it('has faces, and tokens with their colors', () => {
    const face = (name: string, rest: object) => ({ object: 'card_face', name, mana_cost: '', ...rest });
    const [card, token, colorless, typed] = cardsOf({
      object: 'list',
      data: [
        {
          name: 'Ember // Blaze',
          type_line: 'Creature — Wisp // Instant',
          layout: 'adventure',
          card_faces: [
            face('Ember', { type_line: 'Creature — Wisp', oracle_text: 'Haste', power: '1', toughness: '1+*' }),
            face('Blaze', { type_line: 'Instant', oracle_text: 'Create a Wisp token.' }),
          ],
        },
        {
          name: 'Wisp',
          type_line: 'Token Creature — Wisp',
          layout: 'token',
          colors: ['R', 'G'],
          power: 1,
          toughness: 2,
        },
        { name: 'Rock', type_line: 'Token Artifact', layout: 'double_faced_token', colors: [] },
        { name: 'Husk', type_line: 'Token Legendary Creature — Husk', layout: 'normal', color_indicator: ['B'] },
      ],
    });
    expect(texts(card!)).toEqual([
      ['Ember', 'Creature — Wisp', 'Haste', '1/1+*'],
      ['Blaze', 'Instant', 'Create a Wisp token.'],
    ]);
    expect([card, token, colorless, typed].map((one) => one!.role)).toEqual(['card', 'token', 'token', 'token']);
    expect(texts(token!)).toEqual([['Wisp', 'Token Creature — Wisp', '1/2', 'Color: R G']]);
    expect(texts(colorless!)).toEqual([['Rock', 'Token Artifact']]);
    expect(texts(typed!)).toEqual([['Husk', 'Token Legendary Creature — Husk', 'Color: B']]);
  });

  it('may escape line breaks, as fan cubes do', () => {
    const [card] = cardsOf([{ name: 'Ash', type_line: 'Sorcery', oracle_text: 'Draw a card.\\nScry 1.' }]);
    const { rulesText } = card!.faces[0]!;
    expect(rulesText!.text).toBe('Draw a card.\nScry 1.');
    expect(rulesText!.encode!('Mill two.\nDraw.')).toBe('Mill two.\\\\nDraw.');
  });
});

describe('custom cards of Draftmancer', () => {
  it('may have costs without braces, and subtypes in a separate list', () => {
    const [card, whole] = cardsOf([
      { name: 'Ember', mana_cost: '3WU/B', type: 'Legendary Creature', subtypes: ['Elf', 'Wisp'] },
      { name: 'Ash', mana_cost: '{3}{W}', type: 'Creature — Elf', subtypes: ['Elf'] },
    ]);
    expect(texts(card!)).toEqual([['Ember', '{3}{W}{U/B}', 'Legendary Creature — Elf Wisp']]);
    expect(card!.faces[0]!.manaCost!.encode!('{R}')).toBe('R');
    expect(texts(whole!)).toEqual([['Ash', '{3}{W}', 'Creature — Elf']]);
    expect(whole!.faces[0]!.manaCost!.encode!('{R}')).toBe('{R}');
  });
});

describe('MTGJSON', () => {
  const face = (faceName: string, side: string) => ({
    ...{ faceName, layout: 'split', manaCost: '{R}', name: 'Ember // Blaze', side, text: `Text of ${faceName}.` },
    ...{ type: 'Instant', types: ['Instant'], printings: ['AKD'], rulings: [{ date: '2026-01-01', text: 'x' }] },
  });
  const meta = { date: '2026-09-25', version: '5.3.0+20260925' };

  it('is read by name and by set, each face separately', () => {
    const atomic = cardsOf({ meta, data: { 'Ember // Blaze': [face('Ember', 'a'), face('Blaze', 'b')] } });
    expect(atomic.flatMap(texts)).toEqual([
      ['Ember', '{R}', 'Instant', 'Text of Ember.'],
      ['Blaze', '{R}', 'Instant', 'Text of Blaze.'],
    ]);
    const goblin = {
      name: 'Wisp',
      type: 'Token Creature — Wisp',
      types: ['Token', 'Creature'],
      layout: 'token',
      colors: ['R'],
    };
    const set = {
      baseSetSize: 1,
      name: 'Ashes',
      type: 'expansion',
      cards: [face('Ember', 'a')],
      tokens: [{ ...goblin, reverseRelated: ['Ember'] }],
    };
    for (const value of [
      { meta, data: set },
      { meta, data: { AKD: set } },
    ]) {
      const [card, token] = cardsOf(value);
      expect([card!.role, token!.role]).toEqual(['card', 'token']);
      expect(texts(token!)).toEqual([['Wisp', 'Token Creature — Wisp', 'Color: R']]);
      expect(token!.links!.entries.map(({ kind, name }) => [kind, name.text])).toEqual([['made by', 'Ember']]);
    }
  });
});

describe('JSON exported from Magic Set Editor', () => {
  const card = (rest: object) => ({
    card_name: 'Ember',
    type: 'Instant',
    cost: '{R}',
    rules_text: '',
    special_text: '',
    shape: 'normal',
    ...rest,
  });

  it('hides italics, and has further faces', () => {
    const [faced] = cardsOf({
      name: 'Ashes',
      cards: [
        card({
          type: 'Creature — Wisp',
          pt: '2/1',
          shape: 'adventure',
          rules_text: 'Haste [i](It can attack.)[/i]\n[Kept] as it is.',
          flavor_text: '[i]“Ash.”\\n—Sage,[/i] Letters[i][/i]',
          card_name2: 'Blaze',
          type2: 'Sorcery — Chronicle',
          cost2: '{1}{R}',
          rules_text2: '[i]Soft[/i] words.',
          flavor_text2: '[i][/i]',
          pt2: '',
        }),
      ],
    });
    expect(texts(faced!)).toEqual([
      [
        'Ember',
        '{R}',
        'Creature — Wisp',
        'Haste (It can attack.)\n[Kept] as it is.',
        '2/1',
        '*“Ash.”\\n—Sage, Letters*',
      ],
      ['Blaze', '{1}{R}', 'Sorcery — Chronicle', 'Soft words.'],
    ]);
  });

  it('reads the special text box once', () => {
    const saga = card({ shape: 'saga', rules_text: 'I — Draw a card.', special_text: 'I — Draw a card.' });
    const edited = card({ shape: 'saga', rules_text: 'I — Draw two cards.', special_text: 'I — Draw a card.' });
    const additional = card({ rules_text: 'Haste', special_text: 'Starts in your sanctum.' });
    const alone = card({ special_text: 'Flash' });
    expect(cardsOf({ cards: [saga, edited, additional, alone] }).map((one) => one.faces[0]!.rulesText!.text)).toEqual([
      ...['I — Draw a card.', 'I — Draw two cards.', 'Haste\nStarts in your sanctum.', 'Flash'],
    ]);
  });

  it('reads the chapters of a Saga together with its reminder text', () => {
    const reminder = '[i](As this Saga enters and after your draw step, add a lore counter.)[/i]';
    const saga = card({ shape: 'saga', rules_text: reminder, special_text: 'I — Draw a card.\nII — Scry 1.' });
    const empty = card({ shape: 'saga', rules_text: '[i][/i]', special_text: 'I, II — Draw a card.' });
    const texts = cardsOf({ cards: [saga, empty] }).map((one) => one.faces[0]!.rulesText!.text);
    expect(texts[0]).toMatch(/^\(As this Saga .*\)\nI — Draw a card\.\nII — Scry 1\.$/);
    expect(texts[1]).toBe('I, II — Draw a card.');
  });

  it('has no face for an empty back', () => {
    const shape = 'transform double faced';
    const back = { card_name2: '', type2: 'Creature – ', cost2: '', rules_text2: '[i][/i]', pt2: '', color2: 'W' };
    const [blank, unnamed, named] = cardsOf({
      cards: [
        card({ shape, ...back }),
        card({ shape, ...back, rules_text2: 'Flying' }),
        card({ shape, ...back, card_name2: 'Blaze' }),
      ],
    });
    expect([blank, unnamed, named].map((one) => one!.faces.length)).toEqual([1, 2, 2]);
  });

  it('gives each face its own name, without the codes of a printing', () => {
    const names = { card_name: 'Ember_PRO_AKD // Blaze_AKD', card_name2: 'Ember_PRO_AKD // Blaze_AKD' };
    const cards = cardsOf({
      cards: [
        card({ set: 'AKD', shape: 'transform double faced', ...names, rules_text2: 'Flying' }),
        card({ set: 'AKD', card_name: 'Ash // Smoke' }),
        card({ set: 'AKD', card_name: 'Elm_AKD' }),
        card({ set: 'AKD', card_name: 'Oak (SL04)' }),
        card({ set: 'AKD', card_name: 'Yew_DKA' }),
      ],
    });
    expect(cards.map(({ faces }) => faces.map(({ name }) => name!.text))).toEqual([
      ['Ember', 'Blaze'],
      ['Ash // Smoke'],
      ['Elm'],
      ['Oak'],
      ['Yew_DKA'],
    ]);
  });

  it('reads hybrid symbols without slashes', () => {
    const [one] = cardsOf({ cards: [card({ cost: '{2}{WB}{HW}', rules_text: '{2R}, {GP}: [i]Add {WU}.[/i]' })] });
    const { manaCost, rulesText } = one!.faces[0]!;
    expect([manaCost!.text, rulesText!.text]).toEqual(['{2}{W/B}{W/P}', '{2/R}, {G/P}: Add {W/U}.']);
    expect(rulesText!.encode!('{G/P}: Scry 1.\n')).toBe('{GP}: Scry 1.\\n');
  });

  it('ignores text without visible characters', () => {
    const [token] = cardsOf({ cards: [card({ shape: 'Token', rules_text: '\u200b' })] });
    expect([token!.role, token!.faces[0]!.rulesText]).toEqual(['token', null]);
  });

  it('recognizes tokens by their shape, with colors in letters', () => {
    const [token] = cardsOf({
      cards: [card({ shape: 'token', type: 'Token Creature — Imp', cost: '', color: 'WR', pt: '1/1' })],
    });
    expect([token!.role, texts(token!)]).toEqual(['token', [['Ember', 'Token Creature — Imp', '1/1', 'Color: WR']]]);
  });
});

describe('JSON keyed by name', () => {
  const byName = {
    cards: {
      'Ember “Wisp”\t': {
        mana_cost: '{R}',
        type_line: 'Creature — Wisp',
        oracle_text: 'Haste',
        legalities: { x: 'y' },
      },
      Ash: { name: 'Ash', type_line: 'Land', oracle_text: '{T}: Add {C}.' },
      blaze: { mana_cost: '{1}{R}', type_line: 'Instant', oracle_text: 'Scry 1.' },
    },
  };

  it('reads the key as the name if the card has none inside', () => {
    // A lower-case key is an id, so the name is unknown.
    expect(cardsOf(byName).map(texts)).toEqual([
      [['Ember “Wisp”', '{R}', 'Creature — Wisp', 'Haste']],
      [['Ash', 'Land', '{T}: Add {C}.']],
    ]);
  });

  it('maps the key and the values to their positions', () => {
    const text = JSON.stringify(byName);
    const { card, start } = createJsonFormat().read('a.json', text).cards[0]!;
    const { name, rulesText } = card.faces[0]!;
    const cut = (region: Region) => text.slice(start + regionSpan(region).start, start + regionSpan(region).end);
    expect([cut(name!), cut(rulesText!)]).toEqual(['Ember “Wisp”', 'Haste']);
    expect(text.startsWith(card.source, start)).toBe(true);
  });

  it('is read the same after an error', () => {
    const text = `{"x": [1 2], ${JSON.stringify(byName).slice(1)}`;
    const { cards, problems } = createJsonFormat().read('a.json', text);
    expect(problems).toHaveLength(1);
    expect(cards.map(({ card }) => texts(card)[0]![0])).toEqual(['Ember “Wisp”', 'Ash']);
    expect(texts(cards[0]!.card)).toEqual([['Ember “Wisp”', '{R}', 'Creature — Wisp', 'Haste']]);
  });

  it('is a wrapper if it has texts next to the card', () => {
    const { 'Ember “Wisp”\t': card } = byName.cards;
    expect(cardsOf({ title: 'My deck', Commander: card })).toEqual([]);
  });
});

describe('JSON of LackeyBot', () => {
  it('has faces next to each other, and asterisks for italics', () => {
    const [one] = cardsOf({
      'Ember//Blaze_AKD': {
        ...{ fullName: 'Ember//Blaze', cardName: 'Ember', manaCost: '{R}', typeLine: 'Creature — Wisp ', loyalty: '' },
        ...{
          rulesText: 'A */* Wisp has +*/+1 *(as long as it is so)*.\n*Raid* — Draw.\n',
          flavorText: '*Ash\n—Sage*\n',
        },
        ...{ power: 2, toughness: '1+*', color: '{Red} ', shape: 'doubleface', cardName2: 'Blaze', manaCost2: '' },
        ...{ typeLine2: 'Instant ', rulesText2: 'Scry 1.\n', power2: '', toughness2: '' },
      },
    });
    expect(texts(one!)).toEqual([
      [
        ...['Ember', '{R}', 'Creature — Wisp', 'A */* Wisp has +*/+1 (as long as it is so).\nRaid — Draw.', '2/1+*'],
        ...['*Ash*', '*—Sage*'],
      ],
      ['Blaze', 'Instant', 'Scry 1.'],
    ]);
  });
});

describe('other programs’ JSON', () => {
  it('is read with the usual property names', () => {
    const lists = [
      { name: 'Ember', cost: '1R', type: 'Creature — Wisp', text: 'Haste', pt: '2/1' },
      { name: 'Ash', type: 'Basic Land — Ash', rules: ['Flash', '{T}: Add {C}.'] },
    ];
    expect(cardsOf({ set: 'Ashes', rarities: { common: lists } }).map(texts)).toEqual([
      [['Ember', '{1}{R}', 'Creature — Wisp', 'Haste', '2/1']],
      [['Ash', 'Basic Land — Ash', 'Flash\n{T}: Add {C}.']],
    ]);
  });

  it('is read from snapshots of an engine', () => {
    const card = {
      ...{ name: 'Ember Wisp', manaCost: '{R}', typeLine: 'Creature — Wisp', oracleText: 'Haste' },
      ...{ creatureStats: { power: 2, toughness: 1 }, metadata: { rarity: 'RARE', flavorText: '"Ash."' } },
    };
    const text = `// Ember Wisp\n${JSON.stringify(card)}\n\n// Two\n${JSON.stringify({ ...card, name: 'Two', creatureStats: null })}\n`;
    const document = createJsonFormat().read('a.json', text);
    expect(document.problems).toEqual([]);
    expect(document.cards.flatMap((placed) => texts(placed.card))).toEqual([
      ['Ember Wisp', '{R}', 'Creature — Wisp', 'Haste', '2/1', '*"Ash."*', 'Rarity: RARE'],
      ['Two', '{R}', 'Creature — Wisp', 'Haste', '*"Ash."*', 'Rarity: RARE'],
    ]);
    // A number can only be replaced by another number.
    const stats = document.cards[0]!.card.faces[0]!.stats!;
    expect([stats.encode!('3'), stats.encode!('X')]).toEqual(['3', null]);
  });

  it('is read from a fan cube’s table', () => {
    const [card] = cardsOf({
      data: [
        {
          Name: 'Ember // Blaze',
          Cost: ['{R}', '{1}{R}', '', ''],
          'Supertype(s)': ['Legendary', '', '', ''],
          'Card Type(s)': ['Artifact;Creature', 'Instant', '', ''],
          'Subtype(s)': ['Wisp;Sage', '', '', ''],
          power: ['2', null, null, null],
          toughness: ['1', null, null, null],
          Loyalty: [null, 4, '', ''],
          'Text Box': ['Haste; ward {1}\\nDraw a card.;Scry 1.', 'Create a Berry.', '', ''],
          'Flavor Text': ['', '', '', ''],
          tokens: [{ Name: 'Berry 1', Power: '', Image: 'x' }, { Name: 'Rock Golem*2' }],
        },
      ],
    });
    expect(texts(card!)).toEqual([
      ['Ember', '{R}', 'Legendary Artifact Creature — Wisp Sage', 'Haste; ward {1}\nDraw a card.\nScry 1.', '2/1'],
      ['Blaze', '{1}{R}', 'Instant', 'Create a Berry.', 'Loyalty: 4'],
    ]);
    expect(card!.links!.entries.map(({ name }) => name.text)).toEqual(['Berry', 'Rock Golem']);
  });

  it.each<[string, object]>([
    [
      'one flat object',
      {
        ...{
          id: 'LNT-001/100',
          cardName: 'Lantern Warden',
          energy: 3,
          might: 4,
          domain: 'Fury',
          cardType: 'Champion Unit',
        },
        ...{
          tags: ['Poro'],
          ability: '[Tank] (I must be assigned combat damage first.)\nPay :rb_energy_1: to draw 1.',
        },
      },
    ],
    [
      'values in groups and two texts',
      {
        name: 'Lantern Warden',
        attributes: { energy: 3, might: 4, power: null },
        classification: { type: 'Unit', supertype: 'Champion', rarity: 'Common', domain: ['Fury'] },
        text: {
          rich: '<p>[Tank] <em>(I must be assigned combat damage first.)</em><br />Pay :rb_energy_1: to draw 1.</p>',
          plain: '[Tank] (I must be assigned combat damage first.)Pay :rb_energy_1: to draw 1.',
        },
        media: { artist: 'A. Painter' },
      },
    ],
    [
      'all values as texts, with HTML',
      {
        ...{ name: 'Lantern Warden', set: { name: 'Lanterns' }, cardType: 'Champion Unit', domain: 'Fury' },
        ...{ energyCost: '3', powerCost: '1', might: '4', flavorText: '' },
        description: '[Tank] <em>(I must be assigned combat damage first.)</em><br>\r\nPay :rb_energy_1: to draw 1.',
      },
    ],
    [
      'lower case',
      {
        ...{ name: 'Lantern Warden', supertype: 'champion', type: 'unit', domains: ['fury'], energy: 3, might: 4 },
        text: '[Tank] (I must be assigned combat damage first.)\nPay :rb_energy_1: to draw 1.',
      },
    ],
    [
      'colors as domains',
      {
        ...{
          name: 'Lantern Warden',
          color: ['Fury'],
          cost: '3',
          type: 'UNIT',
          supertype: 'CHAMPION',
          might: '4',
          tags: null,
        },
        effect: '[Tank] (I must be assigned combat damage first.)<br />Pay :rb_energy_1: to draw 1.',
      },
    ],
    [
      'a title and a color',
      {
        ...{ title: 'Lantern Warden', color: 'Fury', cost: 3, cardType: 'Unit', superType: 'Champion', might: 4 },
        effect: '[Tank] (I must be assigned combat damage first.)\nPay :rb_energy_1: to draw 1.',
      },
    ],
    [
      'the same with underscores, and the original inside',
      {
        ...{ name: 'Lantern Warden', effect_html: '<p>no</p>', colors: ['Fury'], cost: '3', card_type: 'Unit' },
        ...{ supertype: 'Champion', might: '4' },
        effect_text: '[Tank] (I must be assigned combat damage first.)\nPay :rb_energy_1: to draw 1.',
        raw: { name: 'Lantern Warden', type: 'Unit', might: '4', color: ['Fury'], effect: 'no' },
      },
    ],
    [
      'plain and rich text next to each other',
      {
        ...{ name: 'Lantern Warden', cardType: 'unit', supertype: 'champion', domains: ['fury'] },
        attributes: { energy: 3, might: 4, power: null },
        textPlain: 'no',
        textRich: '<p>[Tank] (I must be assigned combat damage first.)<br />Pay :rb_energy_1: to draw 1.</p>',
      },
    ],
    [
      'the gallery’s labels',
      {
        name: 'Lantern Warden',
        publicCode: 'LNT-001/100',
        domain: { label: 'Domain', values: [{ id: 'fury', label: 'Fury' }] },
        cardType: { label: 'Card Type', superType: [], type: [{ id: 'unit', label: 'Champion Unit' }] },
        energy: { label: 'Energy', value: { id: 3, label: '3' } },
        might: { label: 'Might', value: { id: 4, label: '4' } },
        text: {
          label: 'Ability',
          richText: {
            type: 'html',
            body: '<p>[Tank] (I must be assigned combat damage first.)<br />Pay :rb_energy_1: to draw 1.</p>',
          },
        },
      },
    ],
  ])('is read from Riftbound cards with other property names: %s', (_, card) => {
    for (const value of [[card], { count: 1, cards: [card] }, { 'lnt-001': card }]) {
      const text = JSON.stringify(value, null, 2);
      const document = formatOfText('a.json', text)!.read('a.json', text);
      expect(document.game).toBe('riftbound');
      expect(document.cards).toHaveLength(1);
      const { name, manaCost, typeLine, rulesText, metadata } = faceTexts(document.cards[0]!.card.faces[0]!);
      expect(manaCost).toMatch(/^\{E3\}(?:\{P1\})?$/);
      expect({ name, typeLine, rulesText }).toEqual({
        name: 'Lantern Warden',
        typeLine: 'Champion Unit',
        rulesText: '[Tank] (I must be assigned combat damage first.)\nPay :rb_energy_1: to draw 1.',
      });
      expect(metadata).toContainEqual('Might: 4');
      expect(metadata.map((line) => line.toLowerCase())).toContainEqual('domain: fury');
    }
  });

  it('is read from Riftbound cards without text or Might, and as a token', () => {
    const [rune, spell, blank, token] = cardsOf({
      cards: [
        {
          name: 'Ember Rune',
          type: 'Rune',
          super: 'Basic',
          energy: 0,
          power: 0,
          might: 0,
          colors: ['Fury'],
          tags: ['Ash', 'Master Yi'],
        },
        { name: 'Ember', type: 'Spell', super: null, energy: 2, might: 0, colors: [], description: 'Draw 1.' },
        {
          name: 'Calm Wick',
          classification: { type: 'Rune', domain: ['Calm'] },
          attributes: { energy: null, might: null },
          text: { rich: '<p>[NO TEXT]</p>', plain: '[NO TEXT]', flavour: 'Light carries.' },
        },
        { name: 'Wick', supertype: 'Token', type: 'Unit', domains: [], energy: 0, might: 1, text: '' },
      ],
    });
    expect(texts(rune!)).toEqual([['Ember Rune', 'Basic Rune', 'Domain: Fury', 'Tags: Ash, Master Yi']]);
    expect(texts(spell!)).toEqual([['Ember', '{E2}', 'Spell', 'Draw 1.']]);
    expect(texts(blank!)).toEqual([['Calm Wick', 'Rune', '*Light carries.*', 'Domain: Calm']]);
    expect([token!.role, texts(token!)]).toEqual(['token', [['Wick', '{E0}', 'Token Unit', 'Might: 1']]]);
  });

  it('is read from Riftbound cards by printing, with the game', () => {
    const card = {
      name: 'Ember',
      cardType: 'Unit',
      abilityText: 'Play a Gold gear token. (It has &quot;[EXHAUST]: [Add] 1.&quot;)',
      might: 3,
    };
    const document = readJson({
      'akd-001': { id: 'akd-001', ...card },
      'akd-t02': { id: 'akd-t02', ...card, abilityText: '' },
    });
    expect(document.game).toBe('riftbound');
    const [unit, token] = document.cards.map((placed) => placed.card);
    expect(texts(unit!)).toEqual([
      ['Ember', 'Unit', 'Play a Gold gear token. (It has "[EXHAUST]: [Add] 1.")', 'Might: 3'],
    ]);
    expect(unit!.faces[0]!.rulesText!.encode!('Say "R&D"')).toBe('Say &quot;R&amp;D&quot;');
    expect([unit!.role, token!.role]).toEqual(['card', 'token']);
    expect(readJson([]).game).toBeUndefined();
  });

  it('is read from the custom cards of a Draftmancer list, and from nothing else in it', () => {
    const card = {
      name: 'Ember',
      mana_cost: '{R}',
      type: 'Creature — Wisp ',
      image_uris: { en: 'x' },
      oracle_text: 'Haste',
    };
    const back = { name: 'Blaze', type: 'Land', image_uris: { en: 'y' } };
    const settings = '[Settings]\n{ "name": "Ashes", "mana_cost": "{R}", "type": "Land" }\n';
    const text = `${settings}[CustomCards]\n${JSON.stringify([{ ...card, back }, card])}\n[Common(10)]\n2 Ember\n1 [Odd] name\n`;
    const document = createDraftmancerFormat().read('a.txt', text);
    expect(document.problems).toEqual([]);
    expect(document.cards.flatMap((placed) => texts(placed.card))).toEqual([
      ['Ember', '{R}', 'Creature — Wisp', 'Haste'],
      ['Blaze', 'Land'],
      ['Ember', '{R}', 'Creature — Wisp', 'Haste'],
    ]);
    for (const { card: read, start } of document.cards) expect(text.startsWith(read.source, start)).toBe(true);
  });
});
