import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseOf } from '../../../server/src/language/outdated/course.js';
import { readChanges } from '../../../server/src/language/outdated/notation.js';
import { migrateText } from '../../../server/src/migration/migrate-text.js';

const head = { name: 'Willow Scout', typeLine: 'Creature — Elf Scout' };
const courses = { forwards: courseOf('2017-08', '2026-09-25'), back: courseOf('2026-09-25', '2017-08') };

const pieces = [
  'Willow Scout',
  'this creature',
  'enters',
  'the battlefield',
  'under your control',
  'Whenever a land',
  'target creature or player',
  'any target',
  'that player',
  'he or she',
  'his or her library',
  'their',
  'puts the top card of',
  'into',
  'graveyard',
  'Add {G}',
  'to your mana pool',
  'Search your library for a card',
  ', and put it into your hand',
  '. Then',
  'shuffle your library',
  'sacrifices a creature',
  'Sacrifice',
  ': It deals',
  '{E}{E}{E}{E}{E}',
  '(',
  ')',
  '"',
  '.',
  '\n',
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

function migrated(text: string, course: keyof typeof courses): string {
  let at = 0;
  let result = '';
  for (const { span, newText } of migrateText(text, head, courses[course])) {
    expect(span.start).toBeGreaterThanOrEqual(at);
    expect(span.end).toBeLessThanOrEqual(text.length);
    result += text.slice(at, span.start) + newText;
    at = span.end;
  }
  return result + text.slice(at);
}

describe('any text', () => {
  it.each(['forwards', 'back'] as const)('can be migrated %s, with edits in order', (course) => {
    fc.assert(
      fc.property(texts, (text) => {
        migrated(text, course);
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  it('has the newer wording after a few passes at most', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let current = text;
        for (let pass = 0; pass < 4; pass++) current = migrated(current, 'forwards');
        expect(migrated(current, 'forwards')).toBe(current);
      }),
      { numRuns: 300, seed: 12 },
    );
  });

  it('takes time in proportion to its length', () => {
    const long = 'Search your library for a card and put the card and put it if any target deals he or she '.repeat(
      400,
    );
    expect(migrated(long, 'forwards').length).toBeGreaterThan(10_000);
    expect(migrated(long, 'back').length).toBeGreaterThan(10_000);
  });
});

describe('the notation of changed wordings', () => {
  it.each([
    'any-target “any target”',
    '  without a class = x',
    'any-target 2018-04 title\n  no sign',
    'a 2018-04 b\n  (a = b',
  ])('names the line that is not in it: %j', (text) => {
    expect(() => readChanges(text)).toThrow('Not in the notation: ');
  });
});
