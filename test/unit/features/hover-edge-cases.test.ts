import { describe, expect, it } from 'vitest';
import { atCursor } from '../support/snapshot.js';
import { rulesIn, shown, shownAt } from './hovering.js';

const files = { 'b.tokens': 'Berry Token\nArtifact — Berry\n{T}: Draw a card.\n' };

/** The heading of what is shown at the `|` of some rules text; null if nothing is shown. */
function heading(rules: string): string | null {
  return /^\*\*(.+?)\*\*/.exec(shown(rules, { files })?.markdown ?? '')?.[1] ?? null;
}

describe('hovering "counter"', () => {
  it.each([
    'Remove 3 coun|ters it has.',
    'Remove those coun|ters it has.',
    'Put a coun|ter all.',
    'Coun|ters on it stay.',
    'Move coun|ters from it.',
  ])('explains the noun: %s', (rules) => expect(heading(rules)).toBe('Counter'));

  it.each([
    'It coun|ters that spell.',
    'Players coun|ter abilities.',
    'Players coun|ter spells.',
    'They coun|ter up to one spell.',
    'You coun|ter an ability.',
  ])('tells the verb from the noun: %s', (rules) => expect(shown(rules)?.markdown).toContain('keyword action'));
});

describe('hovering a copy that becomes a token', () => {
  it.each(['The co|py becomes a token.', 'Now the |copy becomes a token.', 'The copies bec|ome tokens.'])(
    'quotes the rule: %s',
    (rules) => expect(rulesIn(shown(rules)?.markdown ?? '')).toEqual(['111.13']),
  );

  it.each([
    'It bec|omes a token.',
    'It becomes a co|py token.',
    'The co|py becomes an artifact.',
    'The co|py is a token.',
    'N|ow the copy becomes a token.',
    'The copy becomes a token n|ow.',
    'The copy bec|omes a very big red odd token.',
  ])('needs the copy, the verb and the token, in this order and close together: %s', (rules) => {
    expect(shown(rules)?.markdown ?? '').not.toContain('111.13');
  });
});

describe('hovering a verb that moves a token', () => {
  const leaves = 'A token that leaves the battlefield';

  it.each([
    'Retu|rn target token to your hand.',
    'Pu|t target token on top of your library.',
    'Shuf|fle target token into your library.',
    'When a token lea|ves the battlefield, draw a card.',
    'Remo|ve target token from the game.',
    'Sacri|fice a Food or exile three cards.',
    'Sacrifice or exi|le a Food.',
    'Exi|le or sacrifice a Food.',
    'Create a Food token. Sacri|fice it at end of turn.',
    'Create a Food token. At end of turn it di|es.',
    'Create a 1/1 red Goblin creature token with "Sacri|fice this creature: Draw a card."',
  ])('explains what happens to the token: %s', (rules) => expect(heading(rules)).toBe(leaves));

  it.each([
    'Retu|rn target token to the game.',
    'Pu|t target token on top of it.',
    'Shuf|fle target token.',
    'When a token lea|ves, draw a card.',
    'Remo|ve target token.',
    'Exi|le three cards or sacrifice a Food.',
    'Put a token into ex|ile.',
    'Put a token in ex|ile.',
    'Cast a card from exi|le named Food.',
    'The card exi|led with a Food token.',
    'Create a Food token, then look at the top card and exi|le it.',
    'Create a Food token. Sacri|fice this creature.',
    'Sacri|fice this creature: Create a Food token.',
    'Create a Food token.\nExi|le it.',
    'Exi|le them.',
    'Create a 1/1 red Goblin creature token with "Sacri|fice this turn: Draw a card."',
  ])('needs a place if the verb has one, and a token: %s', (rules) => expect(heading(rules)).not.toBe(leaves));
});

describe('hovering the name of a card', () => {
  it.each(['Exi|le the Token', 'The +1/+1 Coun|ter', 'The Copy Bec|omes a Token'])(
    'explains no words in it: %s',
    (name) => expect(shownAt(atCursor({ 'a.cards': `${name} {1}{R}\nSorcery\nDraw a card.\n` }))).toBeNull(),
  );
});

describe('hovering what is created without the word "token"', () => {
  it('shows the token only if the set defines it', () => {
    expect(heading('Create a Ber|ry.')).toBe('Berry Token');
    expect(heading('Create a Wob|ble.')).toBeNull();
    expect(heading('Create two Wob|bles.')).toBeNull();
    expect(heading('Create a Wob|ble token.')).toBe('Wobble');
  });
});
