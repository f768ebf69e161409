import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { found } from '../support/lint.js';
import { validRulesText } from '../support/valid-phrases.js';

describe('correct text generated from the grammar of token phrases', () => {
  it('has no findings', () => {
    fc.assert(
      fc.property(validRulesText, (text) => {
        expect(found(text)).toEqual([]);
      }),
      { numRuns: Number(process.env.RUNS ?? 2000) },
    );
  });
});
