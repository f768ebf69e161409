import { describe, expect, it } from 'vitest';
import { formatFor } from '../../../../server/src/formats/index.js';
import { createMseSetFormat } from '../../../../server/src/formats/mse-set/mse-set-format.js';
import { isEditable, type Region, toSource } from '../../../../server/src/text/region.js';
import { textsOf } from '../../support/card-text.js';

/** The cards of a set file whose card blocks have these lines, each a field of a card. */
function read(...blocks: string[][]) {
  const cards = blocks.map((lines) => ['card:', ...lines.map((line) => `\t${line}`)].join('\n'));
  const text = `mse_version: 2.0.2\ngame: magic\nstylesheet: m15\n${cards.join('\n')}\nversion_control:\n\ttype: none\n`;
  return createMseSetFormat().read('a.mse-set/set', text);
}

function cardOf(...lines: string[]) {
  const { card } = read(lines).cards[0]!;
  return { ...card, first: card.faces[0]! };
}

/** What stands in the source for some words of a region. */
function writtenFor(source: string, region: Region, words: string): string {
  const start = region.text.indexOf(words);
  const place = toSource(region, { start, end: start + words.length });
  return source.slice(place.start, place.end);
}

describe('a card of a set file', () => {
  it('has its fields', () => {
    const { faces } = read([
      'stylesheet: m15-altered',
      'has_styling: true',
      'styling_data:',
      '\tframes: nyx',
      'name: Ember Tinker',
      'casting_cost: 2R/GH/U',
      'super_type: <word-list-type-en>Legendary Creature</word-list-type-en>',
      'sub_type: <word-list-race>Human</word-list-race><atom-sep> </atom-sep><word-list-class>Artificer</word-list-class><soft><atom-sep> </atom-sep></soft><word-list-class></word-list-class>',
      'rarity: rare',
      'rule_text:',
      '\t<kw-0><nospellcheck><key>Haste</key></nospellcheck></kw-0>',
      '\t<sym-auto>1R</sym-auto>, <sym>T</sym>: Create a <error-spelling:en_US:/magic.mse-game/dictionary/magic-words>Sootling</error-spelling:en_US:/magic.mse-game/dictionary/magic-words> token.',
      'flavor_text: <i-flavor>Hot to the touch.</i-flavor>',
      'power: 2',
      'toughness: 1+*',
      'illustrator: Somebody Else',
      'card_code_text: ',
    ]).cards[0]!.card;
    expect(faces.map(textsOf)).toEqual([
      {
        name: 'Ember Tinker',
        manaCost: '{2}{R/G}{U/P}',
        typeLine: 'Legendary Creature — Human Artificer',
        rulesText: 'Haste\n{1}{R}, {T}: Create a Sootling token.',
        stats: '2/1+*',
        flavor: ['Hot to the touch.'],
        metadata: ['Rarity: rare', 'Artist: Somebody Else'],
      },
    ]);
  });

  it('reads without its tags', () => {
    const rules = (text: string) => cardOf('name: Ember Tinker', `rule_text: ${text}`).first.rulesText?.text;
    expect(rules('When <atom-cardname><nospellcheck>Ember Tinker</nospellcheck></atom-cardname> dies')).toBe(
      'When Ember Tinker dies',
    );
    expect(rules('<kw-1>Evolve: <param-name>Ash</param-name></kw-1>')).toBe('Evolve: Ash');
    expect(rules('<margin:0:0:3><li><bullet>• </bullet>Draw.</li></margin:0:0:3>')).toBe('• Draw.');
    expect(rules('a<sep-soft>, never shown</sep-soft>b <nosym>2R</nosym>')).toBe('ab 2R');
    expect(rules('<sym-auto>+1</sym-auto>: Scry 1. <sym-auto>=0</sym-auto>: Scry 2.')).toBe('+1: Scry 1. 0: Scry 2.');
    expect(rules('a \u0001 b, a < b, {T}, <3 and <')).toBe('a < b, a < b, {T}, <3 and <');
    expect(rules('<sym>T, <i>unclosed')).toBe('T, unclosed');
  });

  it('may be of an older version, and have its line breaks in tags', () => {
    const { first } = cardOf(
      'name: Wisp',
      'casting cost: U',
      'super type: Sorcery',
      'sub type: ',
      'rule text:',
      '\tChoose one —<soft-line>',
      '\t</soft-line>• Scry 1.',
      '',
      '\t• Scry 2.',
    );
    expect(textsOf(first)).toMatchObject({ manaCost: '{U}', typeLine: 'Sorcery' });
    expect(first.rulesText?.text).toBe('Choose one —\n• Scry 1.\n\n• Scry 2.');
  });

  it('has as many faces as names', () => {
    const { faces, role } = cardOf(
      'name: Kel',
      'super_type: Creature',
      'rule_text: Flying',
      'rule_text_3: Fuse',
      'name_2: Doran',
      'casting_cost_2: 1B',
      'super_type_2: Instant',
      'sub_type_2: Adventure',
      'rule_text_2: Scry 1.',
      'rule_text_4: ',
    );
    expect(role).toBe('card');
    expect(
      faces.map((face) => [face.name?.text, face.manaCost?.text, face.typeLine?.text, face.rulesText?.text]),
    ).toEqual([
      ['Kel', undefined, 'Creature', 'Flying\nFuse'],
      ['Doran', '{1}{B}', 'Instant — Adventure', 'Scry 1.'],
    ]);
  });

  it('has the boxes of a planeswalker, with what each ability costs', () => {
    const { first, source } = cardOf(
      'name: Kel',
      'super_type: Legendary Planeswalker',
      'sub_type: Kel',
      'rule_text: ',
      'loyalty_cost_1: +1',
      'loyalty_cost_2: -3',
      'loyalty: 4',
      'level_1_text: Create a Food token.',
      'level_2_text: Draw a card.',
    );
    expect(first.rulesText?.text).toBe('+1: Create a Food token.\n-3: Draw a card.');
    expect(textsOf(first).metadata).toEqual(['Loyalty: 4']);
    expect(writtenFor(source, first.rulesText!, 'Food token')).toBe('Food token');
    expect(isEditable(first.rulesText!, { start: 0, end: 4 })).toBe(false);
    expect(isEditable(first.rulesText!, { start: 4, end: 10 })).toBe(true);
  });

  it('has the costs of a planeswalker whose abilities are paragraphs of one text', () => {
    const walker = (...costs: string[]) =>
      cardOf(
        'name: Kel',
        'super_type: Planeswalker',
        'rule_text:',
        '\tHexproof',
        '\tScry 1.',
        '\tDraw a card.',
        ...costs,
      );
    const { first, source } = walker('loyalty_cost_2: +1', 'loyalty_cost_3: -X');
    expect(first.rulesText?.text).toBe('Hexproof\n+1: Scry 1.\n-X: Draw a card.');
    expect(writtenFor(source, first.rulesText!, 'Draw')).toBe('Draw');
    expect(isEditable(first.rulesText!, { start: 9, end: 11 })).toBe(false);
    expect(isEditable(first.rulesText!, { start: 13, end: 17 })).toBe(true);
    const { first: exported } = walker('loyalty cost 1: +1', 'loyalty cost 2: -3');
    expect(exported.rulesText?.text).toBe('Hexproof\n+1: Scry 1.\n-3: Draw a card.');
    const { first: written } = cardOf('name: Kel', 'rule_text: +1: Scry 1.', 'loyalty_cost_1: +1');
    expect(written.rulesText?.text).toBe('+1: Scry 1.');
  });

  it.each([
    [
      'boxes',
      [
        'rule_text: Level up <sym>W</sym>',
        'level_1: 1-4',
        'level_2_text: Flying',
        'level_2: 5+',
        'level_3_text: Haste',
      ],
    ],
    [
      'further texts',
      ['rule text: Level up <sym>W</sym>', 'level 1: 1-4', 'rule text 2: Flying', 'level 2: 5+', 'rule text 3: Haste'],
    ],
  ])('has the levels of a leveler before its %s', (_, lines) => {
    const { first } = cardOf('name: Kel', 'super_type: Creature', ...lines, 'power 2: 3', 'toughness 2: 4');
    expect(first.rulesText?.text).toBe('Level up {W}\nLEVEL 1-4\n3/4\nFlying\nLEVEL 5+\nHaste');
  });

  it('has the levels and chapters that newer styles number with their boxes', () => {
    const leveler = cardOf(
      'name: Kel',
      'leveler_level_1: 2-6',
      'leveler_power_1: 2',
      'leveler_toughness_1: 2',
      'level_1_text: Flying',
    );
    expect(leveler.first.rulesText?.text).toBe('LEVEL 2-6\n2/2\nFlying');
    const saga = cardOf('name: Kel', 'saga_level_1_a: I', 'saga_level_1_b: II', 'level_1_text: Scry 1.');
    expect(saga.first.rulesText?.text).toBe('I, II — Scry 1.');
  });

  it('has the defense of a battle', () => {
    expect(textsOf(cardOf('name: A', 'super_type: Battle', 'loyalty: 4').first).metadata).toEqual(['Defense: 4']);
  });
});

describe('edits of a set file', () => {
  const { first, source } = cardOf(
    'name: Kel',
    'rule_text:',
    '\t<sym-auto>1R</sym-auto>: <atom-cardname><nospellcheck>Kel</nospellcheck></atom-cardname> gains <kw-0><key>haste</key></kw-0>.<atom-reminder-core> <i-auto>(It can <sym>T</sym>.)</i-auto></atom-reminder-core>',
  );
  const rules = first.rulesText!;
  const editable = (words: string) => {
    const start = rules.text.indexOf(words);
    return isEditable(rules, { start, end: start + words.length });
  };

  it('take symbols and card names as a whole', () => {
    expect(rules.text).toBe('{1}{R}: Kel gains haste. (It can {T}.)');
    expect(writtenFor(source, rules, '{R}')).toBe('<sym-auto>1R</sym-auto>');
    expect(writtenFor(source, rules, 'Kel')).toContain('<atom-cardname>');
    expect([editable('{1}{R}'), editable('{R}'), editable('Kel gains'), editable('Ke')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('do not lose tags around words', () => {
    expect([editable('haste'), editable('gains haste.'), editable('gains')]).toEqual([true, false, true]);
  });

  it('leave reminder text alone that the program writes by itself', () => {
    expect(writtenFor(source, rules, 'can')).toBe('can');
    expect([editable('can'), editable('(It can {T}.)')]).toEqual([false, false]);
  });

  it('are written as the program writes text', () => {
    expect(rules.encode?.('{2}{R/W}, {T}: <ok>\n{1}{0} {foo bar}')).toBe(
      '<sym>2R/W</sym>, <sym>T</sym>: \u0001ok>\n\t\t<sym>1</sym><sym>0</sym> {foo bar}',
    );
    expect(rules.encode?.('a\rb')).toBeNull();
    expect(rules.encode?.('a\u0001b')).toBeNull();
    const inline = cardOf('rule_text: Flying', 'casting_cost: 2R').first;
    expect(inline.rulesText?.encode?.('a\nb')).toBeNull();
    expect([inline.manaCost?.encode?.('{3}{R}'), inline.manaCost?.encode?.('three')]).toEqual(['3R', null]);
  });
});

describe('a token of a set file', () => {
  it('has a style for tokens, or says so before its types', () => {
    expect(cardOf('name: Wisp', 'super_type: <word-list-type>Token Creature</word-list-type>').role).toBe('token');
    expect(cardOf('stylesheet: m15-mainframe-tokens', 'name: Wisp', 'super_type: Creature').role).toBe('token');
    expect(cardOf('stylesheet: m15', 'name: Token of Ash', 'super_type: Artifact').role).toBe('card');
    const text = 'mse_version: 2.0.2\nstylesheet: token\ncard:\n\tname: Wisp\ncard:\n\tstylesheet: m15\n\tname: Ash\n';
    const { cards } = createMseSetFormat().read('set', text);
    expect(cards.map(({ card }) => card.role)).toEqual(['token', 'card']);
  });

  it('has the color of its frame, which a card has by its cost', () => {
    const metadata = (type: string) =>
      textsOf(cardOf(`super_type: ${type}`, 'card_color: artifact, white, blue, hybrid').first).metadata;
    expect(metadata('Token Artifact Creature')).toEqual(['Color: artifact, white, blue, hybrid']);
    expect(metadata('Artifact Creature')).toEqual([]);
  });
});

describe('links in notes', () => {
  it('name the tokens of a card, and the cards of a token', () => {
    const card = cardOf(
      'notes:',
      '\tart: somewhere',
      '\t!tokens Goblin; Food<2>',
      '\t!tapped',
      'name: A',
      'super_type: Land',
    );
    const { links, source } = card;
    expect(links?.entries.map(({ kind, name, count }) => [kind, name.text, count])).toEqual([
      ['makes', 'Goblin', null],
      ['makes', 'Food', '2'],
    ]);
    const entries = links!.entries.map(({ entry }) => source.slice(entry.start, entry.start + entry.pieces[0]![0]));
    expect(entries).toEqual(['Goblin;', '; Food<2>']);
    expect(source.slice(0, links!.place!.start)).toMatch(/Food<2>$/);
    expect([links?.place?.encode?.('Clue'), links?.place?.encode?.('A;B')]).toEqual([';Clue', null]);
    expect(textsOf(card.first).metadata[0]).toBe('Note: art: somewhere\n!tokens Goblin; Food<2>\n!tapped');

    const token = cardOf('notes: !related Ember Tinker', 'super_type: Token Creature');
    expect(token.links?.entries.map(({ kind, name }) => [kind, name.text])).toEqual([['made by', 'Ember Tinker']]);
    const { entry } = token.links!.entries[0]!;
    expect(toSource(entry, { start: 0, end: entry.text.length })).toEqual({
      start: token.source.indexOf('!related'),
      end: token.source.indexOf('Tinker') + 6,
    });
  });

  it('are nothing where nobody uses them', () => {
    expect(cardOf('notes: I like !tokens here', 'super_type: Land').links).toBeUndefined();
    expect(cardOf('notes: !related A', 'super_type: Land').links).toBeUndefined();
  });

  it('go with their line where they are the last', () => {
    const { links, source } = cardOf('notes:', '\tfirst', '\t!tokens Goblin', 'super_type: Land');
    const { entry } = links!.entries[0]!;
    const end = entry.start + entry.pieces[0]![0];
    expect(source.slice(0, entry.start) + source.slice(end)).toBe('card:\n\tnotes:\n\t\tfirst\n\tsuper_type: Land');
  });
});

describe('a file of Magic Set Editor', () => {
  const format = (path: string, head: string) => formatFor(path, head)?.id ?? null;

  it('is known by its name and how it begins', () => {
    expect(format('C:\\sets\\akd.mse-set\\set', 'mse_version: 2.0.2\ngame: magic\n')).toBe('mse-set');
    expect(format('set', 'mse version: 0.3.8\r\ngame: magic\r\n')).toBe('mse-set');
    expect(format('akd.mse-set/card ember tinker', 'mse_version: 2.0.2\ncard:\n\tname: Ember')).toBe('mse-set');
    expect(format('akd.mse-set/card one', 'card:\n')).toBe('mse-set');
    expect(format('file:///akd.mse-set/card%20one', 'card:\n')).toBe('mse-set');
  });

  it('is no other file', () => {
    expect(format('set', '')).toBeNull();
    expect(format('set', '#include <set>')).toBeNull();
    expect(format('set', 'mse_version: 2.0.2\ngame: yugioh\n')).toBeNull();
    expect(format('reset', 'mse_version: 2.0.2\n')).toBeNull();
    expect(format('set.txt', 'mse_version: 2.0.2\n')).toBeNull();
  });

  it('keeps each card at its place, whatever stands between', () => {
    const text =
      'mse_version: 2.0.2\r\ncard:\r\n\tname: A\r\n\r\n# a comment\r\n\tpower: 1\r\n\r\nkeyword:\r\n\tkeyword: Sear\r\ncard:\r\n\tname: B\r\n';
    const { cards, problems } = createMseSetFormat().read('set', text);
    expect(problems).toEqual([]);
    expect(cards.map(({ card, start }) => text.slice(start, start + card.source.length))).toEqual([
      'card:\r\n\tname: A\r\n\r\n# a comment\r\n\tpower: 1',
      'card:\r\n\tname: B',
    ]);
  });

  it('says so where it is indented by spaces', () => {
    const { problems } = createMseSetFormat().read('set', 'mse_version: 2.0.2\ncard:\n    name: A\n    power: 1\n');
    expect(problems.map(({ id, span }) => [id, span])).toEqual([['set-indented-by-spaces', { start: 25, end: 29 }]]);
  });
});

describe('a set file', () => {
  const head = 'mse version: 0.3.8\ngame: magic\n';
  const formatOf = (path: string, text: string) => formatFor(path, text)?.id ?? null;

  it('is known by its first lines, whatever it is called', () => {
    expect(formatOf('akd.txt', `${head}stylesheet: m15\ncard:\n\tname: A\n`)).toBe('mse-set');
    expect(formatOf('old/akd', `\ufeff${head}stylesheet: m15\n`)).toBe('mse-set');
    expect(formatOf('ember', 'mse_version: 2.5.8\ncard:\n\tname: A\n')).toBe('mse-set');
  });

  it('is no template, no set of another game, and no text about sets', () => {
    expect(formatOf('m15/style', `${head}short name: M15\ncard width: 375\ncard style:\n\tname:\n`)).toBeNull();
    expect(formatOf('akd.txt', 'mse version: 0.3.8\ngame: vanguard\nstylesheet: new\ncard:\n')).toBeNull();
    expect(formatOf('notes.txt', `How to begin:\n${head}stylesheet: m15\n`)).toBeNull();
  });
});
