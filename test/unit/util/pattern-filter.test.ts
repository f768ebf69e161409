import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PatternFilter } from '../../../server/src/util/pattern-filter.js';
import { requiredTexts } from '../../../server/src/util/required-texts.js';
import { seeded } from '../support/seeded.js';

describe('the texts that a pattern requires', () => {
  const cases: readonly [pattern: RegExp, texts: readonly string[] | null][] = [
    [/\bEOT\b/, ['eot']],
    [/\b(?:CMC|cmc)\b/, ['cmc']],
    [/[Tt]his (?:card|spell)/, ['this card', 'this spell']],
    [/do(?:es)?(?= (?:\d+|X) damage\b)/, [' damage']],
    [/(?<=\{T\}) and (?=\{Q\})/, ['{t} and {q}']],
    [/(?<!no )card(?! name)/, ['card']],
    [/\w+s?/, null],
    [/draw|\d/, null],
    [/(?:ab){2,}c*d?/, ['ab']],
    [/[a-c]x{1}[^y]|(?<name>z)\k<name>/, ['x', 'z']],
    [/\u2014\p{Lu}.\n$/u, ['\n']],
    [/été/i, ['t']],
  ];
  it.each(cases)('%s', (pattern, texts) => {
    expect(requiredTexts(pattern)).toEqual(texts);
  });
});

describe('PatternFilter', () => {
  it('keeps the patterns that may match, in their order', () => {
    const any = { pattern: /\w+/g };
    const given = { pattern: /\w+ing/g, has: ['Flying'] };
    const shown = { pattern: /(?<=\btarget )player/g };
    const filter = new PatternFilter([any, given, shown]);
    expect(filter.mayMatch('flying')).toEqual([any, given]);
    expect(filter.mayMatch('Target Player')).toEqual([any, shown]);
    expect(filter.mayMatch('')).toEqual([any]);
  });

  it('keeps every pattern that matches', () => {
    const { source } = fc.letrec<{ source: string }>((tie) => ({
      source: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(
          'a',
          'B',
          'c ',
          '\\b',
          '^',
          '$',
          '.',
          '[aB]',
          '[^a]',
          '[a-c]',
          '\\w',
          '\\{',
          '\\u0061',
          '’',
          'É',
        ),
        fc.tuple(tie('source'), tie('source')).map(([a, b]) => a + b),
        fc.tuple(tie('source'), tie('source')).map(([a, b]) => `(?:${a}|${b})`),
        fc
          .tuple(fc.constantFrom('?:', '', '?=', '?!', '?<=', '?<!'), tie('source'))
          .map(([kind, inner]) => `(${kind}${inner})`),
        fc
          .tuple(tie('source'), fc.constantFrom('?', '*', '+', '{2}', '{0,1}', '{1,}?'))
          .map(([inner, quantifier]) => `(?:${inner})${quantifier}`),
      ),
    }));
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'c', ' ', '{', '’', 'É', 'é') }), {
      minLength: 5,
      maxLength: 20,
    });
    fc.assert(
      fc.property(source, fc.constantFrom('u', 'iu', 'm', 'i'), texts, (source, flags, texts) => {
        const pattern = new RegExp(source, flags);
        const filter = new PatternFilter([{ pattern }]);
        for (const text of texts) if (pattern.test(text)) expect(filter.mayMatch(text)).toHaveLength(1);
      }),
      seeded,
    );
  });
});
