import { describe, expect, it } from 'vitest';
import { changed, choicesFor, copiesIn, firstOptions, storedOptions } from '../../../client/src/print/print-options.js';

const { cards, tokens } = firstOptions;

describe('the options for printing', () => {
  it('change one at a time, and come back', () => {
    const scopes = ['file', 'set', 'card', 'file'];
    let options = cards;
    for (const scope of scopes) {
      expect(options.scope).toBe(scope);
      options = changed(options, 'scope', 'cards');
    }
    expect(changed(changed(tokens, 'scope', 'tokens'), 'scope', 'tokens')).toEqual(tokens);
    expect(changed(cards, 'paper', 'cards')).toEqual({ ...cards, paper: 'letter' });
    expect(changed(cards, 'grayscale', 'cards')).toEqual({ ...cards, grayscale: true });
  });

  it('ask for prints that are missing only where there are tokens', () => {
    expect(choicesFor('tokens')).toContain('missing');
    expect(choicesFor('cards')).not.toContain('missing');
  });

  it('have a number of copies, or for tokens as many as needed', () => {
    expect([copiesIn('4', 'cards'), copiesIn(' 99 ', 'cards'), copiesIn('', 'tokens')]).toEqual([4, 99, null]);
    for (const typed of ['0', '100', '-1', '2.5', 'two']) expect(copiesIn(typed, 'tokens')).toBeUndefined();
    expect(copiesIn('', 'cards')).toBeUndefined();
  });

  it('are remembered, except what is not an option', () => {
    const options = { ...tokens, paper: 'letter', copies: 3, oneSided: true } as const;
    expect(storedOptions(options, 'tokens')).toEqual(options);
    expect(storedOptions(undefined, 'cards')).toEqual(cards);
    const wrong = { scope: 'card', paper: 'a5', copies: 1000, grayscale: 'yes', missing: 1 };
    expect(storedOptions(wrong, 'tokens')).toEqual(tokens);
  });
});
