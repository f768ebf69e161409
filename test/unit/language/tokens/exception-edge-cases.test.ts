import { describe, expect, it } from 'vitest';
import { exceptionOf } from './parts.js';

/** What "except …" gives a copy. */
const given = (words: string) => exceptionOf(`Create a token that's a copy of target creature, except ${words}.`);

describe('the exception of a copy', () => {
  it.each([
    ["it's a 1/1 and has haste", ['pt 1/1', 'keyword haste']],
    ["it's 1/1 with haste", ['pt 1/1', 'keyword haste']],
    ["they're 1/1", ['pt 1/1']],
    ["it's odd red Spirit", ['colors red', 'subtype Spirit']],
    ["it's a Spirit named Pim", ['subtype Spirit', 'name Pim']],
    ["it's a Spirit named pim", ['subtype Spirit']],
    ["it's red with no", ['colors red']],
    ["it can't block", ["unquoted can't block"]],
    ['draw it and it has haste', ['keyword haste']],
  ])('describes the token: %s', (words, parts) => expect(given(words)).toEqual(parts));

  it.each(['it has', 'he has', 'she has', 'they have', 'they gain', 'it gains', 'with', 'each has', 'the token has'])(
    'gives an ability to its subject: %s haste',
    (words) => expect(given(`${words} haste`)).toEqual(['keyword haste']),
  );

  it.each(['that token has', 'the tokens have', 'those tokens have', 'each token has', 'the copy has'])(
    'gives an ability to its subject: %s haste',
    (words) => expect(given(`${words} haste`)).toEqual(['keyword haste']),
  );

  it.each(["she's", "he's", "it's", "they're", 'its', 'it is', 'becomes', 'be', 'they are', 'they become'])(
    'gives a subtype after a verb: %s a Spirit',
    (words) => expect(given(`${words} a Spirit`)).toEqual(['subtype Spirit']),
  );

  it.each([
    ['its name is Pim', ['name Pim']],
    ['its name becomes “Pim”', ['name Pim']],
    ['its name is the “Pim”', ['name Pim']],
    ['their names are Pim', ['name Pim']],
    ['its name is pim pam and it has haste', ['name pim pam', 'keyword haste']],
    ['its name has haste', []],
  ])('gives a name: %s', (words, parts) => expect(given(words)).toEqual(parts));

  it.each([
    ['its power and toughness are 1/1', ['pt 1/1']],
    ['its base power and toughness are each 4', ['pt 4']],
    ['its power and toughness are both 4', ['pt 4']],
    ['it has base power and toughness 2/2', ['pt 2/2']],
    ['their power and toughness is 2/2', ['pt 2/2']],
    ['its power and toughness are 4', []],
    ['its power is 2', []],
  ])('gives power and toughness: %s', (words, parts) => expect(given(words)).toEqual(parts));

  it.each([
    ["it's black in addition to its other colors", ['colors black', 'adds colors']],
    ["it's a Spirit in addition to its other creature types", ['subtype Spirit', 'adds types']],
    [
      "it's a black Spirit in addition to its other colors and creature types",
      ['colors black', 'subtype Spirit', 'adds types', 'adds colors'],
    ],
  ])('may add to what is copied: %s', (words, parts) => expect(given(words)).toEqual(parts));

  it.each(["it's not legendary", "it isn't legendary", 'it has haste if you win', 'it has haste as long as you win'])(
    'gives nothing if it takes away or depends: %s',
    (words) => expect(given(words)).toEqual([]),
  );
});
