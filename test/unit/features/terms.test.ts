import { describe, expect, it } from 'vitest';
import { termsOf } from '../../../server/src/edition/terms.js';
import { explain } from '../../../server/src/features/explain/explain.js';
import { termOf } from '../../../server/src/features/shared/term-words.js';
import { readTerms } from '../../../server/src/rulebook/terms.js';
import { scanWords } from '../../../server/src/text/words.js';
import { edition } from '../support/phrases.js';
import { atCursor } from '../support/snapshot.js';
import { markdown, shown, shownAt } from './hovering.js';

describe('the terms of Magic', () => {
  it('include every word that the rulebook lists', () => {
    const newest = edition();
    const { keywordAbilities, keywordActions, cardTypes, supertypes } = newest.rulebook.words;
    const words = [...keywordAbilities, ...keywordActions, ...cardTypes, ...supertypes];
    const silent = words.filter((word) => termOf(scanWords(word), termsOf(newest)) === null);
    // Announced for a set whose cards and rules are not known yet.
    expect(silent).toEqual(['heal']);
  });

  it('are those that exist under the rules in use', () => {
    expect(explain('surveil', edition('magic-2017-08')).found).toBe(false);
    expect(explain('surveil', edition('magic-2020-01')).found).toBe(true);
  });

  it('are explained in any inflection, with rule and year', () => {
    const { text } = explain('exiled', edition());
    expect(text).toBe('exile · keyword action\n\nPut an object into the exile zone.\n\nRule 701.13, since 2009.');
    for (const query of ['Mana abilities', 'tapped', 'copies', 'milled', 'cast', 'the end step', 'City’s Blessing'])
      expect([query, explain(query, edition()).found]).toEqual([query, true]);
  });

  it('are read from a file that is correct in every line', () => {
    expect(() => readTerms('Zones\n\nhand 402: What a player holds.')).toThrow(
      'Neither a term nor a heading: hand 402: What a player holds.',
    );
  });
});

describe('hovering a term', () => {
  it('fills in the parameter that the card gives', () => {
    expect(shown('Flying, wa|rd {2}')).toEqual({
      on: 'ward {2}',
      markdown:
        '**Ward {2}** · keyword ability\n\nWhen an opponent’s spell or ability targets this, it is countered unless ' +
        'that opponent pays {2}.\n\nRule 702.21, since 2021',
    });
    expect(shown('Ward|—Discard a card.')?.on).toBe('Ward—Discard a card');
    expect(markdown('Protec|tion from blue, haste')).toContain('Nothing that is blue can damage');
    expect(markdown('Cre|w 3')).toContain('total power 3 or more');
  });

  it('takes the longest term', () => {
    expect(shown('First st|rike')?.on).toBe('First strike');
    expect(shown('Double its po|wer.')?.on).toBe('power');
    expect(shown('Return it at the beginning of the ne|xt end step.')?.on).toBe('the next end step');
    expect(shown('Put a stun cou|nter on it.')?.markdown).toContain('remove a stun counter instead');
  });

  it('answers on type lines, zones, conditions and symbols', () => {
    const typeLine = shownAt(atCursor({ 'a.cards': 'Orchard {G}\nLegen|dary Land' }));
    expect(typeLine?.markdown).toContain('two legendary permanents');
    expect(markdown('Return it from your grave|yard to your hand.')).toContain('discard pile');
    expect(markdown('Land|fall — Whenever a land you control enters, draw a card.')).toContain('ability word');
    expect(markdown('Add {S|}.')).toContain('snow source');
  });

  it('quotes the rulebook’s own sentence after ours', () => {
    const [title, meaning, quoted] = markdown('Whenever you inves|tigate, draw a card.').split('\n\n');
    expect([title, meaning]).toEqual(['**Investigate** · keyword action', 'Create a Clue token.']);
    expect(quoted).toMatch(/^> `701\.16a` /);
  });
});
