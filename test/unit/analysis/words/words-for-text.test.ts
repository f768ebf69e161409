import { describe, expect, it } from 'vitest';
import { wordsForText } from '../../../../server/src/analysis/words/words-for-text.js';
import { noOwnWords, type OwnWords } from '../../../../server/src/language/grammar/vocabulary.js';

const own: OwnWords = {
  ...noOwnWords,
  subtypes: ['berry', 'emberkin', 'og'],
  actions: ['kindle', 'make camp'],
  abilityWords: ['harvest'],
  symbols: ['i'],
};

describe('the words of a set that matter to a text', () => {
  it.each<[string, string, Partial<OwnWords>]>([
    ['a word', 'Destroy target Berry.', { subtypes: ['berry'] }],
    ['its plural', 'Destroy all Berries.', { subtypes: ['berry'] }],
    ['the plural of a short word', 'Destroy all Ogs.', { subtypes: ['og'] }],
    ['what is not one', 'Destroy target nonberry permanent.', { subtypes: ['berry'] }],
    ['a form of a verb', 'Whenever you kindled a card, draw a card.', { actions: ['kindle'] }],
    ['a typing error', 'Destroy target Ebmerkin.', { subtypes: ['emberkin'] }],
    ['one of several words', 'Scry 2, then make a camp.', { actions: ['make camp'] }],
    ['an ability word', 'Harvest — When this creature enters, hum.', { abilityWords: ['harvest'] }],
    ['a symbol', '{2}{I}: Hum.', { symbols: ['i'] }],
  ])('include those of %s', (_, text, expected) => {
    expect(wordsForText(text, own)).toEqual({ ...noOwnWords, ...expected });
  });

  it('include an ability word only at the start of a line', () => {
    expect(wordsForText('Flying\nHum at the harvest.', own)).toBe(noOwnWords);
  });

  it('are found by the first letters of a word of any length', () => {
    const long = { ...noOwnWords, subtypes: ['y'.repeat(50)] };
    expect(wordsForText(`Destroy target ${'Y'.repeat(100_000)}.`, long)).toEqual(long);
    expect(wordsForText(`Destroy target ${'z'.repeat(100_000)}.`, long)).toBe(noOwnWords);
  });

  it('are those of the latest state of the set, after small and large changes', () => {
    const many = Array.from({ length: 60 }, (_, at) => `q${'aeiou'[at % 5]}rr${'aeiou'[at % 4]}ll${'aei'[at % 3]}`);
    const states = [['zorble'], ['mivvet', 'zorble'], ['mivvet'], [...many, 'mivvet'], [...many, 'zorble'], ['zorble']];
    for (const subtypes of states) {
      const set = { ...noOwnWords, subtypes };
      for (const word of ['zorble', 'mivvet']) {
        const expected = subtypes.includes(word) ? [word] : [];
        expect(wordsForText(`Destroy all ${word}s.`, set).subtypes).toEqual(expected);
      }
    }
  });

  it('are found by the forms of what they are now', () => {
    const text = 'Creeped';
    expect(wordsForText(text, { ...noOwnWords, actions: ['creep'] }).actions).toEqual(['creep']);
    expect(wordsForText(text, { ...noOwnWords, subtypes: ['creep'] })).toBe(noOwnWords);
  });

  it('are none for a text of other words', () => {
    expect(wordsForText('Draw a card. ({T}: Add {G}.)', own)).toBe(noOwnWords);
    expect(wordsForText('Destroy target Berry.', noOwnWords)).toBe(noOwnWords);
  });
});
