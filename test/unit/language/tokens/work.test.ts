import { expect, it } from 'vitest';
import { work } from '../../../../server/src/language/grammar/match.js';
import { parseRules } from '../../../../server/src/language/tokens/parse.js';

/** Inputs that could make a careless reader backtrack too often or recurse too deep. */
const shapes: Record<string, string> = {
  parentheses: '(',
  quotes: '"',
  'both, one inside the other': '"(',
  verbs: 'create ',
  'names that never reach a token': 'create Foo, a ',
  braces: '{',
  'one long list': 'create a Food token, ',
  'subtypes without a noun': 'create a Foo ',
  'words that are not understood': 'create a foo bar, ',
  'colors without an end': 'create red and ',
  'sentences about tokens': 'Create a Food token. It gains haste. ',
  'copies with exceptions': "create a token that's a copy of it, except it's a 1/1 and ",
};

it.each(Object.entries(shapes))('ten thousand letters of %s are read without an exception', (_, piece) => {
  expect(() => parseRules(piece.repeat(10_000 / piece.length), 'magic')).not.toThrow();
});

function steps(text: string): number {
  const before = work.steps;
  parseRules(text, 'magic');
  return work.steps - before;
}

it.each(Object.entries(shapes))('reading twice as many %s takes no more than twice the steps', (_, piece) => {
  const words = (count: number) => steps(piece.repeat(count / piece.split(' ').length));
  expect(words(2400)).toBeLessThanOrEqual(2.3 * words(1200) + 100);
});
