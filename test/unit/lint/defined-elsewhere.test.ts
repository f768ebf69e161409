import { describe, expect, it } from 'vitest';
import { knownByName } from '../support/known-cards.js';
import { cardWith, lint } from '../support/lint.js';

const found = (rule: string, text: string, beside: Readonly<Record<string, string>> = {}) =>
  lint({ 'a.cards': cardWith(text), ...beside })
    .filter((finding) => finding.rule === rule)
    .map(({ severity, message }) => `${severity}: ${message}`);

describe('an undefined token', () => {
  const unknown = (text: string) => found('unknown-predefined-token', text);

  it.each([
    ['is a basic land', 'Create a tapped Forest token.'],
    ['is a basic land of two types', 'Create a Forest Island token.'],
    ['is a snow-covered land', 'Create a Snow-Covered Swamp token.'],
    ['is defined below in forum markup', 'Create a Mended Gate token.\n[b]Mended Gate[/b] | Land\n{T}: Add {C}.'],
    ['is defined below in Markdown', 'Create a Cinderpot token.\n**Cinderpot** — Artifact\n{T}: Add {C}.'],
    ['is defined below in HTML', 'Create a Cinderpot token.\n<b>Cinderpot</b>: Artifact with “{T}: Add {C}.”'],
    ['is explained in reminder text', 'Create a Cinderpot token. (It’s an artifact with “{T}: Add {C}.”)'],
    ['is explained without an apostrophe', 'Create a Cinderpot token. (Its an artifact with “{T}: Add {C}.”)'],
    ['is explained without a card type', 'Create two Cinderpot tokens. (They’re Equipment with equip {2}.)'],
    ['is explained by power and toughness', 'Create a Gorilla Warrior token. (A 3/2 green Ape.)'],
    ['has a number before it', 'Create 2X Shards.'],
    ['has a number and the noun', 'Create 2X Shard tokens.'],
    ['may be a printed card', 'Create a Gleaming Lotus Jar token.'],
    ['may be a printed land', 'Create an Urza’s Mine token.'],
  ])('is not reported if it %s', (_, text) => {
    expect(unknown(text)).toEqual([]);
  });

  it.each([
    ['is a typo', 'Create a Tresure token.', 'warning'],
    [
      'is a typo with reminder text',
      'Create a Tresure token. (It’s an artifact with “{T}, Sacrifice this token: Add one mana of any color.”)',
      'warning',
    ],
    ['is only a subtype', 'Create a Saproling token.', 'hint'],
    ['is only two subtypes', 'Create an Eldrazi Spawn token.', 'hint'],
    ['is an unknown word', 'Create a Cinderpot token.', 'hint'],
  ])('is reported if it %s', (_, text, severity) => {
    expect(unknown(text)).toEqual([expect.stringContaining(`${severity}: `)]);
  });

  it('is reported for a name of several words if the card reference has no such card', () => {
    const files = { 'a.cards': cardWith('Create a Gleaming Lotus Jar token.') };
    const unknownIn = (names: readonly string[]) =>
      lint(files, { declared: { predefined: [], subtypes: [], colors: [], cards: knownByName(names) } });
    expect(unknownIn(['Old Oak']).map(({ rule }) => rule)).toEqual(['unknown-predefined-token']);
    expect(unknownIn(['Gleaming Lotus Jar'])).toEqual([]);
  });
});

describe('a token card', () => {
  it.each([
    'Put a token card named Old Oak into your hand.',
    'Create two Cinder token cards and shuffle them into your library.',
    'Exile a token card from your graveyard.',
    'Create Ash Rain, an instant token card with mana cost {R} and “Ash Rain deals 2 damage to any target.”',
    'Draw three cards. (They’re token cards.)',
  ])('is accepted: %s', (text) => {
    expect(found('token-card', text)).toEqual([]);
  });

  it.each(['Sacrifice a token card: Draw a card.', 'You control two token cards.', 'Destroy target token card.'])(
    'is a token: %s',
    (text) => {
      expect(found('token-card', text)).toHaveLength(1);
    },
  );
});

describe('reminder text that differs from the rules', () => {
  const mismatched = (text: string) => found('reminder-definition-mismatch', text);

  it.each([
    [
      'another token of the card',
      'Create a Food token and a Treasure token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 4 life.”)',
    ],
    [
      'a token that a keyword of the set makes',
      'Create a Clue token, then tinker. (It’s an artifact with “Whenever you cast a spell, put a charge counter on this token.”)',
    ],
    [
      'a token described before',
      'Create a Clue token and a colorless Gear artifact token with “{3}, {T}: Scry 1.” (It’s an artifact with “{3}, {T}: Scry 1.”)',
    ],
    ['its type alone', 'Create a Treasure token. (It’s an artifact.)'],
  ])('is not reported if it may be about %s', (_, text) => {
    expect(mismatched(text)).toEqual([]);
  });

  it.each([
    [
      'another number',
      'Create a Food token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 4 life.”)',
    ],
    ['another cost', 'Create a Clue token. (It’s an artifact with “{2}, {T}, Sacrifice this token: Draw a card.”)'],
    [
      'what another predefined token does',
      'Create a Clue token. (It’s an artifact with “{2}, {T}, Sacrifice this token: You gain 3 life.”)',
    ],
    [
      'another number, beside a creature token',
      'Create a 1/1 white Spirit creature token and a Clue token. (It’s an artifact with “{3}, Sacrifice this token: Draw a card.”)',
    ],
  ])('is reported if it has %s', (_, text) => {
    expect(mismatched(text)).toHaveLength(1);
  });
});

describe('power and toughness on a noncreature card', () => {
  const golem = (text: string) => `Tin Idol {3}\nArtifact\n${text}\n3/3\n`;
  const odd = (text: string, beside: Readonly<Record<string, string>> = {}) =>
    lint({ 'a.cards': golem(text), ...beside }).filter(({ rule }) => rule === 'noncreature-with-pt').length;
  const explainer = {
    'b.cards':
      'Clay Idol {3}\nArtifact\nQuicken {2} ({2}: This permanent becomes an artifact creature until end of turn.)\n4/4\n',
  };

  it('is accepted with one of the set’s own keywords', () => {
    expect(odd('Quicken {2} ({2}: This permanent becomes an artifact creature until end of turn.)')).toBe(0);
    expect(odd('Quicken {2}')).toBe(0);
    expect(odd('Tin Idol can fight target creature.')).toBe(0);
  });

  it('is reported with abilities that the rules know', () => {
    expect(odd('{T}: Add {C}.')).toBe(1);
    expect(odd('Whenever you cast a spell, scry 1.', explainer)).toBe(1);
  });
});
