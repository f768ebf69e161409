import { describe, expect, it } from 'vitest';
import { declaredKeyword } from '../../../../server/src/analysis/keywords/set-keywords.js';
import { listTokens } from '../../../../server/src/export/token-list.js';
import { snapshotOf } from '../../support/snapshot.js';

const herald = `Some Herald {1}{W}
Creature — Human Knight
When Some Herald enters, muster 2. (Create two 1/1 white Soldier creature tokens.)
1/1
`;
const breaker = `Chain Breaker {2}{R}
Sorcery
Unchain target creature. (Exile it if it isn’t a Beast. If it’s exiled, its controller creates a 3/2 colorless Beast creature token.)
`;

function card(text: string, name = 'Some User'): string {
  return `${name} {1}{R}\nSorcery\n${text}\n`;
}

/** The tokens of a set that are made by keywords: "Soldier Token: 2 by Some Herald (muster)". */
function made(files: Record<string, string>, ...declared: ReturnType<typeof declaredKeyword>[]): string[] {
  const snapshot = snapshotOf(files, { declared: { keywords: declared.flatMap((each) => each ?? []) } });
  const { tokens } = listTokens([snapshot], (path) => path);
  return tokens.flatMap(({ is, createdBy }) =>
    createdBy.flatMap(({ card: by, via, countText, creator }) =>
      via === null ? [] : `${is.name}: ${countText || 'a'} by ${by} (${via})${creator === 'you' ? '' : `, ${creator}`}`,
    ),
  );
}

describe('the token of a keyword action that one card explains', () => {
  it('is made by that card', () => {
    expect(made({ 'a.cards': herald })).toEqual(['Soldier Token: two by Some Herald (muster)']);
  });

  it.each([
    ['Unchain target creature.', 'Beast Token: a by Some User (unchain), its controller'],
    ['You may unchain another target creature.', 'Beast Token: a by Some User (unchain), its controller'],
    [
      'When Some User enters, unchain up to one target creature.',
      'Beast Token: a by Some User (unchain), its controller',
    ],
    ['Draw a card, then muster 3.', 'Soldier Token: three by Some User (muster)'],
    ['Each player musters X.', 'Soldier Token: X by Some User (muster), each player'],
    ['Muster 2 twice.', 'Soldier Token: twice by Some User (muster)'],
    ['Stoke up.', 'Food Token: a by Some User (stoke up)'],
    ['Draw a card, then stoke up twice.', 'Food Token: twice by Some User (stoke up)'],
    ['Target opponent stokes up.', 'Food Token: a by Some User (stoke up), target opponent'],
    ['Target opponent unchains target creature.', 'Beast Token: a by Some User (unchain), its controller'],
  ])('is made by a card that only uses it: %s', (text, expected) => {
    const stoker = card('Stoke up. (You create a Food token.)', 'Some Stoker');
    const files = { 'a.cards': card(text), 'b.cards': `${breaker}\n${herald}\n${stoker}` };
    expect(made(files).filter((each) => !/Some (?:Herald|Stoker)|Chain Breaker/.test(each))).toEqual([expected]);
  });

  it.each([
    'Whenever you unchain a creature, draw a card.',
    'If you would unchain a creature, draw a card instead.',
    'Creatures unchained this way can’t block.',
    'Draw a card for each muster this turn.',
    'Remove an unchain counter from target creature.',
    'Destroy target creature. (You may unchain it.)',
    'Choose target creature named Muster.',
  ])('is not made by a card that only mentions the keyword: %s', (text) => {
    expect(made({ 'a.cards': card(text), 'b.cards': `${breaker}\n${herald}` })).toEqual([]);
  });
});

describe('the token of a keyword ability', () => {
  const escort = `Some Captain {1}{W}
Creature — Human Knight
Escort 2 (When this creature enters, create two 1/1 white Soldier creature tokens.)
1/1
`;

  it.each([
    ['Escort 2', 'Soldier Token: two by Some User (escort)'],
    ['Flying, escort 4', 'Soldier Token: four by Some User (escort)'],
    ['Creatures you control have escort 2.', 'Soldier Token: two by Some User (escort)'],
    ['Target creature gains escort 2 until end of turn.', 'Soldier Token: two by Some User (escort)'],
  ])('is made by a card that has or grants it: %s', (text, expected) => {
    expect(made({ 'a.cards': card(text), 'b.cards': escort })).toEqual([expected]);
  });

  it.each(['Destroy target creature with escort 2.', 'Escort counters stay on it.', 'It loses escort 2.'])(
    'is not made by a card that only mentions it: %s',
    (text) => {
      expect(made({ 'a.cards': card(text), 'b.cards': escort })).toEqual([]);
    },
  );

  it('has the size given by the number', () => {
    const brewer = card('Brew 3. (Create a 3/3 blue Ooze creature token.)', 'Some Brewer');
    const { tokens } = listTokens([snapshotOf({ 'a.cards': `${brewer}\n${card('Brew 5.')}` })], (path) => path);
    const sizes = tokens.flatMap(({ is, createdBy }) => createdBy.map(({ card: by, count }) => [by, is.pt, count]));
    expect(sizes).toEqual([
      ['Some Brewer', '3/3', 1],
      ['Some User', '5/5', 1],
    ]);
  });

  it('has an unknown count if only the reminder text for one is known', () => {
    const one = escort.replace('Escort 2', 'Escort 1').replace('two 1/1', 'a 1/1').replace('tokens', 'token');
    expect(made({ 'a.cards': card('Escort 3'), 'b.cards': one })).toEqual(['Soldier Token: X by Some User (escort)']);
  });
});

describe('a keyword declared in the settings', () => {
  it('makes its token, with its number', () => {
    const muster = declaredKeyword('Muster N', '(Create N 1/1 green Elf creature tokens.)', 'action');
    expect(made({ 'a.cards': card('Muster 3.') }, muster)).toEqual(['Elf Token: three by Some User (muster)']);
  });

  it('takes precedence over the reminder text of cards', () => {
    const muster = declaredKeyword('Muster N', 'Create N 1/1 green Elf creature tokens.', 'action');
    const files = { 'a.cards': card('Muster 3.'), 'b.cards': herald.replace('muster 2', 'muster 3') };
    expect(made(files, muster)).toEqual(['Elf Token: three by Some User (muster)']);
  });
});
