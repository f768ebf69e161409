import { describe, expect, it } from 'vitest';
import { Linter } from '../../../server/src/lint/engine/engine.js';
import type { FixKind } from '../../../server/src/lint/finding.js';
import type { Rule, RuleOf } from '../../../server/src/lint/rule.js';
import { defaultSettings } from '../../../server/src/lint/settings.js';
import { cardWith } from '../support/lint.js';
import { snapshotOf } from '../support/snapshot.js';

const span = { start: 0, end: 5 };
const change = { title: 'Change', edits: [{ span, newText: 'Flame' }] };

/** The fix of the finding of a rule for whole files that promises `promised` and offers `fix`. */
function fixOf(promised: FixKind | 'none', fix: { title: string; edits: typeof change.edits; kind?: FixKind } | null) {
  const rule: RuleOf<'file'> = {
    id: 'own',
    scope: 'file',
    summary: 'Finds something.',
    why: 'It is a test.',
    cite: () => null,
    severity: 'warning',
    fix: promised,
    appliesTo: { test: () => true, label: 'every rulebook' },
    examples: [],
    check: (_file, report) => report({ span, message: 'Here.', fix }),
  };
  const linter = new Linter([rule as unknown as Rule]);
  return linter.lint(snapshotOf({ 'a.cards': cardWith('Draw a card.') }), defaultSettings).findings.all[0]?.fix;
}

describe('the fix of a rule for whole files', () => {
  it('is offered as its rule promises', () => {
    expect(fixOf('safe', change)).toEqual({ kind: 'safe', ...change });
    expect(fixOf('suggestion', change)).toEqual({ kind: 'suggestion', ...change });
    expect(fixOf('safe', { ...change, kind: 'suggestion' })).toEqual({ kind: 'suggestion', ...change });
    expect(fixOf('suggestion', { ...change, kind: 'safe' })).toEqual({ kind: 'suggestion', ...change });
  });

  it('is not offered if the rule promises none, or it changes nothing', () => {
    expect(fixOf('none', change)).toBeNull();
    expect(fixOf('safe', { title: 'Change', edits: [] })).toBeNull();
    expect(fixOf('safe', null)).toBeNull();
  });
});
