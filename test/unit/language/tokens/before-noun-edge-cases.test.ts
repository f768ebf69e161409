import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.js';

describe('the count of a token phrase', () => {
  it.each([
    'a number of',
    'twice that many',
    'double X',
    'three times X',
    'three times that many',
    '2X',
    'that many',
    'that many plus one',
    'that many minus one',
    'one plus X',
    'an additional',
    'one or more',
    'any number of',
    'half that many',
    'half X',
    'up to two',
    'up to X',
    'the',
    'those',
    'that',
    'both',
    'two more',
    'two additional',
    'two other',
    'another',
    'X',
    '12',
  ])('is read whole: %s', (count) => {
    expect(partsOf(`Create ${count} red Goblin creature tokens.`)).toEqual([
      [`count ${count}`, 'colors red', 'subtype Goblin', 'type creature', 'noun tokens'],
    ]);
  });

  it.each([
    ['twice two', ['unknown twice', 'unknown two']],
    ['2 X', ['count 2', 'subtype X']],
    ['a dozen', ['count a', 'unknown dozen']],
  ])('is not a sum or product of anything else: %s', (count, first) => {
    expect(partsOf(`Create ${count} red creature tokens.`)[0]?.slice(0, 2)).toEqual(first);
  });

  it('is no sum with an article', () => {
    expect(partsOf('Create that many plus a red Goblin creature tokens.')).toEqual([]);
  });
});

describe('the words before the noun', () => {
  /** The parts before "creature token". */
  const partsBefore = (words: string) => partsOf(`Create a ${words} Goblin creature token.`)[0]?.slice(1, -3) ?? null;

  it.each([
    ['1/1 {R}', ['pt 1/1', 'colors {R}']],
    ['{R} 1/1', null],
    ['1/1 {T}', null],
    ['+1/+1', null],
    ['1/', ['unknown 1/']],
    ['1 / 1', ['unknown 1 / 1']],
    ['1\\1', ['unknown 1\\1']],
    ['1-1', ['unknown 1-1']],
    ['X / X', ['unknown X / X']],
    ['1', ['unknown 1']],
  ])('may be a power and toughness, also a broken one: %s', (words, parts) =>
    expect(partsBefore(words)).toEqual(parts),
  );

  it.each([
    ['white and silver', ['colors white and silver']],
    ['silver and white', ['colors silver and white']],
    ['white and balck', ['colors white and balck']],
    ['balck and white', ['colors balck and white']],
    ['White and blue', ['colors White and blue']],
    ['red and Green', ['colors red and Green']],
    ['red, green, and blue', ['colors red, green, and blue']],
    ['red green', ['colors red', 'colors green']],
    ['colorless', ['colors colorless']],
    ['domainless', ['colors domainless']],
    ['snow red', ['supertype snow', 'colors red']],
    ['silver', ['unknown silver']],
    ['white and odd big', null],
    ['white and tapped', null],
    ['white and two', null],
    ['red and snow', null],
  ])('may be colors: %s', (words, parts) => expect(partsBefore(words)).toEqual(parts));

  it.each([
    ['transforming double-faced red', ['double-faced transforming double-faced', 'colors red']],
    ['double-faced red', ['double-faced double-faced', 'colors red']],
    ['transforming red', ['unknown transforming', 'colors red']],
    ['big, bad', ['unknown big', 'unknown ,', 'unknown bad']],
    ['big bad old odd', ['unknown big', 'unknown bad', 'unknown old', 'unknown odd']],
    ['big bad fat old odd', null],
  ])('may be others, of which four may be unknown: %s', (words, parts) => expect(partsBefore(words)).toEqual(parts));

  it.each([
    ['Birds of Paradise', 'subtype Birds of Paradise'],
    ['Bird of the Paradise', 'subtype Bird of the Paradise'],
  ])('may be a name with small words: %s', (name, part) => {
    expect(partsOf(`Create a ${name} token.`)).toEqual([['count a', part, 'noun token']]);
    expect(partsOf('Create a Bird of paradise token.')).toEqual([]);
  });
});

describe('the noun', () => {
  it.each([
    ['a Food toekn', ['count a', 'subtype Food', 'noun toekn']],
    ['a Food tokns', ['count a', 'subtype Food', 'noun tokns']],
    ['two Food tokesn', ['count two', 'subtype Food', 'noun tokesn']],
    ['a Food token token', ['count a', 'subtype Food', 'noun token', 'noun token']],
    ['a Food Toekn', ['count a', 'subtype Food', 'subtype Toekn']],
    ['a Food taken', undefined],
    ['a Food roken', undefined],
    ['a Food oken', undefined],
  ])('may be misspelt, but not in its first letter: %s', (words, parts) => {
    expect(partsOf(`Create ${words}.`)[0]).toEqual(parts);
  });
});

describe('colors after the noun', () => {
  it.each([
    ['that are all colors', 'colors'],
    ['that are both red and green', 'colors'],
    ['that are white and silver', 'colors'],
    ['that are silver', 'colors'],
    ['that are red, green, and blue', 'colors'],
    ["that's colorless", 'colors'],
    ['that are Silver', 'unknown'],
  ])('%s', (words, kind) => {
    expect(partsOf(`Create two Goblin creature tokens ${words}.`)[0]?.at(-1)).toBe(`${kind} ${words}`);
  });
});
