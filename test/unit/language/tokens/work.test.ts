import { expect, it } from 'vitest';
import { parseRules } from '../../../../server/src/language/tokens/parse.js';

/** Inputs that could make a careless parser backtrack too often or recurse too deep. */
const shapes: Record<string, string> = {
  parentheses: '(',
  quotes: '"',
  'both, one inside the other': '"(',
  verbs: 'create ',
  'names that never reach a token': 'create Foo, a ',
  braces: '{',
  'one long list': 'create a Food token, ',
};

it.each(Object.entries(shapes))('ten thousand %s are read without an exception', (_, piece) => {
  expect(() => parseRules(piece.repeat(10_000), 'magic')).not.toThrow();
});
