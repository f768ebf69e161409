import { describe, expect, it } from 'vitest';
import { applyEdits, fixAll } from '../../../server/src/lint/fix/fixes.js';
import { cardWith, lint } from '../support/lint.js';

/** Rules text after its safe fixes. */
function fixed(rules: string, rulebook?: string): string {
  const options = rulebook === undefined ? {} : { rulebook };
  const { text } = fixAll(cardWith(rules), (text) => lint({ 'a.cards': text }, options));
  return text.split('\n').slice(2, -2).join('\n');
}

describe('safe fixes', () => {
  it.each([
    ['Create two Treasures.', 'Create two Treasure tokens.'],
    ['Create X Foods, where X is two.', 'Create X Food tokens, where X is two.'],
    ['You may create a tapped Powerstone.', 'You may create a tapped Powerstone token.'],
    ['Each opponent creates a Blood.', 'Each opponent creates a Blood token.'],
    ['Create a 2/2 black Zombie creature.', 'Create a 2/2 black Zombie creature token.'],
    ['Create a tapped 2/2 black Zombie.', 'Create a tapped 2/2 black Zombie creature token.'],
    ['Create X 1/1 white Human Soldiers.', 'Create X 1/1 white Human Soldier creature tokens.'],
    [
      'Create two 1/1 blue Thopter artifact creatures with flying.',
      'Create two 1/1 blue Thopter artifact creature tokens with flying.',
    ],
    [
      'Create three 1/1 green Elves, then draw a card.',
      'Create three 1/1 green Elf creature tokens, then draw a card.',
    ],
    ['Create a 1/1 red Goblin and you gain 1 life.', 'Create a 1/1 red Goblin creature token and you gain 1 life.'],
    [
      'Create a Food and a 1/1 red Goblin with haste.',
      'Create a Food token and a 1/1 red Goblin creature token with haste.',
    ],
    ['It gains “When this creature dies, create a Clue.”', 'It gains “When this creature dies, create a Clue token.”'],
    ['Create a treasure Token token.', 'Create a Treasure token.'],
    ['Sacrifice two treasure tokens: Draw a card.', 'Sacrifice two Treasure tokens: Draw a card.'],
    ['Create a young hero Role token attached to it.', 'Create a Young Hero Role token attached to it.'],
    ['Create a 1/1 white Cat creature Token named Cat Token.', 'Create a 1/1 white Cat creature token.'],
    ['Sacrifice another Token: Draw a card.', 'Sacrifice another token: Draw a card.'],
    ['Create a Treasure token named Treasure Token.', 'Create a Treasure token.'],
  ])('correct “%s”', (wrong, right) => {
    expect(fixed(wrong)).toBe(right);
  });

  it('are not applied if a list omits words', () => {
    const rules = 'Create a Clue or Food.';
    expect(fixed(rules)).toBe(rules);
    expect(lint({ 'a.cards': cardWith(rules) })).toMatchObject([{ rule: 'create-missing-token-word', fix: null }]);
  });

  it('do not decide what a Vehicle with a P/T is', () => {
    const text = cardWith('Create a 3/2 colorless Vehicle with crew 1.');
    const [finding] = lint({ 'a.cards': text });
    expect(finding?.fix?.kind).toBe('suggestion');
    expect(applyEdits(text, finding?.fix?.edits ?? [])).toContain(
      'a 3/2 colorless Vehicle artifact token with crew 1.',
    );
  });

  it('do not touch comments between two lines of rules text', () => {
    const rules = 'Create a Treasure Token token.\n# a note\nCreate a Food.';
    expect(fixed(rules)).toBe('Create a Treasure token.\n# a note\nCreate a Food token.');
  });
});

describe('did you mean', () => {
  it.each([
    ['Create a Tresure token.', 'Treasure'],
    ['Create two Cleu tokens.', 'Clue'],
    ['Create two Clu tokens.', 'Clue'],
    ['Create a Wickd Role token attached to it.', 'Wicked Role'],
    ['Create a Pwerstnoe token.', 'Powerstone'],
    ['Create a Pwrestnoe token.', null],
    ['Create a Bood token.', 'Blood'],
    ['If you would create a Clue or Teasure token, draw a card instead.', 'Treasure'],
    ['Create a Fod token. (It’s an artifact with “{2}, {T}, Sacrifice this artifact: You gain 3 life.”)', 'Food'],
    ['Create two Waker tokens. (They’re 2/2 black Zombie creatures.)', 'Walker'],
  ])('in “%s”: %s', (rules, meant) => {
    const [finding] = lint({ 'a.cards': cardWith(rules) });
    expect(finding?.rule).toBe('unknown-predefined-token');
    expect(finding?.severity).toBe(meant === null ? 'hint' : 'warning');
    expect(finding?.fix?.title ?? null).toBe(meant === null ? null : `Change to “${meant}”`);
  });
});

describe('messages', () => {
  it.each([
    [
      'Create a Lander token.',
      'magic-2024-06',
      'These rules have no “Lander” token; it is predefined in Magic: The Gathering, August 7, 2026 (magic-2026-08).',
      '111.10',
    ],
    [
      'Create a Treasure token.',
      'magic-2017-08',
      'These rules have no “Treasure” token; it is predefined in Magic: The Gathering, early 2020 (magic-2020-01).',
      null,
    ],
    ['Create a Tresure token.', 'magic-2026-09', 'There is no “Tresure” token; did you mean “Treasure”?', '111.10'],
    ['Create a Clue Token token.', 'magic-2026-09', 'The word “token” is repeated; once is enough.', null],
    [
      'Create a 1/1 red Elf creature token.\nSacrifice a creature named Elf Token: Draw a card.',
      'magic-2017-08',
      'Under these rules the token with these subtypes is named just “Elf” (110.5c).',
      '110.5c',
    ],
  ])('of “%s” under %s', (rules, rulebook, message, cite) => {
    expect(lint({ 'a.cards': cardWith(rules) }, { rulebook })[0]).toMatchObject({
      message,
      cite,
      card: 'Ember Tinker',
    });
  });
});
