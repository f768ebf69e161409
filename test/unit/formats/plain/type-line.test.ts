import { describe, expect, it } from 'vitest';
import { faceOf, textsOf } from '../../support/card-text.js';

const typeLineOf = (line: string) => textsOf(faceOf(`Ember Wisp {1}\n${line}\nScry 1.`)).typeLine;

describe('a type line', () => {
  it.each([
    'Creature — Human Shaman',
    'Creature – Human Shaman',
    'Creature - Human Shaman',
    'Creature -- Human Shaman',
    'Legendary Snow Artifact Creature — Golem',
    'Instant',
    'sorcery',
    'LEGENDARY LAND',
    'Basic Land — Forest',
    'Kindred Sorcery — Goblin',
    'Battle — Siege',
    'Planeswalker — Ember',
    'Legendary Planeswalker — A.S.H.',
    'Creature — uhh shapeshifter sure',
    'Creature — Human “Historian”',
    'Creature — Human, Wizard',
    'Token Creature — Goblin',
    'Token',
    'Plane — Kel-Doran',
    'Vanguard',
    'Instant // Sorcery',
    'Creature — Human // Land',
  ])('of Magic: %s', (line) => {
    expect(typeLineOf(line)).toBe(line);
  });

  it.each([
    'Unit',
    'Unit — Fae',
    'Champion Unit — Ember / Ashlands',
    'Spell',
    'Signature Spell',
    'Gear',
    'Battlefield',
    'Legend',
    'Rune',
  ])('of Riftbound: %s', (line) => {
    expect(typeLineOf(line)).toBe(line);
  });

  it.each([
    'Summon Goblin',
    'Summon Legend',
    'Summon Will-o’-the-Wisps',
    'Interrupt',
    'Enchant Creature',
    'Enchant World',
    'Mana Source',
    'Mono Artifact',
  ])('of Fifth Edition: %s', (line) => {
    expect(typeLineOf(line)).toBe(line);
  });

  it.each([
    'Elite Creature — Goblin',
    'Creature Human Scout',
    'Starship — Fighter',
    'Legendary Starship — Heavy Fighter',
  ])('with types a designer invented: %s', (line) => {
    expect(typeLineOf(line)).toBe(line);
  });

  it.each([
    ['Creature — Human Shaman (uncommon)', 'Creature — Human Shaman', 'uncommon'],
    ['Instant (mythic rare)', 'Instant', 'mythic rare'],
    ['Instant | rare', 'Instant', 'rare'],
    ['Creature — Elf|C', 'Creature — Elf', 'C'],
    ['Summon Goblin (common)', 'Summon Goblin', 'common'],
  ])('with a rarity: %s', (line, typeLine, rarity) => {
    expect(textsOf(faceOf(`Ember Wisp\n${line}`))).toMatchObject({ typeLine, metadata: [`Rarity: ${rarity}`] });
  });

  it.each([
    'Flying',
    'Enchant creature',
    'Enchant creature (Target a creature as you cast this.)',
    'Enchant Forest',
    'Battle cry',
    'Landfall — Whenever a land you control enters, create a Food token.',
    'Channel — {1}{R}, Discard this card: Scry 1.',
    'I, II — Scry',
    'I — Flying',
    'Summon the guard. Create a 1/1 white Soldier creature token.',
    'Summon Undead — Create a 2/2 black Zombie creature token.',
    'Creature tokens you control have haste.',
    'Creatures you control get +1/+1.',
    'Artifact landcycling {2}',
    'Partner—Survivors',
    'Spell mastery — If there are two instants in your graveyard, draw a card.',
    '1—9 | Create a Treasure token.',
    '+1: Scry 1.',
    'Draw a card.',
    '…',
  ])('is never taken from rules text: %s', (line) => {
    expect(typeLineOf(line)).toBeUndefined();
    expect(textsOf(faceOf(`Ember Wisp {1}\n${line}\nScry 1.`)).rulesText).toBe(`${line}\nScry 1.`);
  });

  it('stands only below the name', () => {
    expect(textsOf(faceOf('Ember Wisp\nScry 1.\nInstant'))).toMatchObject({
      typeLine: undefined,
      rulesText: 'Scry 1.\nInstant',
    });
  });
});
