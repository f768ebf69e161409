import { describe, expect, it } from 'vitest';
import { Linter } from '../../../server/src/lint/engine/engine.js';
import type { Rule } from '../../../server/src/lint/rule.js';
import { defaultSettings } from '../../../server/src/lint/settings.js';
import { cardWith, enabling, shown } from '../support/lint.js';
import { snapshotOf } from '../support/snapshot.js';
import { testRule } from '../support/test-rule.js';

const throws = () => {
  throw new RangeError('too deep\n    at somewhere');
};
const start = { start: 0, end: 4 };
const finds = testRule('card', 'finds', (_face, report) => report({ span: start, message: 'Here.' }));
const findsInFile = testRule('file', 'finds-in-file', (_file, report) => report({ span: start, message: 'Here.' }));
const cards = [cardWith('Create a Food token.'), cardWith('Draw a card.').replace('Ember', 'Cinder')].join('\n');

function lint(rules: readonly Rule[], text = cards, settings = defaultSettings) {
  return new Linter(rules).lint(snapshotOf({ 'a.cards': text }), settings).findings.all;
}

describe.each(['card', 'phrase', 'file', 'set'] as const)('a rule of the scope %s that throws', (scope) => {
  const fails = testRule(scope, 'fails', throws);

  it('does not affect other rules', () => {
    const found = lint([fails, finds, findsInFile]).map(({ rule: id }) => id);
    expect(found.filter((id) => id !== 'rule-failed')).toEqual(['finds-in-file', 'finds', 'finds']);
    expect(found).toContain('rule-failed');
  });

  it('is reported as information, with its error and how to report the bug', () => {
    const [finding] = lint([fails]);
    expect(finding).toMatchObject({ rule: 'rule-failed', severity: 'info', fix: null });
    expect(finding?.message).toMatch(/The rule fails failed on this (?:card|file) \(RangeError: too deep\); .*report/);
    expect(finding?.message).not.toContain('\n');
  });
});

describe('a rule that throws', () => {
  const fails = testRule('card', 'fails', throws);

  it('is reported once per card, on the card’s name', () => {
    const text = `${cards}\nDawn {W}\nInstant\nDraw a card.\n//\nDusk {B}\nInstant\nDraw a card.\n`;
    const found = lint([fails], text);
    expect(found.map((finding) => `${finding.card}: ${shown(finding, text)}`)).toEqual([
      'Ember Tinker: rule-failed: Ember Tinker',
      'Cinder Tinker: rule-failed: Cinder Tinker',
      'Dawn: rule-failed: Dawn',
    ]);
  });

  it('keeps the findings it reported before', () => {
    const half = testRule('card', 'half', (_face, report) => {
      report({ span: start, message: 'Here.' });
      throws();
    });
    expect(lint([half], cardWith('Draw a card.')).map(({ rule: id }) => id)).toEqual(['rule-failed', 'half']);
  });

  it('can throw any value', () => {
    for (const thrown of [null, undefined, 'words', Object.create(null), new Error('x'.repeat(5000))]) {
      const odd = testRule('card', 'odd', () => {
        throw thrown;
      });
      const [finding] = lint([odd], cardWith('Draw a card.'));
      expect(finding?.message.length).toBeLessThan(600);
    }
  });

  it('runs again when the same file is linted again', () => {
    let broken = true;
    const recovers = [
      testRule('card', 'recovers', () => void (broken && throws())),
      testRule('set', 'recovers-too', () => void (broken && throws())),
    ];
    const linter = new Linter([...recovers, finds]);
    const snapshot = snapshotOf({ 'a.cards': cards });
    const lintAgain = () => {
      const { findings, failed } = linter.lint(snapshot, defaultSettings);
      return { failed, rules: findings.all.map(({ rule: id }) => id) };
    };
    expect(lintAgain()).toMatchObject({ failed: true });
    broken = false;
    expect(lintAgain()).toEqual({ failed: false, rules: ['finds', 'finds'] });
  });

  it('can be suppressed by a comment and by the settings', () => {
    const text = `# tokenwright-disable rule-failed\n\n${cards}`;
    expect(lint([fails, finds], text).map(({ rule: id }) => id)).toEqual(['finds', 'finds']);
    expect(lint([fails, finds], cards, enabling('rule-failed', 'error'))[0]).toMatchObject({ severity: 'error' });
    const off = { rules: new Map([['rule-failed', { severity: 'off' as const, options: new Map() }]]) };
    expect(lint([fails, finds], cards, off).map(({ rule: id }) => id)).toEqual(['finds', 'finds']);
  });
});
