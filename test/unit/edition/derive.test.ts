import { describe, expect, it } from 'vitest';
import { bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';
import { edition } from '../support/phrases.js';

/** A predefined token in one line, with everything the rules define. */
function line(id: string, words: string): string {
  const found = edition(id).predefined.get(words.toLowerCase());
  if (!found) return 'none';
  const { characteristics: is } = found;
  const colors = is.colors?.join('') || 'colorless';
  const head = [is.pt, colors, is.subtypes?.join(' '), is.types?.join(' ')].filter(Boolean).join(' ');
  return [`${found.rule} ${is.name}: ${head}`, ...is.keywords, ...is.abilities].join(' | ');
}

describe('predefined tokens from rule 111.10', () => {
  it.each([
    [
      'Treasure',
      '111.10a Treasure Token: colorless Treasure Artifact | {T}, Sacrifice this artifact: Add one mana of any color.',
    ],
    ['Food', '111.10b Food Token: colorless Food Artifact | {2}, {T}, Sacrifice this artifact: You gain 3 life.'],
    ['Gold', '111.10c Gold Token: colorless Gold Artifact | Sacrifice this artifact: Add one mana of any color.'],
    ['Walker', '111.10d Walker: 2/2 B Zombie Creature'],
    [
      'Shard',
      '111.10e Shard Token: colorless Shard Enchantment | {2}, Sacrifice this enchantment: Scry 1, then draw a card.',
    ],
    ['Clue', '111.10f Clue Token: colorless Clue Artifact | {2}, Sacrifice this artifact: Draw a card.'],
    [
      'Blood',
      '111.10g Blood Token: colorless Blood Artifact | {1}, {T}, Discard a card, Sacrifice this artifact: Draw a card.',
    ],
    [
      'Powerstone',
      "111.10h Powerstone Token: colorless Powerstone Artifact | {T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
    ],
    ['Incubator', '111.10i Incubator Token: colorless Incubator Artifact | {2}: Transform this artifact.'],
    [
      'Cursed Role',
      '111.10j Cursed: colorless Aura Role Enchantment | enchant creature | Enchanted creature has base power and toughness 1/1.',
    ],
    [
      'Monster Role',
      '111.10k Monster: colorless Aura Role Enchantment | enchant creature | Enchanted creature gets +1/+1 and has trample.',
    ],
    [
      'Royal Role',
      '111.10m Royal: colorless Aura Role Enchantment | enchant creature | Enchanted creature gets +1/+1 and has ward {1}.',
    ],
    [
      'Sorcerer Role',
      "111.10n Sorcerer: colorless Aura Role Enchantment | enchant creature | Enchanted creature gets +1/+1 and has 'Whenever this creature attacks, scry 1.'",
    ],
    [
      'Virtuous Role',
      '111.10p Virtuous: colorless Aura Role Enchantment | enchant creature | Enchanted creature gets +1/+1 for each enchantment you control.',
    ],
    [
      'Wicked Role',
      '111.10q Wicked: colorless Aura Role Enchantment | enchant creature | Enchanted creature gets +1/+1. | When this Aura is put into a graveyard from the battlefield, each opponent loses 1 life.',
    ],
    [
      'Young Hero Role',
      "111.10r Young Hero: colorless Aura Role Enchantment | enchant creature | Enchanted creature has 'Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it.'",
    ],
    [
      'Map',
      '111.10s Map Token: colorless Map Artifact | {1}, {T}, Sacrifice this artifact: Target creature you control explores. Activate only as a sorcery.',
    ],
    [
      'Junk',
      '111.10t Junk Token: colorless Junk Artifact | {T}, Sacrifice this artifact: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.',
    ],
  ])('June 2024: %s', (words, expected) => {
    expect(line('magic-2024-06', words)).toBe(expected);
  });

  it('an Incubator has a back face', () => {
    expect(edition('magic-2024-06').predefined.get('incubator')?.characteristics.back).toMatchObject({
      name: 'Phyrexian Token',
      colors: [],
      types: ['Artifact', 'Creature'],
      subtypes: ['Phyrexian'],
      pt: '0/0',
    });
    expect(edition('magic-2026-09').predefined.get('incubator')?.characteristics.back?.name).toBe('Phyrexian Token');
  });

  it('the newest edition uses "this token" and has the newest tokens', () => {
    expect(line('magic-2026-09', 'Vibranium')).toBe(
      "111.10w Vibranium Token: colorless Vibranium Artifact | indestructible | {T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
    );
    expect(line('magic-2026-09', 'Heartwood')).toBe(
      '111.10x Heartwood Token: RG Heartwood Artifact | {T}: Add {R} or {G}.',
    );
    expect(line('magic-2026-08', 'Heartwood')).toBe('none');
    expect(line('magic-2026-09', 'Treasure')).toContain('Sacrifice this token');
  });
});

describe('the nine tokens of Riftbound 184', () => {
  it.each([
    ['recruit', '184.1', 'Unit', 1, ['Recruit'], []],
    ['sprite', '184.2', 'Unit', 3, ['Fae'], ['Temporary']],
    ['sand soldier', '184.3', 'Unit', 2, ['Shurima'], []],
    ['mech', '184.4', 'Unit', 3, ['Mech'], []],
    ['gold', '184.5', 'Gear', null, [], []],
    ['reflection', '184.6', 'Unit', 0, [], []],
    ['bird', '184.7', 'Unit', 1, ['Bird'], ['Deflect']],
    ['brush', '184.8', 'Battlefield', null, [], []],
    ['baron pit', '184.9', 'Battlefield', null, [], []],
  ])('%s', (words, rule, type, might, tags, keywords) => {
    const found = edition('riftbound').predefined.get(words);
    expect(found?.rule).toBe(rule);
    expect(found?.characteristics).toMatchObject({ types: [type], might, tags, keywords, colors: [] });
  });

  it('have abilities', () => {
    const { predefined } = edition('riftbound');
    expect(predefined.get('gold')?.characteristics.abilities).toEqual(['[Reaction][>] Kill this, [E]: [Add] [A].']);
    expect(predefined.get('brush')?.characteristics.abilities).toHaveLength(2);
    expect(predefined.get('baron pit')?.characteristics.abilities).toEqual(['Units can move here from anywhere.']);
  });
});

describe('the data of an edition', () => {
  it.each([
    ['magic-2017-08', 0, ''],
    ['magic-2020-01', 3, ''],
    ['magic-2021-11', 7, ' Token'],
    ['magic-2024-06', 18, ' Token'],
    ['magic-2026-08', 21, ' Token'],
    ['magic-2026-09', 22, ' Token'],
    ['riftbound', 9, null],
    ['magic-fifth', 0, null],
  ])('%s: %i predefined tokens, suffix %j', (id, count, suffix) => {
    expect(edition(id).predefined.size).toBe(count);
    expect(edition(id).naming.suffix).toBe(suffix);
  });

  it('has a vocabulary for every bundled rulebook', () => {
    for (const id of bundledRulebookIds) expect(edition(id).vocabulary.cardTypes.size).toBeGreaterThan(0);
  });
});
