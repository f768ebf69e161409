import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { cardWith, found, lint } from '../support/lint.js';

/** Correct current texts, similar to an outdated wording. */
describe('current wording', () => {
  it.each([
    // Mana
    'Until end of turn, you don’t lose unspent mana as steps end. Mana empties from each player’s mana pool.',
    // Dying
    'When this artifact is put into a graveyard from the battlefield, draw a card.',
    'Whenever an artifact creature you control is put into your graveyard from the battlefield, draw a card.',
    'Whenever a creature card is put into a graveyard from anywhere, scry 1.',
    'Whenever another permanent is put into a graveyard from the battlefield, you gain 1 life.',
    'Whenever a creature is put into your graveyard from the battlefield, you gain 1 life.',
    // Exile
    'Remove a +1/+1 counter from this creature: Draw a card.',
    'Remove target creature from combat.',
    'Each player leaves the game.',
    'When that player is removed from the game, you win the game.',
    // Playing
    'You may play lands and cast spells from the top of your library.',
    'Whenever you play a land or cast a spell, draw a card.',
    'You may play that card. Players can’t play cards from exile.',
    'Play with the top card of your library revealed. Creature spells you cast cost {1} less.',
    'As long as you play a game, spells you control can’t be countered.',
    // Names of things
    'The Unblockables can’t be blocked.',
    'Bury a card from your hand. (To bury a card, put it on the bottom of your library.)',
    'Choose a fury counter. Burying nothing is fine.',
    'When this creature comes to play with you, smile.',
    'Choose a creature in playtest.',
    // Shuffling
    'Shuffle your graveyard into your library.',
    'Target player shuffles their library.',
    'Whenever an effect causes a player to shuffle their library, draw a card.',
    'Search your library for a card and reveal it. Then shuffle and put that card on top.',
    'Search your library for a card, then shuffle your library and hand together.',
    // Players and targets
    'Whenever you activate an ability that targets a creature or player, copy that ability.',
    'Choose target creature or player.',
    'Return her or his Sword to the anvil.',
    // End steps
    'Creatures you control gain haste until end of turn.',
    'At the beginning of the next end step, sacrifice it.',
    'Target creature loses all abilities until end of turn. (This effect ends at end of turn.)',
    'Attach it to a creature you control until end of turn. (It unattaches at end of turn.)',
    // Activating
    'Activate only as a sorcery.',
    'This ability costs {1} less to activate.',
    'You may activate this ability any time you could cast an instant.',
    // Milling
    'Mill two cards. (Put the top two cards of your library into your graveyard.)',
    'Put the top two cards of your library into your hand.',
    'Put the top card of your library into their graveyard.',
    'You can, but not now.',
  ])('is accepted: %s', (text) => {
    expect(found(text).filter((one) => /^(?:legacy|cannot)/.test(one))).toEqual([]);
  });
});

/** Rules text after all fixes. */
function fixed(rules: string): string {
  const text = cardWith(rules);
  return applyEdits(
    text,
    lint({ 'a.cards': text }).flatMap(({ fix }) => fix?.edits ?? []),
  );
}

describe('outdated wording', () => {
  it.each([
    ['{T}: Add one mana of any color to your mana pool.', '{T}: Add one mana of any color.'],
    ['That player adds {R} to his or her mana pool.', 'That player adds {R}.'],
    [
      'When Ember Tinker is put into a graveyard from the battlefield, draw a card.',
      'When Ember Tinker dies, draw a card.',
    ],
    ['Whenever another creature is put into a graveyard from play, scry 1.', 'Whenever another creature dies, scry 1.'],
    ['Target player removes a card in their hand from the game.', 'Target player exiles a card in their hand.'],
    ['Whenever an opponent plays a spell, draw a card.', 'Whenever an opponent casts a spell, draw a card.'],
    ['You can’t play creature spells.', 'You can’t cast creature spells.'],
    ['Creature spells you play cost {1} less.', 'Creature spells you cast cost {1} less.'],
    ['Copy each spell with a converted mana cost of 2.', 'Copy each spell with a mana value of 2.'],
    ['Each creature with power 1 or less is unblockable.', "Each creature with power 1 or less can't be blocked."],
    ['Search your library for a card. Shuffle your library.', 'Search your library for a card, then shuffle.'],
    [
      'Each opponent searches his or her library for a land and then shuffles his or her library.',
      'Each opponent searches their library for a land, then shuffles.',
    ],
    ['Each player puts the top X cards of their library into their graveyard.', 'Each player mills X cards.'],
    ['He or she has no maximum hand size.', 'They have no maximum hand size.'],
    ['He or she may draw a card.', 'They may draw a card.'],
    ['Until he or she searches, that player can’t win.', 'Until they search, that player can’t win.'],
    ['This creature can’t attack and cannot block.', 'This creature can’t attack and can’t block.'],
    ['{2}: Draw a card. Play this ability only once each turn.', '{2}: Draw a card. Activate only once each turn.'],
    ['Exile it at end of turn.', 'Exile it at the beginning of the next end step.'],
  ])('is fixed to current wording: %s', (wrong, right) => expect(fixed(wrong)).toBe(cardWith(right)));

  it.each([
    [
      'magic-2017-08',
      '{T}: Add {G} to your mana pool. Each player discards his or her hand. Search your library, then shuffle your library.',
    ],
    [
      'magic-2020-01',
      'Destroy target creature with converted mana cost 3. {2}: Draw a card. Activate this ability only once each turn.',
    ],
    ['magic-2020-01', 'Put the top two cards of your library into your graveyard.'],
    ['magic-fifth', 'Bury target creature. Remove it from the game at end of turn. This creature cannot block.'],
  ])('is accepted under %s: %s', (rulebook, text) => expect(found(text, { rulebook })).toEqual([]));
});
