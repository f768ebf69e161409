import { describe, expect, it } from 'vitest';
import type { Finding, FixKind } from '../../../server/src/lint/finding.js';
import type { RuleEdit } from '../../../server/src/lint/fix/edited-text.js';
import { suggestedEdits } from '../../../server/src/workspace/sets/suggestions.js';

const edit = (start: number, end: number, newText = 'x') => ({ span: { start, end }, newText });
const finding = (rule: string, kind: FixKind, ...edits: ReturnType<typeof edit>[]): Finding => ({
  rule,
  severity: 'warning',
  message: '',
  cite: null,
  card: null,
  span: edits[0]!.span,
  fix: { kind, title: '', edits },
});
const safe = (...edits: ReturnType<typeof edit>[]): RuleEdit[] => edits.map((each) => ({ ...each, rules: ['safe'] }));
const rulesOf = (edits: readonly RuleEdit[]) => edits.map(({ rules }) => rules.join());

describe('suggestions beside safe fixes', () => {
  it('contain all edits of a suggestion, in text order, and no safe fix', () => {
    const found = [
      finding('late', 'suggestion', edit(20, 22)),
      finding('safe', 'safe', edit(10, 12)),
      finding('early', 'suggestion', edit(0, 2), edit(4, 6)),
    ];
    expect(suggestedEdits(found, safe(edit(10, 12)))).toEqual([
      { ...edit(0, 2), rules: ['early'] },
      { ...edit(4, 6), rules: ['early'] },
      { ...edit(20, 22), rules: ['late'] },
    ]);
  });

  it.each([
    ['overlaps', edit(8, 11)],
    ['touches the start of', edit(8, 10)],
    ['touches the end of', edit(12, 14)],
    ['surrounds', edit(5, 20)],
  ])('leave out one that %s a safe fix', (_how, place) => {
    expect(suggestedEdits([finding('near', 'suggestion', place)], safe(edit(10, 12)))).toEqual([]);
  });

  it('leave out one that touches an earlier suggestion', () => {
    const found = [
      finding('first', 'suggestion', edit(0, 4)),
      finding('second', 'suggestion', edit(4, 6)),
      finding('third', 'suggestion', edit(7, 8)),
    ];
    expect(rulesOf(suggestedEdits(found, []))).toEqual(['first', 'third']);
  });
});
