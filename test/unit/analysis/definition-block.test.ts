import { expect, it } from 'vitest';
import { analyseCard } from '../../../server/src/analysis/card/card-analysis.js';
import { readCards } from '../support/card-text.js';
import { edition } from '../support/phrases.js';

it.each([
  ['red and white', ['W', 'R']],
  ['RW', ['W', 'R']],
  ['W, U', ['W', 'U']],
  ['["G"]', ['G']],
  ['1I', []],
  ['colorless', []],
])('a token whose color is written as %s has these colors', (color, colors) => {
  const text = `Spark Token\nToken Creature — Elemental\nColor: ${color}\n1/1`;
  const { card } = readCards(text, 'a.tokens').cards[0]!;
  const definition = analyseCard(card, edition()).faces[0]?.definition;
  expect(definition).toMatchObject({ colors, supertypes: [], types: ['Creature'] });
});
