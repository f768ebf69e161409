import { describe, expect, it } from 'vitest';
import { toSource } from '../../../../server/src/text/region.js';
import { faceOf, facesOf, faceTexts, readCards, sourceText } from '../../support/card-text.js';
import { marked } from '../../support/marked.js';

const herald = `Cinder Herald {1}{R}
Creature — Human Shaman (uncommon)
When this creature enters, create a 1/1 red Elemental creature token with haste.
{2}, Sacrifice a Treasure: Cinder Herald deals 2 damage to any target.
2/2
Flavor: "Even ash remembers the shape of the fire."`;

describe('a card', () => {
  it('is read line by line', () => {
    expect(faceTexts(faceOf(herald))).toEqual({
      name: 'Cinder Herald',
      manaCost: '{1}{R}',
      typeLine: 'Creature — Human Shaman',
      rulesText:
        'When this creature enters, create a 1/1 red Elemental creature token with haste.\n' +
        '{2}, Sacrifice a Treasure: Cinder Herald deals 2 damage to any target.',
      stats: '2/2',
      flavor: ['"Even ash remembers the shape of the fire."'],
      metadata: ['Rarity: uncommon'],
    });
  });

  it('maps its parts to their positions', () => {
    const { text, spans } = marked(`# a set of my own

⟦Ember Wisp⟧ ⟦{R}⟧
⟦Creature — Elemental⟧ (⟦common⟧)
⟦Haste
When it dies, scry 1.⟧
⟦1/1⟧
Artist: ⟦A. Painter⟧`);
    const document = readCards(text);
    const [{ card, start }] = document.cards as [(typeof document.cards)[0]];
    const [face] = card.faces as [(typeof card.faces)[0]];
    const [rarity, artist] = face.metadata.map(({ value }) => value);
    const regions = [face.name, face.manaCost, face.typeLine, rarity, face.rulesText, face.stats, artist];
    const found = regions.map((region) => toSource(region!, { start: 0, end: region!.text.length }));
    expect(found.map((span) => ({ start: span.start + start, end: span.end + start }))).toEqual(spans);
  });

  it('ends at a blank line, even one of spaces and tabs', () => {
    const { cards } = readCards('One {W}\nInstant\nScry 1.\n \t \nTwo {U}\nSorcery\n\n\n\nThree\nLand');
    expect(cards.map(({ card }) => card.faces[0]?.name?.text)).toEqual(['One', 'Two', 'Three']);
  });

  it('does not know its position: the same text is the same card', () => {
    const [first, other, second] = readCards(`${herald}\n\nOther\nLand\n\n   ${herald}\n`).cards;
    expect(second?.card).toBe(first?.card);
    expect(other?.card).not.toBe(first?.card);
    expect(first?.card.source).toBe(herald);
  });

  it('is a token definition in a token file', () => {
    const text =
      'Berry Token\nArtifact — Berry\n{1}, Sacrifice this token: Target creature gets +1/+1 until end of turn.';
    expect(['a.tokens', 'a.token', 'A.TOKENS'].map((path) => readCards(text, path).cards[0]?.card.role)).toEqual(
      Array(3).fill('token'),
    );
    expect(['a.cards', 'a.card', 'a.cardtext'].map((path) => readCards(text, path).cards[0]?.card.role)).toEqual(
      Array(3).fill('card'),
    );
    expect(faceTexts(faceOf(text, 'a.tokens'))).toMatchObject({ name: 'Berry Token', typeLine: 'Artifact — Berry' });
  });

  it('can be a token with a custom colour and name', () => {
    const face = faceOf('Boo\nLegendary Creature — Hamster\nColor: red\nTrample, haste\n1/1', 'a.tokens');
    expect(faceTexts(face)).toMatchObject({ rulesText: 'Trample, haste', stats: '1/1', metadata: ['Color: red'] });
  });
});

describe('the first line', () => {
  it.each([
    ['Ashes: A Song, Unsung {2}{B}', 'Ashes: A Song, Unsung', '{2}{B}'],
    ['Kindle // Quench {1}{R/U}', 'Kindle // Quench', '{1}{R/U}'],
    ['Kindle // Quench {1}{R} // {U}', 'Kindle // Quench', '{1}{R} // {U}'],
    ['Wide Spell {2} {W} {W}', 'Wide Spell', '{2} {W} {W}'],
    ['Blade {Reforged} of Kings', 'Blade {Reforged} of Kings', undefined],
    ['Tight{1}{R}', 'Tight{1}{R}', undefined],
    ['Vampires’ Vengeance\t{2}{R}  ', 'Vampires’ Vengeance', '{2}{R}'],
    ['Yordle Scout {E3}{P1}', 'Yordle Scout', '{E3}{P1}'],
    ['Color: Red', 'Color: Red', undefined],
    ['3/3', '3/3', undefined],
    ['{4}', undefined, '{4}'],
  ])('%s', (line, name, manaCost) => {
    expect(faceTexts(faceOf(`${line}\nInstant`))).toMatchObject({ name, manaCost, typeLine: 'Instant' });
  });

  it('may be followed by the mana cost on its own line', () => {
    expect(faceTexts(faceOf('Ember Wisp\n{1}{R}\nInstant\nScry 1.'))).toMatchObject({
      name: 'Ember Wisp',
      manaCost: '{1}{R}',
      typeLine: 'Instant',
      rulesText: 'Scry 1.',
    });
  });

  it('has a mana cost before its last brace is typed', () => {
    for (const cost of ['{', '{1', '{1}{', '{1}{R']) {
      expect(faceTexts(faceOf(`Ember Wisp ${cost}`))).toMatchObject({ name: 'Ember Wisp', manaCost: cost });
    }
  });
});

describe('stats', () => {
  it.each(['2/2', '*/1+*', '[5]', '*/*', 'X/X', '-1/3', '1½/2', '10/10', '+2/+0', '2 / 2', '[X]'])(
    'are %s',
    (stats) => {
      expect(faceTexts(faceOf(`Ember Wisp\nCreature\nHaste\n${stats}`))).toMatchObject({ stats, rulesText: 'Haste' });
    },
  );

  it.each(['2', '2/', '/2', '1/1 counters', '[M]', '—/—', '1/2/3'])('are not %s', (line) => {
    expect(faceTexts(faceOf(`Ember Wisp\nCreature\n${line}`))).toMatchObject({ stats: undefined, rulesText: line });
  });

  it('are the last such line; earlier ones belong to the rules text', () => {
    const face = faceOf(
      'Rising Mage\nCreature — Wizard\nLevel up {2}\nLEVEL 1-3\n2/2\nFlying\nLEVEL 4+\n4/4\nWard {1}\n1/1',
    );
    expect(faceTexts(face)).toMatchObject({
      stats: '1/1',
      rulesText: 'Level up {2}\nLEVEL 1-3\n2/2\nFlying\nLEVEL 4+\n4/4\nWard {1}',
    });
  });

  it('may be above the rules text', () => {
    expect(faceTexts(faceOf('Ember Wisp\nCreature\n1/1\nHaste'))).toMatchObject({ stats: '1/1', rulesText: 'Haste' });
  });
});

describe('metadata', () => {
  it('is every known key', () => {
    const keys = ['Rarity', 'Artist', 'Number', 'Color', 'Loyalty', 'Defense', 'Note', 'Might', 'Domain', 'Tags'];
    const lines = keys.map((key) => `${key}: some value`);
    const face = faceTexts(faceOf(`Ember Wisp\nCreature\n${lines.join('\n')}`));
    expect(face.metadata).toEqual(lines);
    expect(face.rulesText).toBeUndefined();
  });

  it('may have no value yet, or no space before it', () => {
    expect(faceTexts(faceOf('Ember Wisp\nCreature\nArtist:\nNote:x')).metadata).toEqual(['Artist: ', 'Note: x']);
  });

  it('has the span of its key', () => {
    const [entry] = faceOf('Wisp\nLand\nNote: mine').metadata;
    expect(entry?.keySpan).toEqual({ start: 10, end: 14 });
  });

  it.each([
    'flavor: no capital',
    'FLAVOR: all capitals',
    'Boast: unknown key',
    'Channel — {1}{R}, Discard this card: It deals 2 damage.',
    '+1: Create a Food token.',
    '−3: Draw a card.',
    '0: Scry 1.',
    'I, II — Create a Food token.',
    '• Draw a card.',
    '1—9 | Create a Treasure token.',
    'Notes: not the key Note',
    '~ gets +1/+0. CARDNAME too.',
  ])('is not a line of rules text: %s', (line) => {
    expect(faceTexts(faceOf(`Ember Wisp\nEnchantment\n${line}`))).toMatchObject({ rulesText: line, metadata: [] });
  });

  it('may be between the name and the type line', () => {
    const face = faceTexts(faceOf('Ember Wisp {R}\nRarity: rare\nInstant\nScry 1.'));
    expect(face).toMatchObject({ typeLine: 'Instant', rulesText: 'Scry 1.', metadata: ['Rarity: rare'] });
  });
});

describe('flavor', () => {
  const flavorOf = (...lines: string[]) => {
    const { flavor, rulesText } = faceTexts(faceOf(`Ember Wisp\nCreature\n${lines.join('\n')}`));
    return { flavor, rulesText };
  };

  it('is a line with its key, anywhere', () => {
    expect(flavorOf('Flavor: Ash.', 'Haste')).toEqual({ flavor: ['Ash.'], rulesText: 'Haste' });
  });

  it('is a line in asterisks at the end of a face, without them', () => {
    expect(flavorOf('Haste', '*Ash to ash.*')).toEqual({ flavor: ['Ash to ash.'], rulesText: 'Haste' });
  });

  it('is a line in quotes at the end of a face, straight or curly', () => {
    expect(flavorOf('Haste', '"Ash to ash."')).toEqual({ flavor: ['"Ash to ash."'], rulesText: 'Haste' });
    expect(flavorOf('Haste', '“Ash to ash.”')).toEqual({ flavor: ['“Ash to ash.”'], rulesText: 'Haste' });
  });

  it('is also at the end above stats and metadata', () => {
    expect(flavorOf('Haste', '"Ash to ash."', '1/1', 'Artist: A. Painter').flavor).toEqual(['"Ash to ash."']);
  });

  it('is not a quotation above rules text', () => {
    const rulesText = 'Enchanted creature has\n"This creature can’t block."\nWard {1}';
    expect(flavorOf(...rulesText.split('\n'))).toEqual({ flavor: [], rulesText });
  });

  it('is not a line that only begins with a quotation', () => {
    expect(flavorOf('"Ash" creatures have haste.').rulesText).toBe('"Ash" creatures have haste.');
    expect(flavorOf('"').rulesText).toBe('"');
  });

  it('includes the attribution on the line below', () => {
    expect(flavorOf('Haste', '"Ash to ash."', '—Kel-Doran proverb')).toEqual({
      flavor: ['"Ash to ash."', '—Kel-Doran proverb'],
      rulesText: 'Haste',
    });
    expect(flavorOf('Flavor: Ash to ash.', '--Kel-Doran proverb').rulesText).toBeUndefined();
    expect(flavorOf('Choose one —', '—Create a Food token.').flavor).toEqual([]);
  });

  it('is not a line of stats', () => {
    expect(flavorOf('*/*').flavor).toEqual([]);
  });
});

describe('rules text', () => {
  it('is one region whose lines are joined by line feeds', () => {
    const text = 'Wisp\nCreature\nHaste\nWard {1}\nWhen it dies, scry 1.';
    const { rulesText } = faceOf(text);
    expect(rulesText).toEqual({ text: text.slice(14), start: 14, pieces: [[36, 36]] });
  });

  it('maps a CRLF as a whole', () => {
    const text = 'Wisp\r\nCreature\r\nHaste\r\nWard {1}';
    const rulesText = faceOf(text).rulesText!;
    expect(rulesText).toEqual({
      text: 'Haste\nWard {1}',
      start: 16,
      pieces: [
        [5, 5],
        [2, 1],
        [8, 8],
      ],
    });
    expect(sourceText(readCards(text), text, rulesText)).toBe('Haste\r\nWard {1}');
  });

  it('has no white space at the ends of its lines', () => {
    const { rulesText } = faceOf('Wisp\nCreature\n  Haste \n\tWard {1}\u00a0');
    expect(rulesText?.text).toBe('Haste\nWard {1}');
    expect(rulesText?.pieces).toEqual([
      [5, 5],
      [3, 1],
      [8, 8],
    ]);
  });

  it('hides other lines between its lines', () => {
    const text = 'Wisp\nCreature\nHaste\n# why not?\n1/1\nArtist: A. Painter\nWard {1}';
    const rulesText = faceOf(text).rulesText!;
    expect(rulesText.text).toBe('Haste\nWard {1}');
    expect(rulesText.pieces).toEqual([
      [6, 6],
      [34, 0],
      [8, 8],
    ]);
    expect(sourceText(readCards(text), text, rulesText, { start: 0, end: 5 })).toBe('Haste');
    expect(sourceText(readCards(text), text, rulesText, { start: 6, end: 10 })).toBe('Ward');
  });

  it('reads a lone CR as a line break', () => {
    expect(faceOf('Wisp\rCreature\rHaste\rWard {1}').rulesText?.text).toBe('Haste\nWard {1}');
  });
});

describe('faces', () => {
  it.each(['//', '---', '-----', ' // '])('are separated by %s', (separator) => {
    const text = `Dayguard {W}\nCreature — Human\nVigilance\n1/1\n${separator}\nNight Howler\nCreature — Wolf\nMenace\n2/2`;
    const [day, night] = facesOf(text);
    expect(faceTexts(day!)).toMatchObject({
      name: 'Dayguard',
      typeLine: 'Creature — Human',
      rulesText: 'Vigilance',
      stats: '1/1',
    });
    expect(faceTexts(night!)).toMatchObject({
      name: 'Night Howler',
      typeLine: 'Creature — Wolf',
      rulesText: 'Menace',
      stats: '2/2',
    });
    expect(text.slice(day!.span.start, day!.span.end)).toBe('Dayguard {W}\nCreature — Human\nVigilance\n1/1');
    expect(text.slice(night!.span.start, night!.span.end)).toBe('Night Howler\nCreature — Wolf\nMenace\n2/2');
  });

  it('can be three', () => {
    expect(facesOf('A\nLand\n//\nB\nLand\n//\nC\nLand').map((face) => face.name?.text)).toEqual(['A', 'B', 'C']);
  });

  it('are not begun by a separator with nothing after it yet', () => {
    expect(facesOf('Dayguard\nCreature\n//').length).toBe(1);
    expect(facesOf('//\nDayguard\nCreature').length).toBe(1);
  });

  it('are not begun by fewer hyphens, or by hyphens with text', () => {
    expect(faceTexts(faceOf('Dayguard\nCreature\n--\n--- or not'))).toMatchObject({ rulesText: '--\n--- or not' });
  });

  it('are not begun by a ruler between two cards', () => {
    expect(readCards('One\nLand\n\n---\n\nTwo\nLand').cards.map(({ card }) => card.source)).toEqual([
      'One\nLand',
      'Two\nLand',
    ]);
  });
});

describe('a half-typed card', () => {
  it.each([
    ['Cin', { name: 'Cin' }],
    ['Cinder Herald {1}{R}\nCrea', { name: 'Cinder Herald', typeLine: undefined, rulesText: 'Crea' }],
    ['Cinder Herald {1}{R}\nCreature', { typeLine: 'Creature' }],
    ['Cinder Herald {1}{R}\nCreature —', { typeLine: 'Creature —' }],
    ['Cinder Herald {1}{R}\nCreature — Human (unc', { typeLine: 'Creature — Human', metadata: ['Rarity: unc'] }],
    ['Cinder Herald {1}{R}\nCreature — Human (', { typeLine: 'Creature — Human', metadata: [] }],
    ['Cinder Herald\nWhen this creature enters, create a', { rulesText: 'When this creature enters, create a' }],
    ['Cinder Herald\nFlavor: "Even', { flavor: ['"Even'] }],
    ['{1}', { name: undefined, manaCost: '{1}' }],
  ])('%j', (text, expected) => {
    expect(faceTexts(faceOf(text))).toMatchObject(expected);
  });

  it('keeps its type line if its name was cut off', () => {
    expect(faceTexts(faceOf('Creature — Human Shaman\nHaste\n2/2'))).toMatchObject({
      name: undefined,
      typeLine: 'Creature — Human Shaman',
      rulesText: 'Haste',
      stats: '2/2',
    });
  });

  it('keeps its name if it only looks like a type line', () => {
    expect(faceTexts(faceOf('Legend — Reborn\nSorcery\nDraw a card.'))).toMatchObject({
      name: 'Legend — Reborn',
      typeLine: 'Sorcery',
    });
  });
});

describe('a comment', () => {
  it('is not part of any field', () => {
    const text = '# top\nWisp {R}\n# cost?\nInstant\n  # indented\nScry 1.\n# end';
    expect(faceTexts(faceOf(text))).toMatchObject({ name: 'Wisp', typeLine: 'Instant', rulesText: 'Scry 1.' });
    expect(readCards(text).cards[0]).toMatchObject({ start: 6, card: { source: text.slice(6, -6) } });
  });

  it('is not a card on its own', () => {
    expect(readCards('# one\n# two\n\n# three').cards).toEqual([]);
  });
});
