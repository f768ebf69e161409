import { describe, expect, it } from 'vitest';
import { verbForm } from '../../../server/src/language/verb-forms.js';

describe('the forms of a verb', () => {
  it.each([
    ['sacrifice', 'sacrificed', 'sacrificed', 'sacrificing'],
    ['tap', 'tapped', 'tapped', 'tapping'],
    ['untap', 'untapped', 'untapped', 'untapping'],
    ['play', 'played', 'played', 'playing'],
    ['copy', 'copied', 'copied', 'copying'],
    ['discover', 'discovered', 'discovered', 'discovering'],
    ['draw', 'drew', 'drawn', 'drawing'],
    ['surveil', 'surveilled', 'surveilled', 'surveilling'],
    ['commit', 'committed', 'committed', 'committing'],
    ['give', 'gave', 'given', 'giving'],
    ['win', 'won', 'won', 'winning'],
  ])('of %s are %s, %s and %s', (verb, past, participle, gerund) => {
    expect(verbForm(verb, 'past')).toBe(past);
    expect(verbForm(verb, 'perfect')).toBe(participle);
    expect(verbForm(verb, 'gerund')).toBe(gerund);
  });
});
