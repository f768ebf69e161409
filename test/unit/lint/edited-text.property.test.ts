import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EditedText, type RuleEdit } from '../../../server/src/lint/fix/edited-text.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { seeded } from '../support/seeded.js';

/** Numbers from which sorted span ends are derived once the length of a text is known, and the new text. */
const round = fc.array(fc.tuple(fc.nat(60), fc.constantFrom('', 'a', 'bc', 'def')), { maxLength: 6 });

/** Edits of a text of some length that do not overlap. */
function editsFrom(numbers: readonly (readonly [number, string])[], length: number, rule: string): RuleEdit[] {
  const places = numbers.map(([number]) => number % (length + 1)).sort((a, b) => a - b);
  const edits: RuleEdit[] = [];
  for (let i = 0; i + 1 < places.length; i += 2) {
    edits.push({ span: { start: places[i]!, end: places[i + 1]! }, newText: numbers[i]![1], rules: [rule] });
  }
  return edits;
}

describe('many rounds of edits', () => {
  it('are returned as one list of edits of the original', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.array(round, { maxLength: 5 }), (original, rounds) => {
        const edited = new EditedText(original);
        let text = original;
        for (const [number, numbers] of rounds.entries()) {
          const edits = editsFrom(numbers, text.length, `rule-${number}`);
          text = applyEdits(text, edits);
          edited.apply(edits);
          expect(edited.text).toBe(text);
        }
        const edits = edited.edits();
        expect(applyEdits(original, edits)).toBe(text);
        for (const [i, { span, newText, rules }] of edits.entries()) {
          expect(newText).not.toBe(original.slice(span.start, span.end));
          expect(rules.length).toBeGreaterThan(0);
          if (i > 0) expect(span.start).toBeGreaterThan(edits[i - 1]!.span.end);
        }
      }),
      seeded,
    );
  });

  it('name the rules they come from, even if one edit replaced another', () => {
    const edited = new EditedText('create a treasure token token');
    edited.apply([
      { span: { start: 9, end: 10 }, newText: 'T', rules: ['predefined-lowercase'] },
      { span: { start: 23, end: 29 }, newText: '', rules: ['token-word-doubled'] },
    ]);
    edited.apply([{ span: { start: 7, end: 17 }, newText: 'two Foods', rules: ['other'] }]);
    expect(edited.edits()).toEqual([
      { span: { start: 7, end: 17 }, newText: 'two Foods', rules: ['predefined-lowercase', 'other'] },
      { span: { start: 23, end: 29 }, newText: '', rules: ['token-word-doubled'] },
    ]);
  });

  it('result in no edits if they undo each other', () => {
    const edited = new EditedText('abc');
    edited.apply([{ span: { start: 1, end: 2 }, newText: 'x', rules: ['one'] }]);
    edited.apply([{ span: { start: 1, end: 2 }, newText: 'b', rules: ['two'] }]);
    expect(edited.edits()).toEqual([]);
  });
});
