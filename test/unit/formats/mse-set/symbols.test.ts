import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, symbolText } from '../../../../server/src/formats/notation/mse-symbols.js';

describe('the symbols of Magic Set Editor', () => {
  it.each([
    ['2RR', '{2}{R}{R}'],
    ['T', '{T}'],
    ['10X', '{10}{X}'],
    ['R/G', '{R/G}'],
    ['2/W2/W', '{2/W}{2/W}'],
    ['12/W', '{1}{2/W}'],
    ['H/R', '{R/P}'],
    ['R/P', '{R/P}'],
    ['H/R/G', '{R/G/P}'],
    ['W/U/B', '{W/U/B}'],
    ['|R', '{HR}'],
    ['|1', '{½}'],
    ['EE', '{E}{E}'],
    ['TKTK', '{TK}{TK}'],
    ['INF', '{∞}'],
    ['chaos', '{CHAOS}'],
    ['acorn', '{acorn}'],
    ['+1', '+1'],
    ['-2', '-2'],
    ['=0', '0'],
    ['{2}{R}', '{2}{R}'],
    ['', ''],
  ])('%s is %s', (run, text) => {
    expect(symbolText(run)).toBe(text);
  });

  it('are encoded so that they are read back unchanged', () => {
    expect(codesOf('{2}{W/U}{G/P}{T}')).toBe('2W/UH/GT');
    expect(codesOf('{½}{HW}{∞}{CHAOS}')).toBe('|1|WINFchaos');
  });

  it('are not encoded if they would be read as something else', () => {
    expect(['{1}{0}', '{foo bar}', '{T}{K}', '{t}{x}', 'T', '{}'].map(codesOf)).toEqual(Array(6).fill(null));
  });

  it('can be any sequence of characters, each read once', () => {
    const run = fc.string({ unit: fc.constantFrom(...'0129WURGXTKPH/|+-=abc∞?🜂 '), maxLength: 40 });
    fc.assert(
      fc.property(run, (text) => {
        const written = codesOf(symbolText(text));
        expect(written === null || symbolText(written) === symbolText(text)).toBe(true);
      }),
    );
  });
});
