import { describe, expect, it } from 'vitest';
import { readingOf } from '../../../../server/src/export/reading.js';
import { edition } from '../../support/phrases.js';

const current = edition('magic-fifth');
const read = (text: string, typeLine = 'Summon Bear', name = 'Salt Warden') =>
  readingOf(text, { name, typeLine }, current);
const ability = (text: string, typeLine?: string) => read(text, typeLine).abilities[0];

describe('the reading of cards of Fifth Edition', () => {
  it('has one effect for a token and the sentence that describes it', () => {
    expect(
      ability('{2}: Put two Bee tokens into play. Treat these tokens as 1/1 green creatures with flying.')?.effects,
    ).toMatchObject([
      { action: 'create', amount: 2, tokens: [{ name: 'Bee', pt: '1/1', keywords: ['flying'], count: 2 }] },
    ]);
  });

  it('reads coming into play and being put into the graveyard from play', () => {
    expect(ability('When Salt Warden comes into play, draw a card.')?.triggers).toMatchObject([
      { event: 'enters', what: { self: true } },
    ]);
    expect(ability('When Salt Warden is put into the graveyard from play, draw a card.')?.triggers).toMatchObject([
      { event: 'put-into-graveyard' },
    ]);
    expect(ability('Put target creature card from any graveyard into play.', 'Sorcery')?.effects).toMatchObject([
      { action: 'put', from: 'graveyard', to: 'battlefield' },
    ]);
    expect(ability('Salt Warden comes into play tapped.', 'Land')?.effects).toMatchObject([{ action: 'enter-tapped' }]);
  });

  it('reads damage that is prevented by its source alone', () => {
    expect(
      ability('Prevent all damage dealt by target attacking creature this turn.', 'Instant')?.effects,
    ).toMatchObject([{ action: 'prevent-damage', duration: 'this turn' }]);
  });

  it('reads mana that is added to the mana pool', () => {
    expect(ability('{T}: Add {G} to your mana pool. Play this ability as a mana source.')).toMatchObject({
      mana: true,
      effects: [{ action: 'add-mana', mana: '{G}' }],
      limits: ['Play this ability as a mana source'],
    });
  });

  it('reads keywords with a colon, and creature types that no list has', () => {
    expect(read('Cumulative upkeep: {1}\nRampage: 2\nBands with other Saltfolk').abilities).toMatchObject([
      { kind: 'keyword', keyword: 'cumulative upkeep', cost: [{ mana: '{1}' }] },
      { kind: 'keyword', keyword: 'rampage', number: 2 },
      { kind: 'keyword', keyword: 'banding', quality: 'Saltfolk' },
    ]);
    expect(ability('All Goblins get +1/+1.')?.effects?.[0]?.what).toMatchObject({ types: ['Goblin'] });
  });

  it('reads effects without a verb', () => {
    expect(ability('{R}: First strike until end of turn')?.effects).toMatchObject([
      { action: 'gain-ability', keywords: ['First strike'], duration: 'until end of turn' },
    ]);
  });

  it.each([
    ['Summon Drake', 'Flying\n{R}: +1/+0 until end of turn'],
    ['Summon Goblins', 'When Salt Warden are put into the graveyard from play, draw a card.'],
    ['Summon Demon', 'During your upkeep, pay {B}{B} or sacrifice Salt Warden.'],
    ['Summon Specter', 'Whenever Salt Warden damages an opponent, that player discards a card at random.'],
    ['Summon Angel', 'Attacking does not cause Salt Warden to tap.'],
    ['Summon Ghost', 'Salt Warden cannot be blocked except by Walls.'],
    ['Summon Cleric', '{T}: Prevent 1 damage to any creature or player.'],
    ['Summon Skeleton', '{1}{B}: Regenerate Salt Warden.'],
    ['Summon Legend', 'Salt Warden is unaffected by summoning sickness.\nAt end of turn, bury Salt Warden.'],
    ['Summon Bodyguard', '{0}: Redirect all damage dealt to you this turn to Salt Warden.'],
    ['Instant', 'Bury target nonblack creature.'],
    ['Instant', "Return target creature to owner's hand."],
    ['Instant', 'Remove target creature from the game. Its controller gains life equal to its power.'],
    ['Interrupt', 'Counter target summon spell.'],
    ['Interrupt', 'Counter target spell unless its caster pays an additional {2}.'],
    ['Sorcery', 'Destroy all creatures. They cannot be regenerated this turn.'],
    [
      'Sorcery',
      'Search your library for a Forest card and put that card into your hand. Shuffle your library afterwards.',
    ],
    ['Sorcery', 'Target player chooses and discards two cards.'],
    ['Enchantment', "Creatures do not untap during their controllers' untap phases."],
    ['Enchant Creature', 'Enchanted creature gets +2/+2 and gains trample.'],
    ['Enchant Land', "Whenever enchanted land becomes tapped, Salt Warden deals 1 damage to that land's controller."],
    ['Artifact', 'You may choose not to untap Salt Warden during your untap phase.'],
    ['Artifact', '{2}, {T}, Sacrifice Salt Warden: Destroy target land. Play this ability only during your turn.'],
    ['Land', 'Salt Warden comes into play with two depletion counters on it.'],
  ])('reads every word of a card of the type %s: %s', (typeLine, text) => {
    expect(read(text, typeLine).unread).toEqual([]);
  });

  it.each([
    'When Salt Warden come in play, draw a card.',
    'Bury target creature nonblack.',
    'Remove target creature of the game.',
    'Salt Warden cannot attacks.',
    'Creatures does not untap during their controllers untap phase.',
    '{T}: Add {G} in your mana pool.',
    'Treat this token as 1/1 a creature.',
    'Menace',
    'Scry 2.',
    'Create a Treasure token.',
  ])('does not read %j, which no card of 1997 says', (text) => {
    expect(read(text, 'Sorcery').whole).toBe(false);
  });
});
