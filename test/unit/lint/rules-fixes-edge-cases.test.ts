import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { cardWith, lint } from '../support/lint.js';

/** What a rule makes of rules text: its text with the fix, "no fix" after the words it underlines, or null. */
function outcome(rule: string, text: string): string | null {
  const file = cardWith(text);
  const [finding] = lint({ 'a.cards': file }).filter((each) => each.rule === rule);
  if (!finding) return null;
  if (!finding.fix) return `${file.slice(finding.span.start, finding.span.end)}: no fix`;
  return applyEdits(file, finding.fix.edits).split('\n').slice(2, -2).join('\n');
}

/** Rules texts and what each becomes; null if the rule says nothing about it. */
const outcomes: Readonly<Record<string, readonly (readonly [text: string, outcome: string | null])[]>> = {
  'counter-token-confusion': [
    ['Create two +1/+1 counters on target creature.', 'Put two +1/+1 counters on target creature.'],
    ['Each player creates a charge counter on it.', 'Each player puts a charge counter on it.'],
    ['Create two +1/+1 counters.', 'Create two +1/+1 counters: no fix'],
    ['Create a 2/2 counter.', 'Create a 2/2 counter: no fix'],
    ['Create a counter.', 'Create a counter: no fix'],
    ['Create that many +1/+1 counters.', 'Create that many +1/+1 counters: no fix'],
    ['Create a number of charge counters.', 'Create a number of charge counters: no fix'],
    ['Create an additional charge counter.', 'Create an additional charge counter: no fix'],
    ['Create a Food token and a charge counter.', 'Create a Food token and a charge counter: no fix'],
    ['Create your choice of a charge counter or a Food token.', 'Create your choice of a charge counter: no fix'],
    [
      'Create a Food token, a Clue token, a Map token, and a charge counter.',
      'Create a Food token, a Clue token, a Map token, and a charge counter: no fix',
    ],
    ['Create a Food token, a Clue token, a Map token, a Gold token, and a charge counter.', null],
    ['Create a one two three counter.', 'Create a one two three counter: no fix'],
    ['Create a one two three four counter.', null],
    ['Create a Counter token.', null],
    ['Create charge counters.', null],
    ['Create a Food token. Put a counter on it.', null],
    ['Create a Food token with a charge counter on it.', null],
    ['Create a Treasure counter.', 'Create a Treasure token.'],
    ['Create a tapped Treasure counter.', 'Create a tapped Treasure token.'],
    ['Create two Treasure counters.', 'Create two Treasure tokens.'],
    ['Put a +1/+1 token on target creature.', 'Put a +1/+1 counter on target creature.'],
    ['Create a −1/−1 token on it.', 'Put a −1/−1 counter on it.'],
    ['Each player creates two +1/+1 tokens on it.', 'Each player puts two +1/+1 counters on it.'],
    ['Create a +1/+1 token.', '+1/+1 token: no fix'],
    ['Create a 1/+1 token.', null],
    ['Put two charge tokens on it.', 'Put two charge counters on it.'],
    ['Put a charge token on Ember Tinker.', 'Put a charge counter on Ember Tinker.'],
    ['Put an additional charge token on it.', 'Put an additional charge counter on it.'],
    ['Put that many charge tokens on it.', 'Put that many charge counters on it.'],
    ['Each player puts a charge token on each creature.', 'Each player puts a charge counter on each creature.'],
    ['Put a very old charge token on it.', 'Put a very old charge counter on it.'],
    ['Put a very very old charge token on it.', null],
    ['Put a charge token onto it.', null],
    ['Put a charge token on top of it.', null],
    ['Put a charge token on your side.', null],
    ['Put a charge of token on it.', null],
    ['Put a token on it.', null],
    ['Put charge tokens on it.', null],
    ['Put a Wicked Role token on it.', null],
    ['Put a role token on it.', null],
  ],
  'enters-the-battlefield': [
    ['When this creature enters the battlefield, draw a card.', 'When this creature enters, draw a card.'],
    ['This creature enters the battlefield tapped.', 'This creature enters tapped.'],
    ...[
      ['a land enters the battlefield under your control', 'a land you control enters'],
      [
        "another creature enters the battlefield under an opponent's control",
        'another creature an opponent controls enters',
      ],
      [
        "a 2/2 creature enters the battlefield under your opponents' control",
        'a 2/2 creature your opponents control enters',
      ],
      ['one or more creatures enter the battlefield under your control', 'one or more creatures you control enter'],
      ['creatures enter the battlefield under your control', 'creatures enter under your control'],
      ['a creature with flying enters the battlefield under your control', 'a creature you control with flying enters'],
      ['a creature or artifact enters the battlefield under your control', 'a creature or artifact you control enters'],
      [
        'a creature with power 4 or greater enters the battlefield under your control',
        'a creature you control with power 4 or greater enters',
      ],
      [
        'a creature with flying or reach enters the battlefield under your control',
        'a creature with flying or reach enters under your control',
      ],
      ['a creature you own enters the battlefield under your control', 'a creature you own enters under your control'],
      [
        'a creature enters the battlefield under your control for the first time',
        'a creature you control enters for the first time',
      ],
      ['a creature enters the battlefield under your control this turn', 'a creature you control enters this turn'],
      ['a creature enters the battlefield under your control or dies', 'a creature enters under your control or dies'],
      ["a creature enters the battlefield under its owner's control", "a creature enters under its owner's control"],
      ['a creature, an Elf enters the battlefield under your control', 'a creature, an Elf enters under your control'],
    ].map(([wrong, right]) => [`Whenever ${wrong}, draw a card.`, `Whenever ${right}, draw a card.`] as const),
    [
      'A creature enters the battlefield under your control, draw a card.',
      'A creature enters under your control, draw a card.',
    ],
    ['It has entered the battlefield.', null],
    ['Draw a card. (enters the battlefield tapped.)', null],
    ['Whenever a creature leaves or enters the battlefield, draw a card.', null],
    [
      'Whenever a creature dies or enters the battlefield, draw a card.',
      'Whenever a creature dies or enters, draw a card.',
    ],
    ['Whenever a card enters the battlefield or your graveyard, draw a card.', null],
    [
      'Whenever a card enters the battlefield or leaves the battlefield, draw a card.',
      'Whenever a card enters or leaves the battlefield, draw a card.',
    ],
    ['Whenever it triggers an enters the battlefield ability, draw a card.', null],
    ['Its enters the battlefield triggers happen twice.', null],
    ["Creatures can't enter the battlefield.", null],
    ['As this creature enters the battlefield, choose a color.', 'As this creature enters, choose a color.'],
    ['Put it onto the battlefield.', null],
  ],
  'capitalized-token-word': [
    ['Create a 1/1 Token.', 'Create a 1/1 token.'],
    ['Create 3 Tokens.', 'Create 3 tokens.'],
    ['Exile the Tokens you control.', 'Exile the tokens you control.'],
    ['Creature Tokens you control have haste.', 'Creature tokens you control have haste.'],
    ['Goblin Tokens you control have haste.', 'Goblin tokens you control have haste.'],
    ['Create a Treasure Token.', 'Create a Treasure token.'],
    ['Sacrifice a card of Tokens.', 'Sacrifice a card of tokens.'],
    ['Sacrifice Vault of Tokens: Draw a card.', null],
    ['Sacrifice Vault of the Tokens: Draw a card.', null],
    ['Creature Tokens.', null],
    ['Create a Wobble Token.', null],
    ['Tokens you control have haste.', null],
    ['Draw a card. Tokens you control have haste.', null],
    ['Exile a Token Bearer.', null],
    ['Exile a Token—Bearer card.', null],
    ['Pay {2}, Tokens.', null],
  ],
  'under-your-control-redundant': [
    ['Create a Food token under your control.', 'Create a Food token.'],
    ['Create a Food token under its owner’s control.', null],
    ['Create a Food token tapped under your control.', 'Create a Food token tapped.'],
    ['Each player creates a Food token under your control.', null],
    ['Create a Food token.', null],
    ['Put a Food token onto the battlefield under your control.', null],
  ],
  'legacy-put-onto-battlefield': [
    ['Put a Food token and a Clue token onto the battlefield.', 'Create a Food token and a Clue token.'],
    ['Put a Food token and that token onto the battlefield.', null],
    ['Put that token onto the battlefield.', null],
    ['Put the Food token onto the battlefield.', null],
    ['Put a Food token into your hand.', null],
    ['Put a Food token onto the battlefield tapped.', 'Create a tapped Food token.'],
    ['Each player puts a Food token onto the battlefield under their control.', 'Each player creates a Food token.'],
    ['Put a Food token onto the battlefield under your control.', 'Create a Food token.'],
    [
      'Put a Food token onto the battlefield under target opponent’s control.',
      'Put a Food token onto the battlefield: no fix',
    ],
  ],
  'legacy-mill': [
    ['Put the top card of your library into your graveyard.', 'Mill a card.'],
    ['Target player puts the top two cards of their library into their graveyard.', 'Target player mills two cards.'],
    ['Each player may put the top X cards of their library into their graveyard.', 'Each player may mill X cards.'],
    ['They put the top X cards of their library into their graveyard.', 'They mill X cards.'],
    ['You put the top card of their library into their graveyard.', null],
    ['Target opponent puts the top card of your library into your graveyard.', null],
    ["Put the top card of target player's library into their graveyard.", null],
  ],
  'count-plural-agreement': [
    ['Create two 1/1 red Goblin creature token.', 'Create two 1/1 red Goblin creature tokens.'],
    ['Create a 1/1 red Goblin creature tokens.', 'Create a 1/1 red Goblin creature token.'],
    ['Create a red and white Goblin creature tokens.', 'Create a red and white Goblin creature token.'],
    ['Create two red, green, and white Elf token.', 'Create two red, green, and white Elf tokens.'],
    [
      'Create two tapped and attacking Goblin creature token.',
      'Create two tapped and attacking Goblin creature tokens.',
    ],
    ['Create any number of Food token.', 'Create any number of Food tokens.'],
    ['Create a Food and two Clue token.', 'Create a Food and two Clue tokens.'],
    ['Create 22 Food token.', 'Create 22 Food tokens.'],
    ['Create 1 Food tokens.', 'Create 1 Food token.'],
    ['Create one Food tokens.', 'Create one Food token.'],
    ['Create X Food token.', 'Create X Food tokens.'],
    ['Create that many Food token.', 'Create that many Food tokens.'],
    ['Create those Food token.', 'Create those Food tokens.'],
    ['Create a 22 black Zombie creature tokens.', null],
    ['Create the Model X tokens.', null],
    ['Create a Mark 2 tokens.', null],
    ['Create two odd weird token.', null],
    ['Create two Food (or so) token.', null],
  ],
};

describe.each(Object.entries(outcomes))('%s', (rule, cases) => {
  it.each(cases)('%s', (text, expected) => expect(outcome(rule, text)).toBe(expected));
});
