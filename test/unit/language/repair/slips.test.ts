import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsOfFace } from '../../../../server/src/analysis/card/slips.js';
import type { Face } from '../../../../server/src/formats/card.js';
import { noOwnWords, type OwnWords } from '../../../../server/src/language/grammar/vocabulary.js';
import { plainRegion } from '../../../../server/src/text/region.js';
import { edition } from '../../support/phrases.js';

const current = edition();

function slipsOf(text: string, own: OwnWords = noOwnWords) {
  const face = { name: plainRegion('Ashvale Scout', 0), rulesText: plainRegion(text, 20) } as Face;
  return slipsOfFace(face, current, () => own);
}

/** Each slip as `kind: the text after its first repair`. */
function repaired(text: string, own?: OwnWords): string[] {
  return slipsOf(text, own).map(({ kind, repairs: [first] }) => {
    return `${kind}: ${first ? text.slice(0, first.start) + first.newText + text.slice(first.end) : text}`;
  });
}

describe('a slip', () => {
  it.each([
    ['Whenever this creature attcks, draw a card.', 'misspelt-word: Whenever this creature attacks, draw a card.'],
    ['Draw two cards, then then discard a card.', 'doubled-word: Draw two cards, then discard a card.'],
    ['Look at top the card of your library.', 'swapped-words: Look at the top card of your library.'],
    ['Target creature gets +2/+2 until of turn.', 'missing-word: Target creature gets +2/+2 until end of turn.'],
    [
      'Players can’t cast artifacts and enchantments spells.',
      'word-agreement: Players can’t cast artifact and enchantment spells.',
    ],
    [
      'Distribute two +1/+1 counters among target creatures you control.',
      'missing-word: Distribute two +1/+1 counters among any number of target creatures you control.',
    ],
    [
      'You may exile target creature. If you do, gains flying until end of turn.',
      'missing-word: You may exile target creature. If you do, it gains flying until end of turn.',
    ],
    [
      'It gains flying in addition to its other types an abilities.',
      'wrong-word: It gains flying in addition to its other types and abilities.',
    ],
    ['Counter all spells an abilities.', 'wrong-word: Counter all spells and abilities.'],
    ['Each opponent loses 3 life and gain 3 life.', 'missing-word: Each opponent loses 3 life and you gain 3 life.'],
    [
      'Turn any number of face down creatures you control face up.',
      'punctuation: Turn any number of face-down creatures you control face up.',
    ],
    ['Target player surveil 2.', 'word-agreement: Target player surveils 2.'],
    [
      'The first artifact spell you cast each turn cost {1} less to cast.',
      'word-agreement: The first artifact spell you cast each turn costs {1} less to cast.',
    ],
    [
      'Whenever you would draw a card, you may scry 1 instead.',
      'wrong-word: If you would draw a card, you may scry 1 instead.',
    ],
    [
      'Shuffle any number of target players libraries.',
      "word-agreement: Shuffle any number of target players' libraries.",
    ],
    [
      'Search your library for a creature card with mana value less than or equal to the sacrificed creatures total mana value, put it onto the battlefield, then shuffle.',
      "word-agreement: Search your library for a creature card with mana value less than or equal to the sacrificed creatures' total mana value, put it onto the battlefield, then shuffle.",
    ],
    ['Each player ventures into the The Pit.', 'doubled-word: Each player ventures into The Pit.'],
    [
      'Exchange control of target artifact you control with target artifact you don’t control.',
      'wrong-word: Exchange control of target artifact you control and target artifact you don’t control.',
    ],
    ['Each opponent scrys 2.', 'word-agreement: Each opponent scries 2.'],
    [
      'Choose target creature. When you lose control of the creature, tap it.',
      'wrong-word: Choose target creature. When you lose control of that creature, tap it.',
    ],
    ['Whenever a creature die, you gain 1 life.', 'word-agreement: Whenever a creature dies, you gain 1 life.'],
    [
      'Whenever this creature attacks you gain 1 life.',
      'punctuation: Whenever this creature attacks, you gain 1 life.',
    ],
    [
      '{1}{R}; This creature gains haste until end of turn.',
      'punctuation: {1}{R}: This creature gains haste until end of turn.',
    ],
    [
      'Landfall Whenever a land you control enters, scry 1.',
      'punctuation: Landfall — Whenever a land you control enters, scry 1.',
    ],
    ['II Scry 2.', 'punctuation: II — Scry 2.'],
    // What is far from its place
    ['Target until end of turn Goat gets +2/+4.', 'swapped-words: Target Goat gets +2/+4 until end of turn.'],
    ['Enchanted Goat gains until end of turn reach.', 'swapped-words: Enchanted Goat gains reach until end of turn.'],
    // Two slips beside each other
    ['Put a +1/+1 countr this Goat.', 'misspelt-word: Put a +1/+1 counter on this Goat.'],
    ['You may discad card.', 'misspelt-word: You may discard a card.'],
    ['Whenever you scry, chpsoe one —', 'misspelt-word: Whenever you scry, choose one —'],
    ['Destroy target creature creature.', 'doubled-word: Destroy target creature.'],
    // "and" between two actions, a comma in a list and after a clause
    ['Exile it draw a card.', 'missing-word: Exile it and draw a card.'],
    ['If you control a Goat draw a card.', 'punctuation: If you control a Goat, draw a card.'],
    // References
    ['Choose target Goat creature. Tap that player.', 'wrong-word: Choose target Goat creature. Tap that creature.'],
    [
      'Choose any number of creatures. Destroy that creatures.',
      'word-agreement: Choose any number of creatures. Destroy those creatures.',
    ],
    [
      'Exile target creature. Its controller gains life equal to those creature’s power.',
      'word-agreement: Exile target creature. Its controller gains life equal to that creature’s power.',
    ],
    [
      'When this creature enters, put two +1/+1 counters on them.',
      'word-agreement: When this creature enters, put two +1/+1 counters on it.',
    ],
    [
      'Search your library for a Goat card, put them onto the battlefield, then shuffle.',
      'word-agreement: Search your library for a Goat card, put it onto the battlefield, then shuffle.',
    ],
    // Words of the rules in each other’s place
    ['Target turn mills two cards.', 'wrong-word: Target player mills two cards.'],
    ['When this damage enters, scry 1.', 'wrong-word: When this creature enters, scry 1.'],
    ['You gain 2 damage.', 'wrong-word: You gain 2 life.'],
    ['This creature gives 2 damage to any target.', 'wrong-word: This creature deals 2 damage to any target.'],
    ['Target Goat gets +1/+1 to end of turn.', 'wrong-word: Target Goat gets +1/+1 until end of turn.'],
    ['You gain life equal with its power.', 'wrong-word: You gain life equal to its power.'],
    [
      'Destroy target creature with power 2 or lesser.',
      'word-agreement: Destroy target creature with power 2 or less.',
    ],
    ['Whenever a Goat yours control attacks, scry 1.', 'word-agreement: Whenever a Goat you control attacks, scry 1.'],
    ['Put a burden counters on this creature.', 'word-agreement: Put a burden counter on this creature.'],
    // What the rest of the sentence says
    ['This creature can’t blocked.', 'missing-word: This creature can’t be blocked.'],
    ['Enchanted creature indestructible.', 'missing-word: Enchanted creature has indestructible.'],
    [
      'Whenever this creature deals combat damage to player, scry 1.',
      'missing-word: Whenever this creature deals combat damage to a player, scry 1.',
    ],
    ['Target player reveals a card from hand.', 'missing-word: Target player reveals a card from their hand.'],
    [
      'Choose a Goat card in your hand and put it onto your graveyard.',
      'wrong-word: Choose a Goat card in your hand and put it into your graveyard.',
    ],
    [
      'You may put a Goat card from your hand into the battlefield.',
      'wrong-word: You may put a Goat card from your hand onto the battlefield.',
    ],
    ['Whenever they attack, scry 1.', 'word-agreement: Whenever you attack, scry 1.'],
    ['You may discard a card. If they do, scry 1.', 'word-agreement: You may discard a card. If you do, scry 1.'],
    ['That creature can’t block.', 'wrong-word: This creature can’t block.'],
    ['{T}, Sacrifice that creature: Scry 1.', 'wrong-word: {T}, Sacrifice this creature: Scry 1.'],
    // Words in place of others
    ['This Goat taps 3 damage to each opponent.', 'wrong-word: This Goat deals 3 damage to each opponent.'],
    [
      'Create a 1/1 green an white Goat creature token.',
      'wrong-word: Create a 1/1 green and white Goat creature token.',
    ],
    ['This Goat couldn’t be blocked.', 'wrong-word: This Goat can’t be blocked.'],
    ['As long that you control a Goat, scry 1.', 'wrong-word: As long as you control a Goat, scry 1.'],
    ['Destroy each Goat which power 4 or greater.', 'wrong-word: Destroy each Goat with power 4 or greater.'],
    ['However you cast a Goat spell, scry 1.', 'wrong-word: Whenever you cast a Goat spell, scry 1.'],
    ['The beginning of your upkeep, scry 1.', 'missing-word: At the beginning of your upkeep, scry 1.'],
    [
      'Draw X cards, X is the number of Goats you control.',
      'missing-word: Draw X cards, where X is the number of Goats you control.',
    ],
    // Words of players
    [
      'Swirl, then make two 1/1 red Goblin creature tokens.',
      'wrong-word: Swirl, then create two 1/1 red Goblin creature tokens.',
    ],
    [
      'Target player swirls it, then makes a Food token.',
      'wrong-word: Target player swirls it, then creates a Food token.',
    ],
    ['Creature you control get +1/+1.', 'word-agreement: Creatures you control get +1/+1.'],
    ['Enchanted Goat gets “{T}: Draw a card.”', 'wrong-word: Enchanted Goat has “{T}: Draw a card.”'],
    [
      'Target Goat gets “This Goat can’t be blocked” until end of turn.',
      'wrong-word: Target Goat gains “This Goat can’t be blocked” until end of turn.',
    ],
    ['Swirled Goats have, “{T}: Draw a card.”', 'punctuation: Swirled Goats have “{T}: Draw a card.”'],
    ['Swirl it with 4 +1/+1 counters on it.', 'number-in-digits: Swirl it with four +1/+1 counters on it.'],
    [
      'Each Goat that swirls makes its owner gain two poison counters.',
      'wrong-word: Each Goat that swirls makes its owner get two poison counters.',
    ],
    [
      'Target Goat swirls until the end of next turn.',
      'missing-word: Target Goat swirls until the end of your next turn.',
    ],
    [
      'Whenever this creature gets tapped, draw a card.',
      'wrong-word: Whenever this creature becomes tapped, draw a card.',
    ],
    [
      'Exchange control of two target creatures a single opponent controls.',
      'extra-word: Exchange control of two target creatures an opponent controls.',
    ],
    ['Exile target silver- bordered Goat.', 'punctuation: Exile target silver-bordered Goat.'],
    ['Swirl it. It gains Shadow until end of turn.', 'capitalization: Swirl it. It gains shadow until end of turn.'],
    [
      '{1}: Move a swirl from target Goat onto this permanent',
      'punctuation: {1}: Move a swirl from target Goat onto this permanent.',
    ],
    ['Swirl, then make X Foods.', 'wrong-word: Swirl, then create X Foods.'],
    ['Swirl, then place an oil counter on it.', 'wrong-word: Swirl, then put an oil counter on it.'],
    [
      'This creature swirls so long as you control a Goat.',
      'wrong-word: This creature swirls as long as you control a Goat.',
    ],
    [
      'Draw X cards, where X’s the number of Goats you control.',
      'wrong-word: Draw X cards, where X is the number of Goats you control.',
    ],
    [
      'At the beginning of your endstep, swirl that Goat.',
      'misspelt-word: At the beginning of your end step, swirl that Goat.',
    ],
    [
      'Whenever a Goat swirls under you control, draw a card.',
      'word-agreement: Whenever a Goat swirls under your control, draw a card.',
    ],
    ['Swirl it into you hand.', 'word-agreement: Swirl it into your hand.'],
    [
      'Whenever you tap one or more creature as a cost, scry 1.',
      'word-agreement: Whenever you tap one or more creatures as a cost, scry 1.',
    ],
    ['Choose 2:\n• Draw a card.\n• Scry 1.', 'punctuation: Choose two —\n• Draw a card.\n• Scry 1.'],
    ['First Strike', 'capitalization: First strike'],
    ['Reach, Double Strike', 'capitalization: Reach, double strike'],
    ['{2}, {T}: destroy its oldest Goat.', 'capitalization: {2}, {T}: Destroy its oldest Goat.'],
    [
      'Ashes of the Old Forest Whenever you attack, you gain 1 life.',
      'punctuation: Ashes of the Old Forest — Whenever you attack, you gain 1 life.',
    ],
    ['When this creature, enters create a Food token.', 'punctuation: When this creature enters, create a Food token.'],
    ['If you control a Goat you, draw a card.', 'punctuation: If you control a Goat, you draw a card.'],
    [
      'Untap target Goat. Those creatures gain haste until end of turn.',
      'word-agreement: Untap target Goat. That creature gain haste until end of turn.',
    ],
    ['Destroy target land, then tap them.', 'word-agreement: Destroy target land, then tap it.'],
    ['Destroy target land. That player loses 2 life.', 'wrong-word: Destroy target land. That land loses 2 life.'],
    [
      'Untap target Goat. If those creatures is legendary, draw a card.',
      'word-agreement: Untap target Goat. If that creature is legendary, draw a card.',
    ],
    [
      'Draw a card. (Then look at top card of your library.)',
      'missing-word: Draw a card. (Then look at the top card of your library.)',
    ],
    [
      'Whenever you attack, you pay {1}. If you do, draw a card.',
      'missing-word: Whenever you attack, you may pay {1}. If you do, draw a card.',
    ],
    ['Goats get +x/+X, where X is 2.', 'capitalization: Goats get +X/+X, where X is 2.'],
    [
      'When this creature enters, choose one or both:\n• Draw a card.\n• Discard a card.',
      'punctuation: When this creature enters, choose one or both —\n• Draw a card.\n• Discard a card.',
    ],
    ['Draw a card when this creature enters.', 'swapped-words: When this creature enters, draw a card.'],
    [
      'You gain 1 life at the beginning of your upkeep.',
      'swapped-words: At the beginning of your upkeep, you gain 1 life.',
    ],
    ['{2}, Discard a card. Draw a card.', 'punctuation: {2}, Discard a card: Draw a card.'],
    ['You gain 3 life:', 'punctuation: You gain 3 life.'],
    ['Draw a card,', 'punctuation: Draw a card.'],
    ['{T}, sacrifice a Goat: Draw a card.', 'capitalization: {T}, Sacrifice a Goat: Draw a card.'],
    ['Sacrifice a Land: Draw a card.', 'capitalization: Sacrifice a land: Draw a card.'],
    ['Flying, haste.', 'punctuation: Flying, haste'],
    [
      'Cycling ({2}, Discard this card: Draw a card.)',
      'missing-word: Cycling {2} ({2}, Discard this card: Draw a card.)',
    ],
    ['Flying, ward', 'missing-word: Flying, ward'],
    ['Each player shuffles its library.', 'word-agreement: Each player shuffles their library.'],
    ["Return target creature to their owner's hand.", "word-agreement: Return target creature to its owner's hand."],
    ['Tap those creatures. Sacrifice they.', 'word-agreement: Tap those creatures. Sacrifice them.'],
    ["Destroy target land you doesn't control.", "word-agreement: Destroy target land you don't control."],
    ['Enchanted creature gets +1/+1 and have flying.', 'word-agreement: Enchanted creature gets +1/+1 and has flying.'],
    ['Put +1/+1 counter on target creature.', 'missing-word: Put a +1/+1 counter on target creature.'],
    ['Destroy target non-creature artifact.', 'punctuation: Destroy target noncreature artifact.'],
    ['This spell deals X damage to you where X is 2.', 'punctuation: This spell deals X damage to you, where X is 2.'],
    ['II—You draw a card.', 'punctuation: II — You draw a card.'],
    ['(T): Add {G}.', 'punctuation: {T}: Add {G}.'],
    ['Draw a card, discard a card.', 'missing-word: Draw a card, then discard a card.'],
    [
      'Return target creature from your graveyard to your hand.',
      'missing-word: Return target creature card from your graveyard to your hand.',
    ],
    [
      'Exile all creatures with power 2 or less from your graveyard.',
      'missing-word: Exile all creature cards with power 2 or less from your graveyard.',
    ],
    [
      'Search your library for a Forest, reveal it, then shuffle.',
      'missing-word: Search your library for a Forest card, reveal it, then shuffle.',
    ],
    ['Destroy target artifact enchantment.', 'missing-word: Destroy target artifact or enchantment.'],
    ['Put three +1/+1 on target creature.', 'missing-word: Put three +1/+1 counters on target creature.'],
    [
      'Put a creature card from your hand on the battlefield.',
      'wrong-word: Put a creature card from your hand onto the battlefield.',
    ],
    ['Creatures you controller gain haste.', 'word-agreement: Creatures you control gain haste.'],
    ['{1}, Sacrifices a creature: Draw a card.', 'word-agreement: {1}, Sacrifice a creature: Draw a card.'],
    [
      'Counter target spell unless its controller pay {1}.',
      'word-agreement: Counter target spell unless its controller pays {1}.',
    ],
    ['Target creature got +1/+1 until end of turn.', 'word-agreement: Target creature gets +1/+1 until end of turn.'],
    ['Destroy target encahnment.', 'misspelt-word: Destroy target enchantment.'],
    ['This creature enters, draw a card.', 'missing-word: When this creature enters, draw a card.'],
    ['Whenever you cast a spell, gain 2 life.', 'missing-word: Whenever you cast a spell, you gain 2 life.'],
    ['Untap that the creature.', 'extra-word: Untap that creature.'],
    ['Exile target creature card in your graveyard.', 'wrong-word: Exile target creature card from your graveyard.'],
    ['Untap artifacts you control.', 'missing-word: Untap all artifacts you control.'],
    ['Exile target non land permanent.', 'punctuation: Exile target nonland permanent.'],
    ['Sacrifice an other creature.', 'misspelt-word: Sacrifice another creature.'],
    ['This spell costs {1} least to cast.', 'word-agreement: This spell costs {1} less to cast.'],
    ['Tap up to target creature.', 'missing-word: Tap up to one target creature.'],
    [
      'This creature’s power and toughness are equal to your life total.',
      'missing-word: This creature’s power and toughness are each equal to your life total.',
    ],
    ['Target creature gains +2/+2 until end of turn.', 'wrong-word: Target creature gets +2/+2 until end of turn.'],
    ['Creatures with oil counters have trample.', 'missing-word: Creatures with oil counters on them have trample.'],
    ['Choose one: Draw a card.', 'punctuation: Choose one — Draw a card.'],
    ['{T}: Deal 1 damage to any target.', 'missing-word: {T}: Ashvale Scout deals 1 damage to any target.'],
    [
      'When this creature enters, deal 1 damage to each opponent.',
      'missing-word: When this creature enters, it deals 1 damage to each opponent.',
    ],
    ['This creature costs {1} less to cast.', 'wrong-word: This spell costs {1} less to cast.'],
    [
      'Return up to 3 creature cards from your graveyard to your hand.',
      'number-in-digits: Return up to three creature cards from your graveyard to your hand.',
    ],
    ['Creatures they control have haste.', 'word-agreement: Creatures you control have haste.'],
    ['At the beginning of their upkeep, scry 1.', 'word-agreement: At the beginning of your upkeep, scry 1.'],
    [
      'Target player may search your library for a card.',
      'word-agreement: Target player may search their library for a card.',
    ],
    ['Choose target spell ability.', 'missing-word: Choose target spell or ability.'],
    [
      'If an artifact would be put into your graveyard from anywhere, exile it instead.',
      'missing-word: If an artifact card would be put into your graveyard from anywhere, exile it instead.',
    ],
    ['This creature has protection black.', 'missing-word: This creature has protection from black.'],
    ['Flying vigilance', 'punctuation: Flying, vigilance'],
    ['Enchant creture', 'misspelt-word: Enchant creature'],
    ['Draw a card, If you do, discard a card.', 'punctuation: Draw a card. If you do, discard a card.'],
    ['Draw a card You gain 2 life.', 'punctuation: Draw a card. You gain 2 life.'],
    [
      'When this creature enters. draw a card, then discard a card.',
      'punctuation: When this creature enters, draw a card, then discard a card.',
    ],
    ['Enchanted, creature gets +1/+1.', 'punctuation: Enchanted creature gets +1/+1.'],
    ['Discard a card at random then draw a card.', 'punctuation: Discard a card at random, then draw a card.'],
    ['Tap Ashvvale Scout and each Elf.', 'misspelt-word: Tap Ashvale Scout and each Elf.'],
    [
      'Target opponent reveals his hand, then scries 1.',
      'word-agreement: Target opponent reveals their hand, then scries 1.',
    ],
    ['Reveal the top card your library.', 'missing-word: Reveal the top card of your library.'],
    ['{T}: Gain 3 life.', 'missing-word: {T}: You gain 3 life.'],
    [
      'You may cast green spells as though they have flash.',
      'word-agreement: You may cast green spells as though they had flash.',
    ],
    ["Each owl sings while it's controller sleeps.", 'word-agreement: Each owl sings while its controller sleeps.'],
    [
      'Creatures your control get +1/+1 and have trample.',
      'word-agreement: Creatures you control get +1/+1 and have trample.',
    ],
    [
      'Whenever a spider you control deals combat damage to a player, draw a card.',
      'capitalization: Whenever a Spider you control deals combat damage to a player, draw a card.',
    ],
    [
      'If you do, it have base power and toughness 1/1.',
      'word-agreement: If you do, it has base power and toughness 1/1.',
    ],
    ['Choose up to 3 target lands.', 'number-in-digits: Choose up to three target lands.'],
    ['Each opponent loses two life.', 'number-in-words: Each opponent loses 2 life.'],
    ['{T}, Sacrifice this creature: draw a card.', 'capitalization: {T}, Sacrifice this creature: Draw a card.'],
    ['Each other elf you control gets +1/+1.', 'capitalization: Each other Elf you control gets +1/+1.'],
    ['Add {R}{2}.', 'punctuation: Add {2}{R}.'],
    ['Put a stun counter on target equipment.', 'capitalization: Put a stun counter on target Equipment.'],
    ['{2}{T}: Draw a card.', 'punctuation: {2}, {T}: Draw a card.'],
    ['Target creature gains +1/+1 until end of turn.', 'wrong-word: Target creature gets +1/+1 until end of turn.'],
    ['It attacks if it has stun counter on it.', 'missing-word: It attacks if it has a stun counter on it.'],
    ['This creature enters with two oil counters.', 'missing-word: This creature enters with two oil counters on it.'],
    ["Tap all creatures your opponents' control.", 'word-agreement: Tap all creatures your opponents control.'],
    ['Exile that players hand.', "word-agreement: Exile that player's hand."],
    ['Creatures with power four or greater can’t block.', 'wrong-word: Creatures with power 4 or greater can’t block.'],
    ['{1}: Draw a card. Activate this only as a sorcery.', 'extra-word: {1}: Draw a card. Activate only as a sorcery.'],
    ['Put a counter +1/+1 on target creature.', 'swapped-words: Put a +1/+1 counter on target creature.'],
    ['Put a +1/+1 counter on counter on target creature.', 'doubled-word: Put a +1/+1 counter on target creature.'],
    [
      'Whenever a creature which you control dies, draw a card.',
      'wrong-word: Whenever a creature that you control dies, draw a card.',
    ],
    ['This spell costs {1} fewer to cast.', 'wrong-word: This spell costs {1} less to cast.'],
    ['All opponent loses 1 life.', 'wrong-word: Each opponent loses 1 life.'],
    ['Draw a card, then casted a spell.', 'word-agreement: Draw a card, then cast a spell.'],
    ['Target playerl oses 2 life.', 'misspelt-word: Target player loses 2 life.'],
    ['Target player-loses 2 life.', 'misspelt-word: Target player loses 2 life.'],
    ['Draw two ards.', 'misspelt-word: Draw two cards.'],
    // In sentences that cannot be read.
    [
      'If five or more creaturs danced, destroy them.',
      'misspelt-word: If five or more creatures danced, destroy them.',
    ],
    ['Whenever a player sings, each of them hums', 'punctuation: Whenever a player sings, each of them hums.'],
    [
      'If a player danced. Put a card from your hand on the bottom of your library.',
      'punctuation: If a player danced, put a card from your hand on the bottom of your library.',
    ],
    ['Flying (Each player dances in thier library.)', 'misspelt-word: Flying (Each player dances in their library.)'],
    ['if a player sings, draw a card.', 'capitalization: If a player sings, draw a card.'],
    ['Target creature gains Flying and sings.', 'capitalization: Target creature gains flying and sings.'],
    ['Each goblin creature sings loudly.', 'capitalization: Each Goblin creature sings loudly.'],
    // Tenses where cards have only the present.
    ['Whenever an opponent has cast a spell, scry 1.', 'word-agreement: Whenever an opponent casts a spell, scry 1.'],
    ['Whenever Ashvale Scout is attacking, scry 1.', 'word-agreement: Whenever Ashvale Scout attacks, scry 1.'],
    ['Target opponent will draw two cards.', 'word-agreement: Target opponent draws two cards.'],
    [
      'Target creature is gaining haste until end of turn.',
      'word-agreement: Target creature gains haste until end of turn.',
    ],
    [
      'Destroy target creature that player has controlled.',
      'word-agreement: Destroy target creature that player controls.',
    ],
    [
      'When Ashvale Scout had no counters on it, scry 1.',
      'word-agreement: When Ashvale Scout has no counters on it, scry 1.',
    ],
    // Nouns in another number than the word before them, also across “or”.
    ['Exile target card from a graveyards.', 'word-agreement: Exile target card from a graveyard.'],
    ['Exile target creature or planeswalkers.', 'word-agreement: Exile target creature or planeswalker.'],
    ['Each attacking creatures gets +1/+0.', 'word-agreement: Each attacking creature gets +1/+0.'],
    ['Tap two other target creature you control.', 'word-agreement: Tap two other target creatures you control.'],
    // “The” before what nothing has mentioned.
    ['Whenever the creature enters, scry 1.', 'wrong-word: Whenever a creature enters, scry 1.'],
    ['Sacrifice the Goblin: Draw a card.', 'wrong-word: Sacrifice a Goblin: Draw a card.'],
    ['Search your library for the basic land card.', 'wrong-word: Search your library for a basic land card.'],
    ['Create the Treasure token.', 'wrong-word: Create a Treasure token.'],
    ['{R}: This land becomes the 3/3 Elf creature.', 'wrong-word: {R}: This land becomes a 3/3 Elf creature.'],
    // Words of players: what they may do, own and control.
    [
      'When this creature enters, you search your library for a land card.',
      'missing-word: When this creature enters, you may search your library for a land card.',
    ],
    ['If this creature dies, exile it instead.', 'missing-word: If this creature would die, exile it instead.'],
    ['If you draw a card, exile it instead.', 'missing-word: If you would draw a card, exile it instead.'],
    ['Tap target creature an opponent owns.', 'wrong-word: Tap target creature an opponent controls.'],
    ["Return target creature to its controller's hand.", "wrong-word: Return target creature to its owner's hand."],
    ['You may cast an additional land this turn.', 'wrong-word: You may play an additional land this turn.'],
    // Words again after the next one, and on the other side of a comma.
    [
      'Put the top the card of your library into your hand.',
      'doubled-word: Put the top card of your library into your hand.',
    ],
    [
      'When this creature you, attacks gain 1 life and scry 1.',
      'swapped-words: When this creature attacks, you gain 1 life and scry 1.',
    ],
    // Nouns without the word that they need.
    [
      'Counter spell unless its controller pays {2}.',
      'missing-word: Counter target spell unless its controller pays {2}.',
    ],
    ['Whenever you draw card, scry 1.', 'missing-word: Whenever you draw a card, scry 1.'],
    ['Sacrifice artifact creature.', 'missing-word: Sacrifice an artifact creature.'],
    ['Untap creature you control.', 'missing-word: Untap target creature you control.'],
    ['Destroy up to one other creature.', 'missing-word: Destroy up to one other target creature.'],
    // Words of other games.
    ['Discard a card, then shuffle your deck.', 'wrong-word: Discard a card, then shuffle your library.'],
    ['Slay target creature.', 'wrong-word: Destroy target creature.'],
    ['Target creature gets +1/+1 until end of round.', 'wrong-word: Target creature gets +1/+1 until end of turn.'],
    ['Whenever an enemy draws a card, scry 1.', 'wrong-word: Whenever an opponent draws a card, scry 1.'],
    ['Exile all cards from your discard pile.', 'wrong-word: Exile all cards from your graveyard.'],
    // Another person.
    ['Creatures I control have haste.', 'wrong-word: Creatures you control have haste.'],
    [
      'Whenever this creature attacks, I may draw a card.',
      'wrong-word: Whenever this creature attacks, you may draw a card.',
    ],
    [
      'Draw a card, then putting a card on top of your library.',
      'word-agreement: Draw a card, then put a card on top of your library.',
    ],
    ['Return this card to your hands.', 'word-agreement: Return this card to your hand.'],
    ["Draw cards equal to that cards' mana value.", "word-agreement: Draw cards equal to that card's mana value."],
    [
      'Counter target spell unless their controller pays {2}.',
      'word-agreement: Counter target spell unless its controller pays {2}.',
    ],
    [
      'Each opponent sacrifices a creature of its choice.',
      'word-agreement: Each opponent sacrifices a creature of their choice.',
    ],
    ['It deals that many damage to any target.', 'word-agreement: It deals that much damage to any target.'],
    ['If this creature were kicked, draw a card.', 'word-agreement: If this creature was kicked, draw a card.'],
    [
      'Destroy target creature that were dealt damage this turn.',
      'word-agreement: Destroy target creature that was dealt damage this turn.',
    ],
    ['Destroy every creature.', 'wrong-word: Destroy each creature.'],
    // Several words for one verb.
    [
      'Whenever this creature is going to attack, draw a card.',
      'word-agreement: Whenever this creature attacks, draw a card.',
    ],
    [
      'Creatures you control you control gain haste until end of turn.',
      'doubled-word: Creatures you control gain haste until end of turn.',
    ],
    ['If this creature attacks, scry 1.', 'wrong-word: Whenever this creature attacks, scry 1.'],
    ['If this creature dies, scry 1.', 'wrong-word: When this creature dies, scry 1.'],
    ['When that land enters, surveil 1.', 'wrong-word: When this land enters, surveil 1.'],
    ['Create one Food token.', 'wrong-word: Create a Food token.'],
    ['{T}: A Food token.', 'missing-word: {T}: Create a Food token.'],
    ['Destroy target creature having flying.', 'wrong-word: Destroy target creature with flying.'],
    [
      'Copy target spell. You choose new targets for the copy.',
      'missing-word: Copy target spell. You may choose new targets for the copy.',
    ],
    [
      "This creature can't attack except you control a Goat.",
      "wrong-word: This creature can't attack unless you control a Goat.",
    ],
    ['To draw two cards.', 'extra-word: Draw two cards.'],
    ['Whenever a guy dies, draw a card.', 'wrong-word: Whenever a creature dies, draw a card.'],
    ['You of the gain 1 life.', 'extra-word: You gain 1 life.'],
    [
      'Create three 1/1 green Goat creature counters with flying.',
      'wrong-word: Create three 1/1 green Goat creature tokens with flying.',
    ],
    [
      "Each opponent can't draw more as one card each turn.",
      "wrong-word: Each opponent can't draw more than one card each turn.",
    ],
    ['Destroy the target artifact.', 'extra-word: Destroy target artifact.'],
    ['Put a +1/+counter on this creature.', 'missing-word: Put a +1/+1 counter on this creature.'],
    ['Target creature gets +2/+until end of turn.', 'missing-word: Target creature gets +2/+0 until end of turn.'],
    ['Whenever a player casts a black ability, scry 1.', 'wrong-word: Whenever a player casts a black spell, scry 1.'],
    [
      'Target creature gains haste reach until end of turn.',
      'missing-word: Target creature gains haste and reach until end of turn.',
    ],
    [
      'This creature deals 2 damage to attacking or blocking creature.',
      'missing-word: This creature deals 2 damage to target attacking or blocking creature.',
    ],
    ['Destroy target simply creature.', 'extra-word: Destroy target creature.'],
    [
      'Target creature gains control flying until end of turn.',
      'extra-word: Target creature gains flying until end of turn.',
    ],
    ['Exile the top card of your lib.', 'wrong-word: Exile the top card of your library.'],
    ['Put a stun counter target Goat on.', 'swapped-words: Put a stun counter on target Goat.'],
    [
      "Create a token that's target creature you control.",
      "missing-word: Create a token that's a copy of target creature you control.",
    ],
    [
      'When this artifact has two or below charge counters on it, sacrifice it.',
      'wrong-word: When this artifact has two or fewer charge counters on it, sacrifice it.',
    ],
    [
      "Creatures with mana value 3 or fewer can't block.",
      "wrong-word: Creatures with mana value 3 or less can't block.",
    ],
    ['Whenever you attack, may draw a card.', 'missing-word: Whenever you attack, you may draw a card.'],
    ['Whenever a Zombie dies, a card.', 'missing-word: Whenever a Zombie dies, draw a card.'],
    [
      'When this creature enters, player mills two cards.',
      'missing-word: When this creature enters, target player mills two cards.',
    ],
    [
      'It deals damage to its power to target creature.',
      'missing-word: It deals damage equal to its power to target creature.',
    ],
    [
      'Land you control becomes a 3/3 creature until end of turn.',
      'missing-word: Target land you control becomes a 3/3 creature until end of turn.',
    ],
    ['You gain life.', 'missing-word: You gain life.'],
    ['{R}, {t}: Draw a card.', 'capitalization: {R}, {T}: Draw a card.'],
    ['[T]: Add {G}.', 'punctuation: {T}: Add {G}.'],
    ['Equip (2)', 'punctuation: Equip {2}'],
    ['{T}: Sacrifice a Goat: Draw a card.', 'punctuation: {T}, Sacrifice a Goat: Draw a card.'],
    ['You may cast it as though hey had flash.', 'misspelt-word: You may cast it as though they had flash.'],
    ['Each opponent that can’t loses 3 life.', 'wrong-word: Each opponent who can’t loses 3 life.'],
    ['{2} : Draw a card.', 'punctuation: {2}: Draw a card.'],
    ['{2}:Draw a card.', 'punctuation: {2}: Draw a card.'],
    ['Landfall—When this creature enters, scry 1.', 'punctuation: Landfall — When this creature enters, scry 1.'],
    ['Grandeur—Discard a card: Draw a card.', 'punctuation: Grandeur — Discard a card: Draw a card.'],
    ['II—Mill three cards.', 'punctuation: II — Mill three cards.'],
    ['Target creature gets +1+1 until end of turn.', 'punctuation: Target creature gets +1/+1 until end of turn.'],
    ['Target creature gets +1 / -1 until end of turn.', 'punctuation: Target creature gets +1/-1 until end of turn.'],
    ['Target player DRAWS a card.', 'capitalization: Target player draws a card.'],
    ['Target player draws a card!', 'punctuation: Target player draws a card.'],
    ['Draw a card,\nFlying', 'punctuation: Draw a card.\nFlying'],
    [
      'Choose one —\n- Draw a card.\n• You gain 3 life.',
      'punctuation: Choose one —\n• Draw a card.\n• You gain 3 life.',
    ],
  ])('in “%s” is repaired', (text, expected) => {
    expect(repaired(text)).toEqual([expected]);
  });

  it.each([
    'Evolving—Ember Drake\nFlying',
    'Draw a card if you cast a spell that targeted it this turn.',
    'Enchant you\nEnchanted player has hexproof.',
    'Bindfast—{1}{B}, Discard a card. (You may exile this card from your hand for its bindfast cost.)',
    'Put a dream counter on target creature.',
    'The player who drew a card then loses 1 life.',
    'Cumulative upkeep—Put a +1/+1 counter on a creature an opponent controls.',
    "Return those creatures to their owners' hands.",
    'Each of those creatures deals damage equal to its power.',
    'Two target creatures each deal damage equal to their power to any target.',
    "Each player returns a creature they control to its owner's hand.",
    'Look at the top four cards of your library, then put two of them into your hand.',
    'When this creature enters, it hums to itself until somebody listens.',
    'Whenever a glimmerwing attacks, draw a card.',
    'Repeat this process thrice.',
    'Each rival has you pick and choose a gem.',
    'That player then discards a card.',
    '{T}: Gain control of target creature.',
    'Creatures must attack you unless their controller pays {2}.',
    'Ward—Pay 2 life.',
    'Choose two. Put those cards into your hand.\n• Target artifact card.\n• Target land card.',
    'Each creature you control assigns combat damage equal to its toughness rather than its power.',
    'If you spent URW, draw a card.',
    'Yeehaw!',
    '[0]: Draw a card.',
    'Goats you control get +1/+1. Those creatures can block two creatures each combat.',
    'Tap target Goat and up to one target land. Those permanents become blue.',
    "Return target creature to its owner's hand. That player discards a card.",
    'Exile the top two cards of your library. You may play them this turn.',
    'Equip {2} ({2}: Attach to target creature you control. Equip only as a sorcery.)',
    'Draw a card. (You can look at this while you hum.)',
    'Sacrifice this creature at the beginning of the next end step.',
    '{T}: Draw a card when this creature attacks.',
    '{T}, Sacrifice a Goat or discard a card: Draw a card.',
    "Firebending X, where X is Ashvale Scout's power.",
    '{T}, Sacrifice this creature:',
    'Draw a card,\n• Discard a card.',
    'Target player skips the part of their turn that they like most.',
    '"The wolf was there before the words."',
  ])('is not looked for in words that nothing similar explains: “%s”', (text) => {
    expect(repaired(text)).toEqual([]);
  });

  it.each([
    'Tap two target creatures or planeswalkers.',
    'Choose new targets for target spell. Those creatures fight each other.',
    'Target player sacrifices a creature with the greatest power. Exile the creature.',
    'The player with the most life draws a card.',
    'This creature deals 2 damage to the player or planeswalker it’s attacking.',
    'This creature becomes the creature type of your choice until end of turn.',
    'At the beginning of your upkeep, tap the creature you control with the greatest power.',
    'If that creature dies this way, put the creature onto the battlefield.',
    'Whenever the chosen player draws a card, scry 1.',
    'Exile target creature card you own. Return all artifacts target player owns to their hand.',
    'If this creature was kicked, draw two cards instead.',
    'As long as you control a Forest, you may play lands from your graveyard.',
    'Put the top card of your library into your graveyard, then create the same number of Food tokens.',
  ])('is not where a noun agrees and “the” is clear: %s', (text) => {
    expect(repaired(text).filter((slip) => !slip.startsWith('missing-word'))).toEqual([]);
  });

  it('is not a word of the set itself', () => {
    const text = 'Whenever another Elm you control dies, draw a card.';
    expect(repaired(text, { ...noOwnWords, subtypes: ['elm'] })).toEqual([]);
  });

  it('is inside the text, whatever the text is', () => {
    const words = fc.constantFrom(
      'Draw',
      'a',
      'card',
      '.',
      ',',
      '"',
      '(',
      ')',
      'the',
      'target',
      'creature',
      '{T}',
      ':',
      '—',
      '\n',
      'Elf',
      'qux',
      '•',
    );
    const texts = fc.oneof(
      fc.array(words, { maxLength: 25 }).map((list) => list.join(' ')),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const slip of slipsOf(text)) {
          expect(slip.start).toBeGreaterThanOrEqual(end);
          expect(slip.end).toBeLessThanOrEqual(text.length);
          if (slip.kind !== 'missing-word') expect(slip.repairs.length).toBeGreaterThan(0);
          end = slip.end;
        }
      }),
      { numRuns: 150 },
    );
  });
});
