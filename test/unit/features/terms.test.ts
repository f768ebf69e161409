import { describe, expect, it } from 'vitest';
import { termsOf } from '../../../server/src/edition/terms.js';
import { explain } from '../../../server/src/features/explain/explain.js';
import { termOf } from '../../../server/src/features/shared/term-words.js';
import { bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';
import { readTerms } from '../../../server/src/rulebook/terms.js';
import { scanWords } from '../../../server/src/text/words.js';
import { edition } from '../support/phrases.js';
import { atCursor } from '../support/snapshot.js';
import { markdown, shown, shownAt } from './hovering.js';

/** The words that a rulebook lists and no term explains. */
function silentIn(rulebook: string): string[] {
  const used = edition(rulebook);
  const { keywordAbilities, keywordActions, cardTypes, supertypes, subtypes } = used.rulebook.words;
  const words = [...keywordAbilities, ...keywordActions, ...cardTypes, ...supertypes, ...[...subtypes.values()].flat()];
  return words.filter((word) => termOf(scanWords(word), termsOf(used)) === null);
}

describe('the terms of each game', () => {
  it('include every word that its rulebooks list', () => {
    const silent = new Set(bundledRulebookIds.flatMap(silentIn));
    // Announced for a set whose cards and rules are not known yet.
    expect([...silent]).toEqual(['heal']);
  });

  it('say so of a tag, a type or a name by its family', () => {
    expect(explain('goblin', edition()).text).toMatch(/^Goblin · creature type\n\nA subtype of creatures/);
    expect(explain('Elves', edition()).text).toMatch(/^Elf · creature type/);
    expect(explain('Poro', edition('riftbound')).text).toMatch(/^Poro · tag type/);
  });

  it('say so if they are newer than the rules in use', () => {
    const { found, text } = explain('surveil', edition('magic-2017-08'));
    expect(found).toBe(true);
    expect(text).toContain('Rule 701.25 of the newest rules, since 2018, not yet in Magic: The Gathering,');
    expect(explain('surveil', edition('magic-2020-01')).text).not.toContain('not yet');
    expect(markdown('Put a st|un counter on it.', 'magic-2020-01')).toContain(
      'not yet in Magic: The Gathering, early 2020',
    );
  });

  it('are explained in any inflection, with rule and year', () => {
    const { text } = explain('exiled', edition());
    expect(text).toBe('exile · keyword action\n\nPut an object into the exile zone.\n\nRule 701.13, since 2009.');
    for (const query of ['Mana abilities', 'tapped', 'copies', 'milled', 'cast', 'the end step', 'City’s Blessing'])
      expect([query, explain(query, edition()).found]).toEqual([query, true]);
  });

  it('are read from a file that is correct in every line', () => {
    expect(() => readTerms('Zones\n\nhand (402) What a player holds.')).toThrow(
      'Neither a term nor a heading: hand (402) What a player holds.',
    );
    expect(() => readTerms('hand (402): What a player holds.')).toThrow('Neither a term nor a heading');
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
    expect(markdown('Protec|tion from blue and from red, haste')).toContain('of this quality: blue and red.');
    expect(markdown('War|d—Pay 2 life.')).toContain('unless that opponent pays the cost “Pay 2 life”.');
    expect(markdown('Sus|pend 3—{1}{U}')).toContain(
      'Pay {1}{U} to exile this card from your hand with 3 time counters.',
    );
    expect(markdown('Modul|ar 1')).toContain('enters with 1 +1/+1 counter.');
    expect(markdown('Mod|ular 2')).toContain('enters with 2 +1/+1 counters.');
    expect(markdown('Cre|w 3')).toContain('total power 3 or more');
  });

  it('takes the longest term', () => {
    expect(shown('First st|rike')?.on).toBe('First strike');
    expect(shown('Double its po|wer.')?.on).toBe('power');
    expect(shown('Return it at the beginning of the ne|xt end step.')?.on).toBe(
      'at the beginning of the next end step',
    );
    expect(shown('Put a stun cou|nter on it.')?.markdown).toContain('remove a stun counter instead');
  });

  it('answers on type lines, zones, conditions and symbols', () => {
    const typeLine = shownAt(atCursor({ 'a.cards': 'Orchard {G}\nLegen|dary Land' }));
    expect(typeLine?.markdown).toContain('two legendary permanents');
    expect(markdown('Return it from your grave|yard to your hand.')).toContain('discard pile');
    expect(markdown('Land|fall — Whenever a land you control enters, draw a card.')).toContain('ability word');
    expect(markdown('Add {S|}.')).toContain('snow source');
  });

  it('shows the sentence of the rulebook instead of ours if it says the same', () => {
    const [title, quoted, source] = markdown('Whenever you inves|tigate, draw a card.').split('\n\n');
    expect(title).toBe('**Investigate** · keyword action');
    expect(quoted).toMatch(/^> `701\.16a` /);
    expect(source).toBe('*Magic: The Gathering, September 25, 2026* · Since 2016');
  });
});
