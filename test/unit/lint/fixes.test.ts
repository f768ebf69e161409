import { describe, expect, it } from 'vitest';
import type { Edit, Finding, FixKind } from '../../../server/src/lint/finding.js';
import { applyEdits, fixAll, safeEdits } from '../../../server/src/lint/fix/fixes.js';

function edit(start: number, end: number, newText: string): Edit {
  return { span: { start, end }, newText };
}

/** A finding with a fix of these edits. */
function finding(kind: FixKind, ...edits: Edit[]): Finding {
  const span = { start: 0, end: 1 };
  const fix = { kind, title: 'Fix', edits };
  return { rule: 'some-rule', severity: 'warning', message: 'There.', cite: null, card: null, span, fix };
}

describe('all safe fixes', () => {
  it('do not include suggestions', () => {
    expect(safeEdits([finding('suggestion', edit(0, 1, 'x')), finding('safe', edit(3, 4, 'y'))])).toEqual([
      edit(3, 4, 'y'),
    ]);
  });

  it('skip a fix that touches one before it, with all of its edits', () => {
    const first = finding('safe', edit(0, 4, 'a'));
    expect(safeEdits([first, finding('safe', edit(2, 6, 'b'), edit(8, 9, 'c'))])).toEqual([edit(0, 4, 'a')]);
    expect(safeEdits([first, finding('safe', edit(4, 4, 'b'))])).toEqual([edit(0, 4, 'a')]);
    expect(safeEdits([first, finding('safe', edit(5, 5, 'b'))])).toHaveLength(2);
  });

  it('stop if two rules undo each other’s fixes', () => {
    const toggling = (text: string) => [finding('safe', edit(0, 1, text.startsWith('a') ? 'b' : 'a'))];
    expect(fixAll('a', toggling).count).toBe(1);
    expect(fixAll('a', (text) => [finding('safe', edit(text.length, text.length, 'a'))]).text.length).toBeLessThan(20);
  });
});

describe('edits', () => {
  it('are applied from any order, skipping one that overlaps another', () => {
    expect(applyEdits('one two three', [edit(8, 13, '3'), edit(0, 3, '1'), edit(2, 5, 'x')])).toBe('1 two 3');
    expect(applyEdits('one', [edit(3, 3, ' two'), edit(0, 0, 'zero ')])).toBe('zero one two');
  });
});
