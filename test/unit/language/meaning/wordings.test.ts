import { describe, expect, it } from 'vitest';
import { readingOf } from '../../../../server/src/export/reading.js';
import { edition } from '../../support/phrases.js';

const current = edition('magic-2026-09');
const isRead = (text: string) =>
  readingOf(text, { name: 'Ashvale Scout', typeLine: 'Creature — Elf Scout' }, current).whole;

/** Texts that are read, each with a slip in it with which it is not. */
const texts: readonly (readonly [right: string, broken: string])[] = [
  ['Create a Harbor Bell token.', 'Create a harbor bell token.'],
  [
    'Create three Lantern Fly tokens, a Food token, and a Clue token.',
    'Create three Lantern Fly token, a Food token, and a Clue token.',
  ],
  [
    'Each player creates their choice of a Food token or a Clue token.',
    'Each player creates their choice of a Food token a Clue token.',
  ],
  [
    'Create a token that’s a copy of Bram, Tide Caller attacking that player, except it isn’t legendary.',
    'Create a token that’s a copy of Bram, Tide Caller attacking that player, except legendary.',
  ],
  [
    'Create a token that’s a copy of that card, except its starting loyalty is 2.',
    'Create a token that’s a copy of that card, except its starting loyalty are 2.',
  ],
  ['Create two tokens that are each copies of it.', 'Create two tokens that are each copy of it.'],
  [
    'Create a Goblin creature token with power 2 and toughness equal to the number of Goblins you control.',
    'Create a Goblin creature token with power 2 and toughness the number of Goblins you control.',
  ],
  ['Choose a color or colorless.', 'Choose a color or a colorless.'],
  ['Creatures of the last chosen type get +1/+1.', 'Creatures of the last chose type get +1/+1.'],
  [
    'You may exchange your life total with target opponent’s life total.',
    'You may exchange your life total target opponent’s life total.',
  ],
  ['Whenever combat damage is dealt to you, draw a card.', 'Whenever combat damage are dealt to you, draw a card.'],
  [
    'Whenever a player loses two or more life, they discard a card.',
    'Whenever a player loses two and more life, they discard a card.',
  ],
  [
    'Whenever you surveil for the third time each turn, draw a card.',
    'Whenever you surveil for the third times each turn, draw a card.',
  ],
  ['At the beginning of each of your upkeeps, scry 1.', 'At the beginning of each of your upkeep, scry 1.'],
  [
    'Whenever you cycle a card and at the beginning of combat, scry 1.',
    'Whenever the beginning of your upkeep, scry 1.',
  ],
  [
    'Put target creature into its owner’s library fourth from the top.',
    'Put target creature into its owner’s library forth from the top.',
  ],
  [
    'Return to your hand all cards you discarded or cycled this turn.',
    'Return to your hand all cards you discarded or cycling this turn.',
  ],
  ['You may sacrifice or exile another creature.', 'You may sacrifice or another creature.'],
  ['This creature can’t be enchanted by other Auras.', 'This creature can’t be enchant by other Auras.'],
  ['Roll two d10 and choose one result.', 'Roll two d10 and chooses one result.'],
  [
    'Return all creatures that blocked or were blocked this turn to their owners’ hands.',
    'Return all creatures that blocked or were block this turn to their owners’ hands.',
  ],
  [
    'This creature gets +X/+Y until end of turn, where X is 2 and Y is 3.',
    'This creature gets +X/+Y until end of turn, where X is 2 Y is 3.',
  ],
  [
    'This creature has flying if it’s white, reach if it’s green, and haste otherwise.',
    'This creature has flying if it’s white, reach if green, and haste otherwise.',
  ],
  [
    'When there are 1,000 or more charge counters on this artifact, sacrifice it.',
    'When there are 1,000 or more charge counter on this artifact, sacrifice it.',
  ],
  [
    'If two or more players are tied for most votes, draw a card.',
    'If two or more players are tied most votes, draw a card.',
  ],
  ['If you don’t have the city’s blessing, draw a card.', 'If you don’t have the city blessing, draw a card.'],
  ['Reveal the player you chose.', 'Reveal the player you choose chose.'],
  [
    'You may cast a spell from your hand, from your graveyard, or from among those cards.',
    'You may cast a spell from your hand, your graveyard, from among those cards.',
  ],
  ['All Goblins able to block this creature do so.', 'All Goblins able to block this creature does so.'],
  [
    'Creatures blocking this creature can’t deal combat damage this turn.',
    'Creatures blocking this creature can’t deals combat damage this turn.',
  ],
  [
    'Put a card from your hand into your library third from the top.',
    'Put a card from your hand into your library thrid from the top.',
  ],
  [
    'If this is the first spell you’ve cast this turn, draw a card.',
    'If this is the first spell you’ve casting this turn, draw a card.',
  ],
  [
    'The first time each turn an ability of this creature is activated or triggered, copy it.',
    'The first time each turn an ability of this creature is activate or triggered, copy it.',
  ],
  [
    'Choose one at random. Create a token that’s a copy of it.\n• Ember Fox\n• Queen of the Tides',
    'Choose one at random. Create a token that’s a copy of it.\n• Ember fox\n• Queen of the Tides',
  ],
  ['Double all damage that creatures you control would deal.', 'Double all damage that creatures you control deal.'],
  ['Choose land or nonland.', 'Choose land nor nonland.'],
  ['Players don’t lose unspent mana as steps and phases end.', 'Players don’t lose unspent mana as steps end.'],
  [
    'You may cast this card from your graveyard or from exile.',
    'You may cast this card from your graveyard or exiled.',
  ],
  [
    'Draw a card for each graveyard with seven or more cards in it.',
    'Draw a card for each graveyard with seven cards.',
  ],
  ['Your life total can’t change this turn.', 'Your life total can’t changes this turn.'],
  [
    'Draw a card for each other opponent who controls a Goblin.',
    'Draw a card for each other opponents who control a Goblin.',
  ],
  [
    'Spells that target this creature cost an additional 3 life to cast.',
    'Spells that target this creature cost 3 life more.',
  ],
  ['{T}: Add {W}{W}, {U}{U}, {B}{B}, {R}{R}, or {G}{G}.', '{T}: Add {W}{W}, {U}{U}, {B}{B} {R}{R}, or {G}{G}.'],
  [
    'Whenever this creature explores a land card, draw a card.',
    'Whenever this creature explores a land cards, draw a card.',
  ],
  [
    'Other creatures you control have hexproof from each of its colors.',
    'Other creatures you control have hexproof of its colors.',
  ],
  ['If the {1}{B} cost was paid, draw a card.', 'If the {1}{B} was cost paid, draw a card.'],
  [
    'Creatures with swampwalk can be blocked as though they didn’t have swampwalk.',
    'Creatures with swampwalk can be blocked as though they no have swampwalk.',
  ],
  [
    'This creature deals 2 damage to each of up to one target creature, up to one target player, and/or up to one target planeswalker.',
    'This creature deals 2 damage to each up to one target creature, up to one target player, and/or up to one target planeswalker.',
  ],
  [
    'If a Goblin you control dies this turn, return that card under your control with a +1/+1 counter on it.',
    'If a Goblin you control dies this turn, return that card under you control with a +1/+1 counter on it.',
  ],
  [
    'Target creature gains flying until end of turn, or until you cast a spell, whichever comes first.',
    'Target creature gains flying until end of turn, or until you cast a spell, whichever come first.',
  ],
  [
    'Whenever a player loses one or more unspent mana, you gain 1 life.',
    'Whenever a player lose one or more unspent mana, you gain 1 life.',
  ],
  [
    'Exile any number of them in a face-down pile and the rest in a face-up pile.',
    'Exile any number of them in face-down pile and the rest in a face-up pile.',
  ],
  [
    'Each spell that would cost less than two mana to cast costs two mana to cast.',
    'Each spell that would cost less than two mana to cast cost two mana to cast.',
  ],
  [
    'Draw a card, then put two cards from your hand both on top of your library or both on the bottom of your library.',
    'Draw a card, then put two cards from your hand both on top of your library or both on bottom of your library.',
  ],
  [
    'Whenever a creature you or your teammates control dies, draw a card.',
    'Whenever a creature you or your teammates control die, draw a card.',
  ],
  ['You may pay any amount of green mana.', 'You may pay any amount of greens mana.'],
  ['Put that card on the bottom of that library.', 'Put that card on the bottom of that libraries.'],
  [
    'Add X mana in any combination of colors to your mana pool, where X is its power.',
    'Add X mana in any combination of color to your mana pool, where X is its power.',
  ],
  [
    'You gain life equal to the amount of red mana in your mana pool.',
    'You gain life equal to amount of red mana in your mana pool.',
  ],
  [
    'If a charge counter was put on a creature you control this turn, draw a card.',
    'If a charge counter were put on a creature you control this turn, draw a card.',
  ],
  [
    'You may cast this spell as though it had flash if you pay an additional {1} to cast it.',
    'You may cast this spell as though it had flash if you pays an additional {1} to cast it.',
  ],
  ['Change the text of target spell to “You draw a card.”', 'Change the texts of target spell to “You draw a card.”'],
  ['Ashvale Scout can only attack or block alone.', 'Ashvale Scout can only attacks or block alone.'],
  [
    'Exile all creatures with power equal to or less than Ashvale Scout’s toughness.',
    'Exile all creatures with power equal to or less Ashvale Scout’s toughness.',
  ],
  [
    '{T}, Move a +1/+1 counter from this creature onto another creature: Draw a card.',
    '{T}, Move a +1/+1 counters from this creature onto another creature: Draw a card.',
  ],
  [
    'Whenever an Aura enters attached to Ashvale Scout, draw a card.',
    'Whenever an Aura enter attached to Ashvale Scout, draw a card.',
  ],
  ['Target player chooses and discards a card.', 'Target player choose and discards a card.'],
  ['End the phase.', 'Ends the phases.'],
  [
    'You may cast this card from your graveyard for {2}{R} if you control a Goblin.',
    'You may cast this card from your graveyard {2}{R} if you control a Goblin.',
  ],
  [
    'Each Elf you control that’s a Wizard or that entered this turn has ward {1}.',
    'Each Elf you control that’s a Wizard or that enter this turn has ward {1}.',
  ],
  [
    'Destroy target creature that attacked this turn or that has a counter on it.',
    'Destroy target creature that attacked this turn or that have a counter on it.',
  ],
  ['Creatures you control can’t attack during that combat.', 'Creatures you control can’t attack during that combats.'],
  [
    'Whenever two creatures you control attack the same player, draw a card.',
    'Whenever two creatures you control attack the same players, draw a card.',
  ],
  ['Choose an opponent and a card type.', 'Choose an opponent and card type.'],
  ['Each player who has more life than you loses 2 life.', 'Each player who have more life than you loses 2 life.'],
  [
    'You may cast spells from among cards in exile or your graveyard.',
    'You may cast spells from among cards in exile or the your graveyard.',
  ],
  [
    'Create a token that’s a copy of it, except it has haste, isn’t legendary, and enters with a +1/+1 counter on it.',
    'Create a token that’s a copy of it, except it have haste, isn’t legendary, and enters with a +1/+1 counter on it.',
  ],
  [
    'If that creature is already tapped, put a stun counter on it.',
    'If that creature are already tapped, put a stun counter on it.',
  ],
  [
    'Put two charge counters or a lore counter on target permanent.',
    'Put two charge counters or a lore counters on target permanent.',
  ],
  [
    'Return another target creature card with a lesser mana value to your hand.',
    'Return another target creature card with lesser a mana value to your hand.',
  ],
  [
    'Copy this spell for each Island you control other than the first.',
    'Copy this spell for each Island you control other than first.',
  ],
  [
    'Each opponent who controls the fewest lands draws a card.',
    'Each opponent who control the fewest lands draws a card.',
  ],
  ['If any of those results was 6 or higher, draw a card.', 'If any of those results was 6 and higher, draw a card.'],
  [
    'Whenever this creature is dealt excess noncombat damage, draw a card.',
    'Whenever this creature are dealt excess noncombat damage, draw a card.',
  ],
  [
    'Gain control of target creature until you lose control of this creature.',
    'Gain control of target creature until you loses control of this creature.',
  ],
  [
    'This creature enters with an additional two +1/+1 counters on it.',
    'This creature enters with an additional two +1/+1 counter on it.',
  ],
  [
    'Players can’t draw more than two cards each turn or search libraries.',
    'Players can’t draw more than two cards each turn or searches libraries.',
  ],
  ['If you would scry, you surveil that many cards instead.', 'If you would scry, you surveil that many card instead.'],
  [
    'If you would mill one or more cards, instead you mill that many cards plus two.',
    'If you would mill one or more cards, instead you mill that many cards and two.',
  ],
  [
    '{T}, Pay 1 life for each Treasure you control: Draw a card.',
    '{T}, Pay 1 life for each Treasures you control: Draw a card.',
  ],
  ['Players can’t sacrifice creatures or pay life.', 'Players can’t sacrifice creatures or paid life.'],
  [
    'Creatures in graveyards can’t become tapped or transform.',
    'Creatures in graveyards can’t become tapped or transforms.',
  ],
  [
    'Enchanted creature becomes a 1/1 creature with flying and all creature types.',
    'Enchanted creature becomes a 1/1 creature with flying and all creature type.',
  ],
  ['Choose one that hasn’t been chosen.', 'Choose one that hasn’t been choose.'],
  ['If its mana value is different from X, draw a card.', 'If its mana value is different to X, draw a card.'],
  [
    'Put that card into your hand or onto the battlefield tapped.',
    'Put that card into your hand onto the battlefield tapped.',
  ],
  [
    'Draw a card for each Elf you control and for each Goblin you control.',
    'Draw a card for each Elf you control and each for Goblin you control.',
  ],
  [
    'Attach target Aura to another creature that Aura could enchant.',
    'Attach target Aura to another creature that Aura could enchants.',
  ],
  ['Tap target land that could produce mana of any color.', 'Tap target land that could produces mana of any color.'],
  [
    'Target creature has base power and base toughness each equal to X.',
    'Target creature has base power and base toughness each equals to X.',
  ],
  [
    'If you control a Goblin or gained life this turn, draw a card.',
    'If you controls a Goblin or gained life this turn, draw a card.',
  ],
  [
    'If you’ve cast both a creature spell and an artifact spell this turn, draw a card.',
    'If you’ve cast both a creature spell and artifact spell this turn, draw a card.',
  ],
  [
    'You gain life equal to the total amount of life your opponents have lost this turn.',
    'You gain life equal to the total amount of life your opponents has lost this turn.',
  ],
  ['Draw a card for each opponent you have.', 'Draw a card for each opponents you have.'],
  [
    'You and up to one other target opponent each draw a card.',
    'You and up to one other target opponent each draws a card.',
  ],
  [
    'Exchange control of two target permanents with the same controller.',
    'Exchange control of two target permanents with same controller.',
  ],
  [
    'Creatures you control with three or fewer +1/+1 counters on them have flying.',
    'Creatures you control with three or fewer +1/+1 counter on them have flying.',
  ],
  [
    'Return to your hand all cards in your graveyard that you cycled this turn.',
    'Return to your hand all cards in your graveyard that you cycling this turn.',
  ],
  ['If this spell was cast from a graveyard, draw a card.', 'If this spell was cast from a graveyards, draw a card.'],
  ['Exile target card from a single graveyard.', 'Exile target card from a single graveyards.'],
  [
    'As long as you have more life than your starting life total, this creature has flying.',
    'As long as you has more life than your starting life total, this creature has flying.',
  ],
  ['Double the damage that sources you control would deal.', 'Double the damage that sources you controls would deal.'],
  [
    'This creature gets -1/-1 for each card in your hand beyond the third.',
    'This creature gets -1/-1 for each cards in your hand beyond the third.',
  ],
  [
    'Whenever you pay life to activate an ability, draw a card.',
    'Whenever you paid life to activate an ability, draw a card.',
  ],
  [
    'Whenever you spend mana from a Treasure to cast a spell, draw a card.',
    'Whenever you spend mana of a Treasure to cast a spell, draw a card.',
  ],
  ['Whenever you’re attacked, draw a card.', 'Whenever you’re attack, draw a card.'],
  ['When your life total becomes 5 or less, draw a card.', 'When your life total become 5 or less, draw a card.'],
  [
    'Permanents you control can’t be countered, sacrificed, or exiled by your opponents.',
    'Permanents you control can’t be countered, sacrifice, or exiled by your opponents.',
  ],
  ['Only one creature can attack you each combat.', 'Only one creatures can attack you each combat.'],
  [
    'Another target creature gains this creature’s abilities until end of turn.',
    'Another target creature gains this creatures abilities until end of turn.',
  ],
  [
    'Change this creature’s base power and toughness to 3/3 until end of turn.',
    'Change this creature’s base power and toughness into 3/3 until end of turn.',
  ],
  [
    'You may put a +1/+1 counter on it or on another creature you control.',
    'You may put a +1/+1 counter on it or another on creature you control.',
  ],
  [
    'Create a token that’s a copy of that creature, except its mana cost is {2}.',
    'Create a token that’s a copy of that creature, except its mana cost are {2}.',
  ],
  [
    'Each creature that was blocking or blocked by this creature gets -2/-2 until end of turn.',
    'Each creature that was blocking or block by this creature gets -2/-2 until end of turn.',
  ],
  [
    'If one or more tokens would be created, half that many of those tokens are created instead, rounded down.',
    'If one or more tokens would be created, half that many of those token are created instead, rounded down.',
  ],
  [
    'Each player puts onto the battlefield all artifact cards they exiled this way.',
    'Each player put onto the battlefield all artifact cards they exiled this way.',
  ],
];

/** Texts in which one word is doubled, missing, elsewhere or another, or does not agree with another. */
const broken: readonly string[] = [
  'Target creature creature gets +1/+1 until end of turn.',
  'Put a charge counters on target artifact.',
  'Put three charge counter on target artifact.',
  'Whenever a creatures enters, draw a card.',
  'Whenever a player cast a spell, draw a card.',
  'Whenever one or more card leave your graveyard, draw a card.',
  'Whenever this creature attack while you control a Goblin, draw a card.',
  'If two or more nonland permanent entered this turn, draw a card.',
  'This creature can’t attack unless you have one or fewer card in hand.',
  'Each player investigate.',
  'Create a red 1/1 Goblin creature token.',
  'Create 2X Treasure tokens, where X is the number of lands you control.',
  'Create two Goblins tokens.',
  'Create a 1/1 blue red Otter creature token.',
  'Create a 1/1 red creature Goblin token.',
  'Return target creature to owner’s hand.',
  'Put that card into hand.',
  'This creature enters, draw a card.',
  'This creature can’t be blocked to artifact creatures.',
  'Exile all cards by your library.',
  'Whenever you investigates, draw a card.',
];

describe('wordings of official cards', () => {
  it.each(broken)('are not: %s', (text) => {
    expect(isRead(text)).toBe(false);
  });

  it.each(texts)('%s', (right, broken) => {
    expect([isRead(right), isRead(broken)]).toEqual([true, false]);
  });
});
