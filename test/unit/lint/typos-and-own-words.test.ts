import { describe, expect, it } from 'vitest';
import { readSetConfig } from '../../../server/src/workspace/config/set-config.js';
import { cardWith, lint } from '../support/lint.js';

/** The findings on a card with this text, each as its rule and its words. */
function found(text: string): string[] {
  const file = cardWith(text);
  return lint({ 'a.cards': file }).map(({ rule, span }) => `${rule}: ${file.slice(span.start, span.end)}`);
}

describe('a typo that could be one of the set’s own words', () => {
  it.each([
    ['Fliyng (It can’t be blocked except by creatures with flying or reach.)', 'misspelt-keyword: Fliyng'],
    ['Vigillance (Attacking doesn’t cause this creature to tap.)', 'misspelt-keyword: Vigillance'],
    [
      'Hexprof (This creature can’t be the target of spells or abilities your opponents control.)',
      'misspelt-keyword: Hexprof',
    ],
    [
      'Proqess (Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.)',
      'misspelt-keyword: Proqess',
    ],
    ['Deathtuch (Any damage this deals to a creature is enough to destroy it.)', 'misspelt-keyword: Deathtuch'],
    ['Create a 2/2 green Bear creature token with tramplr.', 'misspelt-keyword: tramplr'],
    [
      'Create a Fod token. Then draw a card. (A Food token is an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
      'unknown-predefined-token: Fod',
    ],
    [
      'Create two Tresure tokens. You gain 1 life. (The tokens are artifacts with “{T}, Sacrifice this token: Add one mana of any color.”)',
      'unknown-predefined-token: Tresure',
    ],
    ['Exile all Imp token cards you control.', 'token-card: token cards'],
    [
      'Each opponent faces a choice — They lose 4 life, or you creates a Food token.',
      'create-subject-agreement: creates',
    ],
    ['When this creature dies, the exiled card’s owner create a Food token.', 'create-subject-agreement: create'],
  ])('is reported: %s', (text, expected) => {
    expect(found(text)).toContain(expected);
  });

  it.each([
    'Lifelonk (Damage dealt by this creature also causes you to laugh.)',
    'Trample-ish (It tramples a little.)',
    'Fliyng (It does a loop.)\nWhenever this creature attacks, another creature gains fliyng until end of turn.',
    'The first spell you cast each turn has stork. (Copy it for each Bird you control.)',
    'Create a Fod token. Then draw a card. (It’s an artifact with “{T}: Add {C}.”)',
    'Shuffle all token cards you control into your library.',
    'Whenever a spell that targets a land, a creature, or you creates a token, draw a card.',
    'CREATE A 1/1 RED GOBLIN CREATURE TOKEN. Then sacrifice a token.',
  ])('is accepted: %s', (text) => {
    const rules = [
      'misspelt-keyword',
      'unknown-predefined-token',
      'token-card',
      'create-subject-agreement',
      'unknown-subtype',
    ];
    expect(found(text).filter((one) => rules.some((rule) => one.startsWith(`${rule}: `)))).toEqual([]);
  });
});

describe('rule-failed', () => {
  it('is configured like a rule', () => {
    const { config, problems } = readSetConfig('{ "rules": { "rule-failed": "off" } }', null);
    expect(problems).toEqual([]);
    expect(config.rules.get('rule-failed')?.severity).toBe('off');
  });
});
