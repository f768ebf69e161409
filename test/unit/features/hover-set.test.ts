import { describe, expect, it } from 'vitest';
import { atCursor } from '../support/snapshot.js';
import { rulesIn, shown, shownAt } from './hovering.js';

const berries = `Berry Token
Artifact — Berry
{1}, Sacrifice this token: Target creature gets +1/+1 until end of turn.
`;
const pickers = ['Thorn Picker', 'Hedge Keeper', 'Dew Taster', 'Bramble Cook', 'Old Gatherer']
  .map((name) => `${name} {G}\nCreature — Human\nWhen this creature enters, create a Berry token.\n1/1\n`)
  .join('\n');

describe('the hover on a token of the set', () => {
  it('shows its definition and the card that makes it', () => {
    const found = shown('Create a Ber|ry token.', { files: { 'sets/fruit.tokens': berries } });
    expect(found?.on).toBe('a Berry token');
    expect(found?.markdown).toBe(`**Berry Token**

Artifact — Berry · colorless

- {1}, Sacrifice this token: Target creature gets +1/+1 until end of turn.

Defined in *fruit.tokens*. Made by *Some Card*.

> \`111.2\` The player who creates a token is its owner. The token enters the battlefield under that player’s control.

*Magic: The Gathering, September 25, 2026*`);
  });

  it('counts the cards that make it and lists the first ones', () => {
    const found = shown('Sacrifice two Ber|ries.', { files: { 'a.tokens': berries, 'b.cards': pickers } });
    expect(found?.on).toBe('Berries');
    expect(found?.markdown).toContain('Made by 5 cards: *Thorn Picker*, *Hedge Keeper*, *Dew Taster* and 2 more.');
  });

  it('is shown at its definition', () => {
    const found = shownAt(atCursor({ 'a.tokens': berries.replace('Berry T', 'Ber|ry T'), 'b.cards': pickers }));
    expect(found?.on).toBe('Berry Token');
    expect(found?.markdown).toContain('Made by 5 cards');
    const alone = shownAt(atCursor({ 'a.tokens': berries.replace('Berry T', 'Ber|ry T') }));
    expect(alone?.markdown).toContain('No card of the set makes it.');
  });

  it('shows a definition by reminder text', () => {
    const found = shown('Create a Ber|ry token. (It’s an artifact with "{T}, Sacrifice this token: You gain 2 life.")');
    expect(found?.markdown).toContain('Defined by the reminder text of *Some Card*.');
    expect(found?.markdown).toContain('- {T}, Sacrifice this token: You gain 2 life.');
  });

  it('is shown for a name of several words', () => {
    const files = { 'a.tokens': 'Sootwing, Last of the Flock\nLegendary Creature — Bird\nColor: blue\nFlying\n2/2\n' };
    expect(shown('Sacrifice Sootwing, Last of the Fl|ock.', { files })?.on).toBe('Sootwing, Last of the Flock');
    const made = 'Create Sootwing, Last of the Flock, a legendary 2/2 blue Bi|rd creature token with flying.';
    expect(shown(made, { files })?.markdown).toContain(
      'The card gives its name. Defined in *a.tokens*. Made by *Some Card*.',
    );
  });

  it('quotes the rules on leaving play for the words in its own definition', () => {
    const found = shownAt(atCursor({ 'a.tokens': berries.replace('Sacrifice this', 'Sacri|fice this') }));
    expect(rulesIn(found?.markdown ?? '')).toEqual(['111.7', '111.8']);
  });
});

describe('the hover on a token without a description', () => {
  it('shows a card of the set with this name', () => {
    const files = { 'b.cards': 'Ember Colossus {4}{R}\nCreature — Elemental\nTrample\n5/5\n' };
    const found = shown('Create an Ember Colo|ssus token.', { files });
    expect(found?.markdown).toMatch(
      /^\*\*Ember Colossus\*\* \{4\}\{R\}\n\nCreature — Elemental · 5\/5\n\n- Trample\n\nHas the characteristics of the card of this name/,
    );
    expect(rulesIn(found?.markdown ?? '')).toEqual(['111.11', '111.2']);
  });

  it('shows whether the name is declared or unknown', () => {
    const declared = { predefined: ['Berry'], subtypes: [], colors: [] };
    expect(shown('Create a Ber|ry token.', { declared })?.markdown).toContain('Declared in tokenwright.json');
    expect(shown('Create a Ber|ry token.')?.markdown).toContain('Neither the rules in use');
  });
});

describe('the hover in other places', () => {
  it.each([
    ['Har|bor Tally {U}\nSorcery\nCreate a Food token.\n', null],
    ['Harbor Tally {|U}\nSorcery\nCreate a Food token.\n', '{U}'],
    ['Pie {3}\nArtifact — Fo|od\nDraw a card.\n', 'Food'],
    ['Pie {3}\nArtifact — Food\nDraw a card.\nNote: See rule 111.1|0b.\n', '111.10b'],
    ['# see rule 111.|4 for names\n\nPie {3}\nArtifact\n', '111.4'],
    ['# version 111.|4\n\nPie {3}\nArtifact\n', null],
    ['Pie {3}\nArtifact\nDraw a card.\nFlavor: A Fo|od token.\n', null],
    ['|', null],
    ['\n\n|\n', null],
  ])('%j', (text, on) => {
    expect(shownAt(atCursor({ 'a.cards': text }))?.on ?? null).toBe(on);
  });

  it('analyses each face separately, with any line break', () => {
    const text = 'Day {W}\r\nSorcery\r\nScry 1.\r\n//\r\nNight {B}\r\nSorcery\r\nScry 1.\r\nCreate a Fo|od token.\r\n';
    expect(shownAt(atCursor({ 'a.cards': text }))?.on).toBe('a Food token');
  });
});
