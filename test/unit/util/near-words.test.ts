import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editDistance,
  isOneErrorApart,
  isSwapped,
  nearestWord,
  nearestWords,
  nearWords,
  oneErrorFrom,
  typingErrors,
} from '../../../server/src/util/near-words.js';

const atMost = (edits: number) => ({ maxEdits: () => edits });

describe('typingErrors', () => {
  it('counts two swapped neighbours as one error, which are two edits', () => {
    expect(typingErrors('flyign', 'flying')).toBe(1);
    expect(editDistance('flyign', 'flying')).toBe(2);
  });

  it('counts other edits letter by letter', () => {
    expect(typingErrors('flying', 'flying')).toBe(0);
    expect(typingErrors('fling', 'flying')).toBe(1);
    expect(typingErrors('glyign', 'flying')).toBe(2);
    expect(typingErrors('gylign', 'flying')).toBe(3);
  });

  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  it('is one exactly for the words that isOneErrorApart accepts', () => {
    fc.assert(fc.property(words, words, (a, b) => isOneErrorApart(a, b) === (typingErrors(a, b) === 1)));
  });
});

describe('isSwapped', () => {
  it.each([
    ['ab', 'ba', true],
    ['trample', 'trpmale', false],
    ['trample', 'trmaple', true],
    ['ab', 'ab', false],
    ['ab', 'abc', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isSwapped(a, b)).toBe(expected);
  });
});

describe('nearWords', () => {
  it('finds words within the maximum number of edits, in their order and whatever their case', () => {
    expect(nearWords('goblin', ['Gobbling', 'Goblins', 'Elf', 'Goblin'], atMost(2))).toEqual([
      { word: 'Gobbling', edits: 2 },
      { word: 'Goblins', edits: 1 },
      { word: 'Goblin', edits: 0 },
    ]);
  });

  it('passes the words to the policy in lower case', () => {
    const passed: string[] = [];
    const maxEdits = (written: string, known: string) => {
      passed.push(written, known);
      return 0;
    };
    expect(nearWords('ELF', ['Elk'], { maxEdits })).toEqual([]);
    expect(passed).toEqual(['elf', 'elk']);
  });

  it('rejects even the same word if the maximum is negative', () => {
    expect(nearWords('elf', ['elf'], atMost(-1))).toEqual([]);
  });
});

describe('nearestWords', () => {
  it('sorts by the number of edits, then by the order of the known words', () => {
    expect(nearestWords('cat', ['bats', 'hat', 'bat', 'cat'], atMost(2))).toEqual(['cat', 'hat', 'bat', 'bats']);
  });

  it('may prefer the same first letter among equally near words', () => {
    const policy = { ...atMost(1), prefersSameStart: true };
    expect(nearestWords('cat', ['hat', 'Car', 'cat'], policy)).toEqual(['cat', 'Car', 'hat']);
  });
});

describe('nearestWord', () => {
  it('is the first of the nearest words, or null', () => {
    expect(nearestWord('cat', ['hat', 'bat'], atMost(1))).toBe('hat');
    expect(nearestWord('cat', ['elephant'], atMost(1))).toBe(null);
  });
});

describe('oneErrorFrom', () => {
  it('is every word that one typing error may have turned into another', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, (written, right) => {
        expect([...oneErrorFrom(written, 'abc')].includes(right)).toBe(isOneErrorApart(written, right));
      }),
    );
  });

  it('begins with the likeliest errors', () => {
    expect([...oneErrorFrom('ab', 'c')]).toEqual(['ba', 'b', 'a', 'cab', 'acb', 'abc', 'cb', 'ac']);
  });
});
