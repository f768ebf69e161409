import { describe, expect, it } from 'vitest';
import { cardWith, lint } from '../support/lint.js';

/** Texts with words that are usually typos but may be right or mean something else. */
describe('words that may be right in some set', () => {
  it.each([
    'Create 2X 1/1 red Goblin creature tokens.',
    'Create 2X Treasure tokens, where X is the number of lands you control.',
    'Create 10X Food tokens.',
    'Create 1 or 2 Treasure tokens.',
    'Create 1-3 Treasure tokens.',
    'Create 2+X Treasure tokens.',
    'Exile 1 of those tokens.',
    'Create 1 of those tokens.',
    'Create 3/4 Treasure tokens.',
    'Create 2.5 Treasure tokens.',
    'Create 2× Treasure tokens.',
    'Create 1d6 Treasure tokens.',
    'Create 2 to 4 Treasure tokens.',
    'Create W 1/1 black and green Insect creature tokens, where W is the number of Swamps you control.',
    'Create N 1/1 white Soldier creature tokens.',
    'Create Y 2/2 green Bear creature tokens.',
    'Create W 1/1 Insect creature tokens.',
    'Create 2W 1/1 black Rat creature tokens.',
    'Create 3 1/1 green and black or white Snake creature tokens.',
    'Create a 1/1 black or white Cat creature token.',
    'Create a 2/2 red white Cat creature token.',
    'Create a 3/3 red Land Shark creature token.',
    'Create a 2/2 Snow Fox creature token.',
    'Create a 2/2 white Snow Fox creature token.',
    'Create a 1/1 Blue Jay creature token.',
    'Create a Blue Jay 1/1 creature token.',
    'Create a 1/1 green Legendary Pooch creature token.',
    'Create seven Bottles of Gin.',
    'Create seven Treasures of Old.',
    'Create a Treasure of the Deep.',
    'Create a Food fight.',
    'Create a Map to the vault.',
    'Create two Clues about the murder.',
    'Create a Blood pact with target player.',
    'Create a Gold Rush.',
    'Whenever a player plays a spell or ability, draw a card.',
    'Whenever a player plays a spell or an activated ability, draw a card.',
    'Whenever you play a spell or land, draw a card.',
    'You may play spells and lands from the top of your library.',
    'Put it into play when a spell resolves.',
    'Creatures in play while a spell is on the stack gain haste.',
    'Whenever you play an ability or spell, draw a card.',
    'Whenever you can not only attack but also block, draw a card.',
    'You can not attack this turn.',
    'Target opponent puts the top card of your library into your graveyard.',
    'You may put the top card of their library into their graveyard.',
    "Look at the top card of target player's library. Put the top card of their library into their graveyard.",
    'Have target opponent put the top two cards of your library into your graveyard.',
    'Put the top card of your library into your graveyard or hand.',
    'Put the top card of your library into your graveyard and the next on the bottom.',
    'Target player adds {G} to your mana pool.',
    'Add {G} to their mana pool.',
    'Target opponent may add {G} to your mana pool.',
    "Add {G} to your mana pool or your opponent's mana pool.",
    'Whenever a spell that targets you creates a token, draw a card.',
    'Whenever a permanent an opponent controls that damages that player create a Food token.',
    'Whenever you attack target player create a Treasure token.',
    'Tin Can creates a Food token.',
    "Search target opponent's library for a card, exile it, then shuffle their library.",
    'Search your library for a card, put it into your hand, then they shuffle your library.',
    'Remove target player from the game.',
    'Each player removed from the game loses.',
    'Whenever a Role attached to a creature is put into a graveyard from the battlefield, draw a card.',
    'Whenever a creature you control or Treasure is put into a graveyard from the battlefield, draw a card.',
    'Each player loses 1 life unless he or she sacrifices a creature or pays {2}.',
    'If he or she always has a card, draw a card.',
    "If he or she's the monarch, draw a card.",
    'When this creature leaves or enters the battlefield, draw a card.',
    "Whenever a creature enters the battlefield or an opponent's graveyard, draw a card.",
    "Create a token that's a copy of each creature you control except it.",
    'Create tokens that are copies of all creatures except its own.',
    'Create tokens that are copies of all creatures except the tokens you control.',
    'Create a Mark 2 token.',
    'Create a Model X token.',
    'Create a Mark Two token.',
    'Sacrifice the Model X token.',
    'Put an X token on it.',
    'Create a cursed treasure token.',
    'Put two blood tokens on this creature.',
    'Remove a gold token from this creature: Draw a card.',
    'Create a mutant Goblin creature token.',
    'Create a 1/1 red rogue Goblin creature token.',
    'Create a Food token and a Treasure token tapped.',
    'Flip a token. If the token lands heads, draw a card.',
    'Sacrifice a token creature or artifact: Draw a card.',
    'For each token tokens are fun.',
    'You may say "I cannot lose" before you draw.',
    'Whenever you cast a spell named Bury All Hope, draw a card.',
    'Create two tokes.',
    'Create a Food taken.',
    '{2 cards: Draw a card.',
    'Draw 2} cards.',
    "Search for a card named 'Giant Growth' and 'Lightning Bolt'.",
    "Creatures with 'Born to Run' written on them have haste.",
    'Create a 1/1 red Goblin creature token with "Creatures of this creature type get +1/+1."',
    'Put a Treasure token from outside the game onto the battlefield.',
    'Put a Food token you own from exile onto the battlefield.',
    'Amass 2, then amass twice more.',
    'Create a 0/0 black Orc Army creature token. Amass 2.',
    "Create two Food tokens. (It's an artifact. It can't block.)",
  ])('get no safe fix: %s', (text) => {
    const safe = lint({ 'a.cards': cardWith(text) }).filter(({ fix }) => fix?.kind === 'safe');
    expect(safe.map(({ rule, fix }) => `${rule}: ${fix!.title}`)).toEqual([]);
  });
});

describe('words that can only be a typo', () => {
  it.each([
    ['Create 2 X/X red Goblin creature tokens.', 'digit-count'],
    ['They put the top two cards of their library into their graveyard.', 'legacy-mill'],
    ['Each player may add {G} to their mana pool.', 'legacy-mana-pool'],
    ["Remove target player's graveyard from the game.", 'legacy-removed-from-game'],
    ['Draw a card unless he or she dies.', 'legacy-he-or-she'],
    ['Whenever this creature leaves the graveyard or enters the battlefield, draw a card.', 'enters-the-battlefield'],
    ['Each player create a Food token.', 'create-subject-agreement'],
    ['Then that player create a Food token.', 'create-subject-agreement'],
    ['Create a tapped treasure token.', 'predefined-lowercase'],
    ["Create a token that's a copy of it except its base power is 1.", 'copy-except-comma'],
  ])('get a safe fix: %s', (text, rule) => {
    const safe = lint({ 'a.cards': cardWith(text) }).filter(({ fix }) => fix?.kind === 'safe');
    expect(safe.map((finding) => finding.rule)).toContain(rule);
  });
});

describe('a definition of the set', () => {
  it('with another card type prevents a safe fix', () => {
    const wolf = 'Create a 2/2 green Wolf token.';
    const asArtifact = {
      'a.cards': cardWith(wolf),
      'a.tokens': 'Wolf Token\nArtifact Creature — Wolf\nColor: green\n2/2',
    };
    expect(lint(asArtifact).map(({ rule, fix }) => `${rule} ${fix?.kind}`)).toContain('missing-card-type suggestion');
  });
});
