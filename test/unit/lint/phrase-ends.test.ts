import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../server/src/language/tokens/parse.js';
import { continuesAsList, continuesOnNextLine, mayEndAt } from '../../../server/src/lint/helpers/phrase-boundaries.js';
import { marked } from '../support/marked.js';

/** What a helper says of the place after the marked words. */
function answer(helper: typeof continuesOnNextLine, source: string): boolean {
  const { text, spans } = marked(source);
  return helper(parseRules(text, 'magic'), spans[0]!.end);
}

describe('a noun phrase that goes on in the next line', () => {
  it.each([
    ['Create ⟦a Food⟧\ntoken.', true],
    ['Create ⟦a Food⟧\nArtifact token.', true],
    ['Create ⟦a Food⟧\nOld Red Big Bad Artifact token.', true],
    ['Create ⟦a Food⟧\nOld Red Big Bad Fat Artifact token.', false],
    ['Create ⟦a Food⟧\nDraw. Sacrifice a token.', false],
    ['Create ⟦a Food⟧\nDraw a card.', false],
    ['Create ⟦a Food⟧\n{T}: Draw a card.', false],
    ['Create ⟦a Food⟧\n', false],
    ['Create ⟦a Food⟧ token.', false],
    ['Create ⟦a Food⟧', false],
  ])('%j: %s', (source, expected) => expect(answer(continuesOnNextLine, source)).toBe(expected));
});

describe('the end of a noun phrase', () => {
  it.each([
    ['Create ⟦a Food⟧.', true],
    ['Create ⟦a Food⟧, then draw.', true],
    ['Create ⟦a Food⟧ tapped.', true],
    ['Create ⟦a Food⟧ (A token.)', true],
    ['(Create ⟦a Food⟧)', true],
    ['Create ⟦a Food⟧\nDraw.', true],
    ['Create ⟦a Food⟧ — draw.', true],
    ['Create ⟦a Food⟧', true],
    ['Create ⟦a Food⟧ token.', false],
    ['Create ⟦a Food⟧ "Draw."', false],
  ])('%j: %s', (source, expected) => expect(answer(mayEndAt, source)).toBe(expected));
});

describe('a list that goes on after a name', () => {
  it.each([
    ['Create ⟦a Clue⟧, Food, or Treasure token.', true],
    ['Create ⟦a Clue⟧ and Food token.', true],
    ['Create ⟦a Clue⟧, or Food token.', true],
    ['Create ⟦a Clue⟧ and a Food token.', false],
    ['Create ⟦a Clue⟧ and X Food tokens.', false],
    ['Create ⟦a Clue⟧ Food token.', false],
    ['Create ⟦a Clue⟧,', false],
  ])('%j: %s', (source, expected) => expect(answer(continuesAsList, source)).toBe(expected));
});
