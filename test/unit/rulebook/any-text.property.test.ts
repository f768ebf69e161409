import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bundledLibrary } from '../../../server/src/rulebook/bundled.js';
import { citations } from '../../../server/src/rulebook/cite.js';
import { readRulebook } from '../../../server/src/rulebook/load.js';
import { readWordsFile } from '../../../server/src/rulebook/words-file.js';
import { LineIndex } from '../../../server/src/text/line-index.js';

const scraps = fc.constantFrom(
  ...[
    '111.',
    '111.1.',
    '111.10a',
    '182.1.a.',
    ' A rule.',
    ' see rule',
    'Example:',
    'Glossary',
    'Credits',
    '\n',
    '\r\n',
    '\r',
    '\n\n',
  ],
  ...[
    '\f',
    '\ufeff',
    '\u00ad',
    '-',
    '—',
    '• ',
    '~ ',
    '[tokens.1] ',
    '[constructor.1] x',
    '205.3m called creature types. The ',
    '701.2. Tap and ',
  ],
  ...[
    'Rulebook: a\n',
    'Base: magic-2024-06\n',
    'Remove: 111\n',
    'Words: magic\n',
    'Question: ',
    'Answer: ',
    '__proto__',
    '23',
    '“',
    '”',
    ' types are ',
  ],
);
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.oneof(scraps, fc.string({ maxLength: 8 })), { maxLength: 60 }).map((parts) => parts.join('')),
);

test('readRulebook reads any text without an exception, with problems on lines of the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { lineCount } = new LineIndex(text);
      const { rulebook, problems } = readRulebook(text, { library: bundledLibrary });
      for (const { line } of [...problems, ...readWordsFile(text).problems])
        expect(line >= 0 && line < lineCount).toBe(true);
      if (rulebook === null) expect(problems).not.toEqual([]);
      else for (const [number, rule] of rulebook.rules) expect(number === rule.number && rule.text !== '').toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('citations are in order and never overlap', () => {
  const numbers = fc.constantFrom(
    '111.10a',
    '704',
    'rule ',
    'rules ',
    '-',
    '–',
    ' and ',
    '.',
    ' through ',
    '7',
    'a',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(numbers, { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      let at = 0;
      for (const { start, end, number } of citations(text)) {
        expect(start >= at && end <= text.length && text.startsWith(number, start)).toBe(true);
        at = end;
      }
    }),
    { numRuns: 2000 },
  );
});
