import { describe, expect, it } from 'vitest';
import { keywordsOf } from '../../../server/src/lint/helpers/keywords.js';
import { suspectKeywords } from '../../../server/src/lint/helpers/suspect-keywords.js';
import { edition } from '../support/phrases.js';

const keywords = keywordsOf(edition());

/** The words in places for keywords that are not keywords, with their certainty. */
function places(text: string): string[] {
  return suspectKeywords(text, keywords).map(({ span, words, certainty }) => {
    expect(text.slice(span.start, span.end).toLowerCase()).toBe(words);
    return `${words} (${certainty})`;
  });
}

describe('a line of keywords', () => {
  it.each([
    ['Fliyng', ['fliyng (alone)']],
    ['Vigilance, fliyng', ['fliyng (sure)']],
    ['Vigilance; fliyng', ['fliyng (sure)']],
    ['Fliyng (It does.)', ['fliyng (explained)']],
    ['Vigilance, Fliyng, haste', ['fliyng (sure)']],
    ['Wadr {2}', ['wadr (alone)']],
    ['Protection from red, fliyng', ['fliyng (sure)']],
    ['First stirke', ['first stirke (alone)']],
    ['Draw a card.\nVigilance, fliyng\nHaste, menance', ['fliyng (sure)', 'menance (sure)']],
  ])('%j has %j', (text, expected) => {
    expect(places(text)).toEqual(expected);
  });

  it.each([
    'Flying, vigilance',
    'Flying (It does.)',
    'Fliyng, hasste',
    'Fliyng.',
    'Fliyng: Draw',
    '“Fliyng',
    'fliyng',
    'FLIYNG',
    'Fly',
    'Fliyng — it does',
    'Vigilance, Fliyng Over Hills',
    'Vigilance, 2 apples',
    `Vigilance, ${'f'.repeat(90)}`,
    `Vigilance, fliyng ${'x'.repeat(90)}`,
    '',
    '\n\n',
  ])('%j has no suspect keyword', (text) => {
    expect(places(text)).toEqual([]);
  });

  it('has a maximum length, not counting its reminder text', () => {
    expect(places(`Vigilance, fliyng (${'It does. '.repeat(20)})`)).toEqual(['fliyng (explained)']);
    // The last length that counts, and the first that does not.
    const ward = (length: number) => `Fliyng {2}${'a'.repeat(length - 10)}`;
    expect(places(ward(90))).toEqual(['fliyng (alone)']);
    expect(places(ward(91))).toEqual([]);
  });
});

describe('a keyword in a sentence', () => {
  it.each([
    ['It gains fliyng until end of turn.', ['fliyng (sure)']],
    ['Creatures you control have hasste and fliyng.', ['hasste (sure)', 'fliyng (sure)']],
    ['It has flying, vigilence, and menance.', ['vigilence (sure)', 'menance (sure)']],
    ['Create a token with first stirke.', ['first stirke (sure)']],
    ['It loses fliyng (and falls).', ['fliyng (explained)']],
    ['It gains frostwalk until end of turn. (It can’t be blocked.)', ['frostwalk (explained)']],
    ['It gains flying or fliyng.', ['fliyng (sure)']],
    ['It gains fliyng', ['fliyng (sure)']],
    ['It gains fliyng and gains hasste.', ['fliyng (sure)', 'hasste (sure)']],
  ])('%j is %j', (text, expected) => {
    expect(places(text)).toEqual(expected);
  });

  it.each([
    'It gains flying.',
    'It gains first strike until end of turn.',
    'It has fliyng machines.',
    'It gains control of target creature.',
    'It gains 3 life.',
    'Whoever has either wins.',
    'It gains Fliyng.',
  ])('%j has no suspect keyword', (text) => {
    expect(places(text)).toEqual([]);
  });
});
