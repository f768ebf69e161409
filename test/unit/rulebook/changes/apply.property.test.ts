import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges } from '../../../../server/src/rulebook/changes/apply.js';
import { diffItems } from '../../../../server/src/rulebook/changes/diff.js';
import { compareItems, type RulesItem } from '../../../../server/src/rulebook/changes/items.js';
import { textOf, wordChanges } from '../../../../server/src/rulebook/changes/word-changes.js';

const words = fc.array(fc.constantFrom('hedge', 'gate', 'grows', 'rule 101.1', 'a', 'the', '“thorns”', 'Prune', '\n'), {
  minLength: 1,
  maxLength: 12,
});
const text = words.map((list) => list.join(' '));
const number = fc
  .tuple(fc.integer({ min: 100, max: 103 }), fc.integer({ min: 0, max: 4 }), fc.constantFrom('', 'a', 'b', 'k', 'm'))
  .map(([section, rule, letter]) => (rule === 0 ? `${section}` : `${section}.${rule}${letter}`));
const item: fc.Arbitrary<RulesItem> = fc.oneof(
  fc.record({ part: fc.constant('rule' as const), key: number, text }),
  fc.record({ part: fc.constant('term' as const), key: fc.constantFrom('Hedge', 'hedge', 'Gate', 'Thorns'), text }),
);
const items = fc
  .uniqueArray(item, { selector: ({ part, key }) => `${part} ${key.toLowerCase()}`, maxLength: 40 })
  .map((list) => list.sort(compareItems));

test('applying the difference to the older rules makes exactly the newer ones', () => {
  fc.assert(
    fc.property(items, items, (before, after) => {
      const changes = diffItems(before, after);
      expect(applyChanges(before, changes)).toEqual(after);
      for (const { from, part, text } of changes) {
        const old = before.find((each) => each.part === part && each.key === from);
        expect(textOf(text, 'before')).toBe(old?.text ?? '');
      }
    }),
    { numRuns: 300 },
  );
});

test('the pieces of a text make up both versions', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (before, after) => {
      const changes = wordChanges(before, after);
      expect(textOf(changes, 'before')).toBe(before);
      expect(textOf(changes, 'after')).toBe(after);
      expect(changes.every((piece) => piece.text !== '')).toBe(true);
    }),
    { numRuns: 500 },
  );
});
