import { describe, expect, it } from 'vitest';
import { definablesIn } from '../../../server/src/features/code-actions/definable.js';
import { inRules, type SetOptions } from '../support/snapshot.js';

const files = { 'b.tokens': 'Berry Token\nArtifact — Berry\n{T}: Draw a card.\n' };

/** The tokens that can be defined at the `|` of rules text: name and types, and whether the text says what they are. */
function definable(rules: string, options: SetOptions = {}) {
  const { snapshot, offset } = inRules(rules, { files, ...options });
  return definablesIn(snapshot, { start: offset, end: offset }).map(
    ({ characteristics: { name, types, subtypes }, isKnown }) =>
      `${name}: ${types?.join(' ')} — ${subtypes?.join(' ')}, ${isKnown}`,
  );
}

describe('the tokens that can be defined at the cursor', () => {
  it.each([
    ['Create a Wob|ble token.', 'Wobble Token: Artifact — Wobble, false'],
    ['Create an Equipment Wob|ble token.', 'Equipment Wobble Token: Artifact — Equipment Wobble, false'],
    ['Create a 1/1 red Gob|lin creature token.', 'Goblin Token: Creature — Goblin, true'],
    ['Create a Ber|ry token.', 'Berry Token: Artifact — Berry, true'],
    ["Create a Wobble token. (It's an art|ifact.)", 'Wobble Token: Artifact — Wobble, true'],
  ])('are what the phrase or its definition says: %s', (rules, is) => expect(definable(rules)).toEqual([is]));

  it.each([
    'Create a wob|ble token.',
    'Create a Goblin Wob|ble token.',
    'Create a 1/1 red creature to|ken.',
    'Create a 1/1 red odd Gob|lin creature token.',
    'Create a 1/1 red Gob|lin creature token of the chosen color.',
    'Create a token that is a co|py of it.',
    'Inves|tigate.',
    'Dr|aw a card. Create a Wobble token.',
    'Create a Wobble token. Dra|w a card.',
  ])('are none if the phrase does not say enough, or is elsewhere: %s', (rules) => {
    expect(definable(rules)).toEqual([]);
  });

  it('are those whose phrase touches the cursor', () => {
    expect(definable('Create |a Wobble token.')).toHaveLength(1);
    expect(definable('Create a Wobble token|.')).toHaveLength(1);
    expect(definable('Create| a Wobble token.')).toEqual([]);
    expect(definable('Create a Wobble token.|')).toEqual([]);
  });

  it('have the names of their rulebook', () => {
    expect(definable('Create a Wob|ble token.', { rulebook: 'magic-2017-08' })).toEqual([
      'Wobble: Artifact — Wobble, false',
    ]);
    expect(definable('Play a 2 [M] Wob|ble unit token.', { rulebook: 'riftbound' })).toEqual(['Wobble: Unit — , true']);
    expect(definable('Play a Wob|ble token.', { rulebook: 'riftbound' })).toEqual([]);
    expect(definable('Play two Wob|ble tokens.', { rulebook: 'riftbound' })).toEqual([]);
  });
});
