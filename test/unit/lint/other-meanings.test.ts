import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { cardWith, found, lint } from '../support/lint.js';

/** Correct texts that look like a mistake but have another meaning. */
const right: readonly [rule: string, texts: readonly string[]][] = [
  [
    'misspelt-card-type',
    [
      'Create a 2/2 black creature hand token.',
      'Create a 1/1 blue bottle creature token.',
      'Create a 1/1 green beetle creature token.',
    ],
  ],
  [
    'misspelt-keyword',
    [
      'Target creature gains defense 3 until end of turn.',
      'Creatures you control have vision and flying.',
      'Target player has energy, power, and vision.',
    ],
  ],
  ['unknown-color', ['Create a 1/1 clue artifact creature token.']],
  [
    'pt-on-noncreature',
    [
      'Create a 2/2 red Bird artifact token. This is also a creature if you control a Swamp.',
      'Create a 3/3 colorless Golem artifact token. It becomes an artifact creature as long as you control a Wall.',
      'Create a 3/3 colorless Golem artifact token with “{2}: This token becomes a creature until end of turn.”',
    ],
  ],
  [
    'legacy-at-end-of-turn',
    [
      'As long as you still control that creature at end of turn, draw a card.',
      'If you control no lands at end of turn, you lose the game.',
    ],
  ],
  [
    'characteristic-order',
    [
      'Create W 1/1 black and green Insect creature tokens, where W is the number of Swamps you control.',
      'Create a Zog 1/1 green creature token.',
      'Create a Land Slide token.',
    ],
  ],
  [
    'unknown-subtype',
    ['Create W 1/1 black and green Insect creature tokens, where W is the number of Swamps you control.'],
  ],
  [
    'missing-color',
    [
      'Create a Forest land token.',
      'Create a tapped land token named Far Shore.',
      'Create a 2/2 Emberfold Bear creature token.',
      'Put a 2/2 Bear creature token card with mana cost {1}{G} into your hand.',
    ],
  ],
  ['create-onto-battlefield', ['Create a token copy of a Bear on the battlefield.']],
  ['missing-card-type', ["Create a Grub token that's a 2/2 green Insect creature."]],
  ['capitalized-token-word', ['Equipment (Weapon Tokens)']],
  [
    'word-agreement',
    [
      'This creature can’t be blocked by creatures with less power than hers.',
      'Each of up to two target creatures gains flying until end of turn.',
      'Each of up to two target creatures gain flying until end of turn.',
    ],
  ],
  ['extra-word', ['You gain life equal to the excess damage dealt this way.']],
  ['missing-word', ['Copies created this way aren’t legendary.', 'Repeat this process for Treasure.']],
  ['legacy-play-spell', ['Whenever a play casts a noncreature spell, draw a card.']],
  ['legacy-bury', ['Whenever you cast a spell named Bury All Hope, draw a card.', 'You may say “Bury all of them”.']],
];

describe.each(right)('%s', (rule, texts) => {
  it.each(texts)('accepts: %s', (text) => {
    expect(found(text).filter((one) => one.startsWith(`${rule}:`))).toEqual([]);
  });
});

/** The message of the one finding of a rule, and the rules text after its fix. */
function only(rule: string, text: string) {
  const card = cardWith(text);
  const [finding, another] = lint({ 'a.cards': card }).filter((one) => one.rule === rule);
  expect(another).toBeUndefined();
  const now = finding?.fix ? applyEdits(card, finding.fix.edits).split('\n').slice(2, -2).join('\n') : null;
  return { severity: finding?.severity, message: finding?.message, now };
}

describe('missing-card-type', () => {
  it.each([
    ['Create a 1/1 white Knight token.', 'error'],
    ['Retinue. (When this enters, create the listed red Army tokens.)', 'info'],
  ])('counts in %s as %s', (text, severity) => {
    expect(only('missing-card-type', text).severity).toBe(severity);
  });
});

describe('missing-color', () => {
  it.each([
    ['Create a 1/1 Knight creature token.', 'warning'],
    ['Create a Memory enchantment token with “{2}, Sacrifice this token: Draw a card.”', 'info'],
    ['Brood. (Whenever you attack, create a 1/1 Knight creature token.)', 'info'],
  ])('counts in %s as %s', (text, severity) => {
    expect(only('missing-color', text).severity).toBe(severity);
  });
});

describe('messages and fixes', () => {
  it('explain that an Aura token’s controller chooses what it is attached to (303.4f)', () => {
    expect(only('role-without-attached', 'Create a Wicked Role token.')).toMatchObject({
      severity: 'hint',
      message: expect.stringContaining('its controller chooses'),
    });
  });

  it('use “they” for several buried objects', () => {
    const they = (text: string) => only('legacy-bury', text).now;
    expect(they('Bury target two creatures.')).toBe("Destroy target two creatures. They can't be regenerated.");
    expect(they('Bury up to three target lands.')).toBeNull();
    expect(they('Bury another target creature.')).toBe("Destroy another target creature. It can't be regenerated.");
  });

  it('report a misspelt “legendary” as a typo', () => {
    expect(only('appositive-not-legendary', 'Create Pipkin, a legandary 2/1 red Bird creature token.')).toEqual({
      severity: 'warning',
      message: '“legandary” is probably a typo for “legendary”.',
      now: 'Create Pipkin, a legendary 2/1 red Bird creature token.',
    });
  });

  it('quote a symbol as it is written', () => {
    expect(only('unknown-mana-symbol', '{mg}: Draw a card.').message).toContain('“{mg}”');
    expect(only('unknown-mana-symbol', '{q9}: Draw a card.').message).toContain('“{q9}”');
  });

  it('remove the second of two parentheses', () => {
    expect(only('parentheses-unbalanced', 'Bind {0} ((You may cast this for {0}.)').now).toBe(
      'Bind {0} (You may cast this for {0}.)',
    );
  });

  it('put no mark before a keyword, since it begins no quoted ability', () => {
    expect(
      only('quotes-unbalanced', '10—20 | Creatures you control gain Vigilance until end of turn.”').now,
    ).toBeNull();
    expect(only('quotes-unbalanced', 'This gains “This creature attacks. Where X is its power.').now).toBeNull();
  });

  it('take symbols beside each other with a digit each for hybrids without a slash', () => {
    expect(only('unknown-mana-symbol', '{2W}: Draw a card.').now).toBe('{2}{W}: Draw a card.');
    expect(only('unknown-mana-symbol', '{1}{2W}: Draw a card.').now).toBe('{1}{2/W}: Draw a card.');
  });

  it('take three colors in one pair of braces for a symbol that a set may have', () => {
    expect(only('unknown-mana-symbol', '{RWU}: Draw a card.').severity).toBe('info');
    expect(only('unknown-mana-symbol', '{WWU}: Draw a card.').severity).toBe('warning');
  });

  it('ask whether a set has token cards before calling them impossible', () => {
    const { severity } = only('token-changes-zone', 'Return target token card from your graveyard to your hand.');
    expect(severity).toBe('info');
  });

  it('report a Treasure in its original wording once, also after the safe fixes', () => {
    const text =
      'Create a colorless Treasure artifact token with “{T}, Sacrifice this artifact: Add one mana of any color to your mana pool.”';
    expect(found(text).map((one) => one.split(':')[0])).toEqual(['predefined-inline-definition']);
  });
});

describe('unknown-subtype', () => {
  it('asks about a word that is like a card type but begins a subtype', () => {
    const findings = lint({ 'a.cards': cardWith('Create a 1/1 red Battle Goblin creature token.') });
    expect(findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(['hint unknown-subtype']);
    expect(found('Create a 1/1 white Enchantment Aura token.').join()).toContain('card-type-capitalized: Enchantment');
  });

  it('accepts a word that two cards give tokens, including in reminder text', () => {
    const card = (name: string) => `${name} {1}{B}\nSorcery\nRouse 2. (Create a 2/2 black Golen creature token.)`;
    const findings = lint({ 'a.cards': `${card('First Call')}\n\n${card('Second Call')}` });
    expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  });
});
