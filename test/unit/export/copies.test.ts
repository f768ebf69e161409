import { describe, expect, it } from 'vitest';
import { copiesOf } from '../../../server/src/export/copies.js';
import { listTokens } from '../../../server/src/export/token-list.js';
import { type SetOptions, snapshotOf } from '../support/snapshot.js';

/** The copies of the one token made by cards with these rules texts: `2`, or `2+` if there may be more. */
function copies(rules: readonly string[], options: SetOptions = {}): string {
  const cards = rules.map((text, at) => `Orchard Song ${at}\nSorcery\n${text}`);
  const { tokens } = listTokens([snapshotOf({ 'a.cards': cards.join('\n\n') }, options)], (path) => path);
  expect(tokens).toHaveLength(1);
  const { count, variable } = copiesOf(tokens[0]!);
  return `${count}${variable ? '+' : ''}`;
}

describe('the copies of a token to print', () => {
  it('are as many as the largest effect makes', () => {
    expect(copies(['Create a Treasure token.'])).toBe('1');
    expect(
      copies(['Create a Treasure token.', 'Create four tapped Treasure tokens.', 'Create two Treasure tokens.']),
    ).toBe('4');
    expect(copies(['Investigate twice.', 'Create a Clue token.'])).toBe('2');
  });

  it('may be more if the text leaves the number open', () => {
    expect(copies(['Create X Treasure tokens.'])).toBe('1+');
    expect(copies(['Create three Treasure tokens.', 'Create that many Treasure tokens.'])).toBe('3+');
    expect(copies(['Create two Treasure tokens for each opponent.'])).toBe('2+');
    expect(copies(['Create a number of Treasure tokens equal to its power.'])).toBe('1+');
  });

  it('may be more if several players get them', () => {
    expect(copies(['Each player creates a Treasure token.'])).toBe('1+');
    expect(copies(['You and target opponent each create two Treasure tokens.'])).toBe('2+');
    expect(copies(['Target opponent creates a Treasure token.'])).toBe('1');
  });

  it('are counted for Riftbound in the same way', () => {
    const options = { rulebook: 'riftbound' };
    const one = 'Play a 1 :rb_might: Recruit unit token here.';
    expect(copies([one, 'Play three 1 :rb_might: Recruit unit tokens here.'], options)).toBe('3');
  });
});
