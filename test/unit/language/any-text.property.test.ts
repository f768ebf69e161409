import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../../server/src/language/lexicon.js';
import type { PhrasePart } from '../../../server/src/language/tokens/ast.js';
import { parseRules } from '../../../server/src/language/tokens/parse.js';
import { isSoftBreak } from '../../../server/src/text/soft-break.js';
import { scanWords } from '../../../server/src/text/words.js';

/** Random sequences of pieces of card text, which reach deeper into the grammar than random letters. */
const piece = fc.constantFrom(
  'create',
  'Create',
  'creates',
  'created',
  'a',
  'an',
  'two',
  'X',
  '1/1',
  'X/X',
  'red',
  'white and blue',
  'colorless',
  'Goblin',
  'Boo',
  'Time Lord',
  'creature',
  'artifact',
  'token',
  'tokens',
  'Token',
  'with',
  'flying',
  '"This token can\'t block."',
  '"',
  "'",
  '(',
  ')',
  'named',
  "that's",
  'a copy of',
  'target creature',
  ', except',
  'it has haste',
  'tapped and attacking',
  'attached to',
  'for each',
  'equal to',
  ', where X is',
  'instead',
  '.',
  ',',
  'and',
  'or',
  'plus',
  'those tokens',
  'If you would',
  'Whenever',
  '—',
  '•',
  '\n',
  '{T}:',
  'legendary',
  'of',
  'the',
  'play',
  ':rb_might:',
  'unit',
  '[M]',
  'Put',
  'into play',
  'Treat this token as',
  'It gains haste',
  'your choice of',
  '\u{1F409}',
  '“',
  '”',
  '’',
  '\uFFFD',
);
const cardText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' '));
const dialect = fc.constantFrom<Dialect>('magic', 'riftbound', 'fifth');

describe('any text', () => {
  it('is read without an exception, with every span inside it', () => {
    fc.assert(
      fc.property(fc.oneof(cardText, fc.string({ unit: 'binary', maxLength: 200 })), dialect, (text, game) => {
        for (const { span, items } of parseRules(text, game).phrases) {
          expect(span.start).toBeLessThanOrEqual(span.end);
          for (const item of items) expect(item.span.start >= 0 && item.span.end <= text.length).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('loses no character: words, white space and breaks within a sentence make up the whole text', () => {
    fc.assert(
      fc.property(fc.oneof(cardText, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
        const spaced = text.replace(/\n/g, (line, offset) => (isSoftBreak(text, offset) ? ' ' : line));
        let rest = '';
        let at = 0;
        for (const word of scanWords(text)) {
          rest += spaced.slice(at, word.start);
          at = word.end;
        }
        expect((rest + spaced.slice(at)).replace(/[ \t\r\u00a0]/g, '')).toBe('');
      }),
      { numRuns: 1500 },
    );
  });

  it('has every word of a token phrase in one of the phrase’s parts, in order', () => {
    fc.assert(
      fc.property(cardText, dialect, (text, game) => {
        const { words, phrases } = parseRules(text, game);
        for (const item of phrases.flatMap((phrase) => phrase.items)) {
          const inside = words.filter((word) => word.start >= item.span.start && word.end <= item.span.end);
          const includes = (part: PhrasePart, start: number, end: number) =>
            part.span.start <= start && end <= part.span.end;
          for (const word of inside)
            expect(
              item.parts.some((part) => includes(part, word.start, word.end)),
              word.text,
            ).toBe(true);
          for (const [index, part] of item.parts.entries()) {
            if (index > 0) expect(part.span.start).toBeGreaterThanOrEqual(item.parts[index - 1]!.span.end);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
