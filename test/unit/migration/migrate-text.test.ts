import { describe, expect, it } from 'vitest';
import type { FaceHead } from '../../../server/src/language/outdated/change.js';
import { courseOf } from '../../../server/src/language/outdated/course.js';
import { migrateText } from '../../../server/src/migration/migrate-text.js';

const scout: FaceHead = { name: 'Willow Scout', typeLine: 'Creature — Elf Scout' };
const today = '2026-09-25';

function migrated(text: string, from: string | null, to: string, head = scout): string {
  const edits = migrateText(text, head, courseOf(from, to));
  return edits.reduceRight(
    (rest, { span, newText }) => rest.slice(0, span.start) + newText + rest.slice(span.end),
    text,
  );
}

/** Texts of 2017 beside the same of today. */
const both: readonly (readonly [older: string, newer: string])[] = [
  ['Draw a card.', 'Draw a card.'],
  ['When Willow Scout enters the battlefield, scry 1.', 'When this creature enters, scry 1.'],
  [
    'Whenever another Elf enters the battlefield under your control, scry 1.',
    'Whenever another Elf you control enters, scry 1.',
  ],
  [
    'Whenever a creature with flying enters the battlefield under your control, scry 1.',
    'Whenever a creature you control with flying enters, scry 1.',
  ],
  [
    '{T}: Willow Scout deals 1 damage to target creature or player.',
    '{T}: This creature deals 1 damage to any target.',
  ],
  [
    'Willow Scout deals 2 damage divided as you choose among one or two target creatures and/or players.',
    'This creature deals 2 damage divided as you choose among one or two targets.',
  ],
  ['Willow Scout deals 2 damage to target player.', 'This creature deals 2 damage to target player or planeswalker.'],
  ['{T}: Add {G} to your mana pool.', '{T}: Add {G}.'],
  ['{T}: Add {G} or {W} to your mana pool.', '{T}: Add {G} or {W}.'],
  ['{T}: Add two mana of any one color to your mana pool.', '{T}: Add two mana of any one color.'],
  ['That player adds {C} to his or her mana pool.', 'That player adds {C}.'],
  ['Each player discards his or her hand.', 'Each player discards their hand.'],
  [
    'Target player discards a card for each Elf he or she controls.',
    'Target player discards a card for each Elf they control.',
  ],
  [
    'Target player puts the top two cards of his or her library into his or her graveyard.',
    'Target player mills two cards.',
  ],
  ['Put the top card of your library into your graveyard.', 'Mill a card.'],
  ['Destroy target creature with converted mana cost 3 or less.', 'Destroy target creature with mana value 3 or less.'],
  ['{2}: Scry 1. Activate this ability only once each turn.', '{2}: Scry 1. Activate only once each turn.'],
  [
    '{2}: Scry 1. Activate this ability only any time you could cast a sorcery.',
    '{2}: Scry 1. Activate only as a sorcery.',
  ],
  [
    'Search your library for an Elf card, reveal it, and put it into your hand. Then shuffle your library.',
    'Search your library for an Elf card, reveal it, put it into your hand, then shuffle.',
  ],
  [
    'Search your library for a land card and put that card onto the battlefield. Then shuffle your library.',
    'Search your library for a land card, put that card onto the battlefield, then shuffle.',
  ],
  [
    'You may search your library for up to two Elf cards, reveal them, and put them into your hand. If you do, shuffle your library.',
    'You may search your library for up to two Elf cards, reveal them, put them into your hand, then shuffle.',
  ],
  [
    'Search your library for two Elf cards. Reveal those cards, then shuffle your library and put them on top of it.',
    'Search your library for two Elf cards, reveal those cards, then shuffle and put them on top.',
  ],
  [
    "Put the top card of your library into your graveyard. If it's an Elf card, scry 1.",
    'Mill a card. If an Elf card was milled this way, scry 1.',
  ],
  [
    'You may cast target Elf card from your graveyard. If that card would be put into a graveyard this turn, exile it instead.',
    'You may cast target Elf card from your graveyard. If that spell would be put into a graveyard, exile it instead.',
  ],
  [
    'You may search your library for a card, then shuffle your library and put that card on top of it.',
    'You may search your library for a card, then shuffle and put that card on top.',
  ],
  ['Each opponent sacrifices a creature.', 'Each opponent sacrifices a creature of their choice.'],
  ['Sacrifice Willow Scout: Willow Scout deals 1 damage to you.', 'Sacrifice this creature: It deals 1 damage to you.'],
  ['You get {E}{E}{E}{E}{E}{E}.', 'You get six {E}.'],
  [
    'When you cast your next instant or sorcery spell this turn, copy it.',
    'When you next cast an instant or sorcery spell this turn, copy it.',
  ],
];

describe('the wording of 2017 and of today', () => {
  it.each(both)('“%s” becomes “%s”', (older, newer) => {
    expect(migrated(older, '2017-08', today)).toBe(newer);
    expect(migrated(newer, '2017-08', today)).toBe(newer);
  });

  it.each(both)('“%s” comes back from “%s”', (older, newer) => {
    expect(migrated(newer, today, '2017-08')).toBe(older);
    expect(migrated(older, today, '2017-08')).toBe(older);
  });

  it.each([
    [
      'Search your library for a card and reveal it. Shuffle your library, then put the card on top of it.',
      'Search your library for a card, reveal it, then shuffle and put that card on top.',
    ],
    [
      'You may search your library for a card and put it into your hand. If you do, shuffle your library.',
      'You may search your library for a card, put it into your hand, then shuffle.',
    ],
    [
      'Whenever a land enters the battlefield under your control, scry 1.',
      'Landfall — Whenever a land you control enters, scry 1.',
    ],
    ["Elf spells can't be countered by spells or abilities.", "Elf spells can't be countered."],
    ['Elf spells can’t be countered by spells or abilities.', 'Elf spells can’t be countered.'],
    ['Exile all cards from target player’s graveyard.', 'Exile target player’s graveyard.'],
    ['Willow Scout deals 1 damage to him or her.', 'This creature deals 1 damage to that player.'],
  ])('only forwards: “%s” becomes “%s”', (older, newer) => {
    expect(migrated(older, '2017-08', today)).toBe(newer);
    expect(migrated(newer, '2017-08', today)).toBe(newer);
  });

  it.each([
    'Creatures with flying can’t enter the battlefield.',
    'Shuffle your library.',
    'Creatures lose their abilities. They can’t block.',
    'Enters-the-battlefield abilities don’t trigger.',
    'Search for a card named Willow Scout.',
    'Elves have “Willow Scout gets +1/+1.”',
  ])('leaves “%s” alone in both directions', (text) => {
    expect(migrated(text, '2017-08', today)).toBe(text);
    expect(migrated(text, today, '2017-08')).toBe(text);
  });
});

describe('migrating between two times', () => {
  const text = 'When Willow Scout enters the battlefield, it deals 1 damage to target creature or player.';

  it('changes what changed between them, and nothing else', () => {
    expect(migrated(text, '2017-08', '2020-01')).toBe(
      'When Willow Scout enters the battlefield, it deals 1 damage to any target.',
    );
    expect(migrated(text, '2021-11', today)).toBe(
      'When this creature enters, it deals 1 damage to target creature or player.',
    );
  });

  it('changes text of unknown age, but only where the newer words mean the same', () => {
    expect(migrated(text, null, today)).toBe('When this creature enters, it deals 1 damage to any target.');
    const ofOpponents = 'This creature deals 1 damage to target opponent.';
    expect(migrated(ofOpponents, null, today)).toBe(ofOpponents);
  });

  it('explains a newer word by the older ones in reminder text', () => {
    const reminder = 'Mill a card. (To mill a card, put the top card of your library into your graveyard.)';
    expect(migrated(reminder, '2017-08', today)).toBe(reminder);
  });

  it('names the class of each change', () => {
    const edits = migrateText(text, scout, courseOf('2017-08', today));
    expect(edits.map(({ rules }) => rules)).toEqual([['self-reference'], ['enters'], ['any-target']]);
  });

  it('calls a legend by its full name first, and later by its short name', () => {
    const legend = { name: 'Rowena, Duskwarden', typeLine: 'Legendary Creature — Human' };
    const older = 'When Rowena, Duskwarden enters the battlefield, scry 1.\nRowena has flying.';
    const newer = 'When Rowena enters, scry 1.\nRowena has flying.';
    expect(migrated(older, '2017-08', today, legend)).toBe(newer);
    expect(migrated(newer, today, '2017-08', legend)).toBe(older);
  });
});
