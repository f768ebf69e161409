import { describe, expect, it } from 'vitest';
import { lint } from '../support/lint.js';

const card = (name: string, rules: string) => `${name} {W}\nSorcery\n${rules}\n`;
const older = ['Ash Path', 'Ash Road', 'Ash Trail'].map((name) =>
  card(name, 'Destroy each creature with converted mana cost 2 or less.'),
);

/** The severities of a rule's findings on some cards. */
function severitiesOf(rule: string, cards: readonly string[]): string[] {
  return lint({ 'a.cards': cards.join('\n') })
    .filter((finding) => finding.rule === rule)
    .map(({ severity }) => severity);
}

describe('an outdated term', () => {
  it('counts less in a set that has it on every card', () => {
    expect(severitiesOf('legacy-converted-mana-cost', older)).toEqual(['info', 'info', 'info']);
  });

  it('is a mistake where other cards have the newer term, or too few cards show what the set says', () => {
    const newer = card('Ash Way', 'Destroy target creature with mana value 2 or less.');
    expect(severitiesOf('legacy-converted-mana-cost', [...older, newer])).toEqual(['warning', 'warning', 'warning']);
    expect(severitiesOf('legacy-converted-mana-cost', older.slice(1))).toEqual(['warning', 'warning']);
  });

  it('may be where mana is added, or how tokens are made', () => {
    const pool = ['Low Well', 'Old Well', 'Red Well'].map((name) => `${name}\nLand\n{T}: Add {R} to your mana pool.\n`);
    expect(severitiesOf('legacy-mana-pool', pool)).toEqual(['info', 'info', 'info']);
    const put = ['Call Ants', 'Call Bees', 'Call Moths'].map((name) =>
      card(name, 'Put a 1/1 green Insect creature token onto the battlefield.'),
    );
    expect(severitiesOf('legacy-put-onto-battlefield', put)).toEqual(['info', 'info', 'info']);
  });
});
