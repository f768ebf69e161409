import { describe, expect, it } from 'vitest';
import type { SetIndex } from '../../../server/src/analysis/set/set-index.js';
import { Linter } from '../../../server/src/lint/engine/engine.js';
import { rules } from '../../../server/src/lint/registry.js';
import { type RuleOf, withOptions } from '../../../server/src/lint/rule.js';
import {
  defaultSettings,
  type LintSettings,
  type RuleSetting,
  withRulesOff,
} from '../../../server/src/lint/settings.js';
import { cardWith, found, lint } from '../support/lint.js';
import { snapshotOf } from '../support/snapshot.js';
import { testRule } from '../support/test-rule.js';

const doubled = 'Create a Treasure Token token.';

/** Settings as in a `tokenwright.json`. */
function settings(configured: Record<string, Partial<RuleSetting>>): LintSettings {
  const entries = Object.entries(configured).map(
    ([id, { severity = null, options = new Map() }]) => [id, { severity, options }] as const,
  );
  return { rules: new Map(entries) };
}

type CardRule = RuleOf<'card'>;

describe('settings', () => {
  it('turn a rule off', () => {
    expect(found(doubled, { settings: settings({ 'token-word-doubled': { severity: 'off' } }) })).toEqual([
      // Normally suppressed by the more specific rule.
      'capitalized-token-word: Token',
    ]);
  });

  it('set the severity of all findings of a rule', () => {
    const configured = settings({ 'unknown-predefined-token': { severity: 'error' } });
    const text = cardWith('Create a Tresure token and a Poem token.');
    expect(lint({ 'a.cards': text }).map(({ severity }) => severity)).toEqual(['warning', 'hint']);
    expect(lint({ 'a.cards': text }, { settings: configured }).map(({ severity }) => severity)).toEqual([
      'error',
      'error',
    ]);
  });

  it('turn rules off for the files of a glob', () => {
    expect(
      found(doubled, {
        settings: withRulesOff(
          defaultSettings,
          rules.map(({ id }) => id),
        ),
      }),
    ).toEqual([]);
  });

  it('set the options of a rule, with defaults for invalid values', () => {
    const measured: number[] = [];
    const long = withOptions({
      ...testRule('card', 'long-text', () => {}),
      options: { length: { type: 'number', default: 5, minimum: 1, description: 'The length.' } },
      check: (_face, _report, { length }) => void measured.push(length),
    });
    const linter = new Linter([long]);
    const snapshot = snapshotOf({ 'a.cards': cardWith('Flying') });
    for (const value of [undefined, 7, 0, 'seven']) {
      const options = new Map(value === undefined ? [] : [['length', value]]);
      linter.lint(snapshot, settings({ 'long-text': { options } }));
    }
    expect(measured).toEqual([5, 7, 5, 5]);
  });
});

describe('comments', () => {
  it('suppress findings on the next line', () => {
    expect(
      found(`# tokenwright-disable-next-line token-word-doubled, capitalized-token-word\n${doubled}\n${doubled}`),
    ).toEqual(['token-word-doubled: Token token']);
  });

  it('suppress findings in the rest of the file', () => {
    const other = cardWith(doubled).replace('Ember', 'Cinder');
    const text = `${cardWith(doubled)}\n# tokenwright-disable token-word-doubled\n\n${other}`;
    expect(lint({ 'a.cards': text }).map(({ rule }) => rule)).toEqual(['token-word-doubled']);
  });

  it('without ids suppress every rule', () => {
    expect(found(`# tokenwright-disable-next-line\n${doubled}`)).toEqual([]);
  });

  it('suppress a rule without revealing the rule that yields to it', () => {
    expect(found(`# tokenwright-disable-next-line token-word-doubled\n${doubled}`)).toEqual([]);
  });
});

describe('a file', () => {
  it('has its findings in text order, with the names of their cards', () => {
    const echo = cardWith(doubled).replace('Ember Tinker', 'Echo');
    const text = `${cardWith('Create a Food.\nCreate a Tresure token.')}\n${echo}`;
    const findings = lint({ 'a.cards': text });
    expect(findings.map(({ rule, card }) => `${card}: ${rule}`)).toEqual([
      'Ember Tinker: create-missing-token-word',
      'Ember Tinker: unknown-predefined-token',
      'Echo: token-word-doubled',
    ]);
    expect(findings.map(({ span }) => text.slice(span.start, span.end))).toEqual(['a Food', 'Tresure', 'Token token']);
  });

  it('reports the problems of its format as errors', () => {
    const text = `Set: Ashes\nNonsense\n\n${cardWith('Flying')}`;
    const [problem] = lint({ 'a.cards': text });
    expect(problem).toMatchObject({ rule: 'header-line', severity: 'error', card: null, fix: null });
    expect(lint({ 'a.cards': text }, { settings: settings({ 'header-line': { severity: 'off' } }) })).toEqual([]);
  });

  it('keeps its line breaks in a fix', () => {
    const check: CardRule['check'] = (_face, report) => {
      const span = { start: 0, end: 6 };
      report({ span, message: 'Break.', fix: { title: 'Break', edits: [{ span, newText: 'a\nb' }] } });
    };
    const twoLines = testRule('card', 'two-lines', check, { fix: 'safe' });
    const snapshot = snapshotOf({ 'a.cards': cardWith('Flying').replaceAll('\n', '\r\n') });
    const findings = new Linter([twoLines]).lint(snapshot, defaultSettings).findings.all;
    expect(findings[0]?.fix?.edits[0]?.newText).toBe('a\r\nb');
  });
});

describe('a fix', () => {
  const check: CardRule['check'] = ({ text }, report) => {
    const span = { start: 0, end: text.length };
    report({ span, message: 'All.', fix: { title: 'Clear', edits: [{ span, newText: 'Flying' }] } });
  };
  const allLines = testRule('card', 'all-lines', check, { fix: 'safe' });

  it('that would delete a comment between the lines is dropped, but the finding is kept', () => {
    const lintOf = (text: string) =>
      new Linter([allLines]).lint(snapshotOf({ 'a.cards': text }), defaultSettings).findings.all;
    expect(lintOf(cardWith('Flying\nHaste'))[0]?.fix).not.toBeNull();
    expect(lintOf(cardWith('Flying\n# a note\nHaste'))).toMatchObject([{ rule: 'all-lines', fix: null }]);
  });

  it('is dropped if the rule declares that it has no fixes', () => {
    const linter = new Linter([{ ...allLines, fix: 'none' }]);
    expect(linter.lint(snapshotOf({ 'a.cards': cardWith('Flying') }), defaultSettings).findings.all[0]?.fix).toBeNull();
  });
});

describe('one mistake', () => {
  const at = (id: string, start: number, end: number, yieldsTo: readonly string[] = []) =>
    testRule('card', id, (_, report) => report({ span: { start, end }, message: 'There.' }), { yieldsTo });
  const ids = (...own: CardRule[]) =>
    new Linter(own)
      .lint(snapshotOf({ 'a.cards': cardWith('Flying, haste') }), defaultSettings)
      .findings.all.map((finding) => finding.rule);

  it('has one finding, from the most specific rule for the same words', () => {
    expect(ids(at('general', 0, 6, ['specific']), at('specific', 4, 6))).toEqual(['specific']);
  });

  it('does not suppress another one', () => {
    expect(ids(at('general', 0, 6, ['specific']), at('specific', 6, 8))).toEqual(['general', 'specific']);
  });
});

describe('the result for a card', () => {
  /** A linter that counts the checks of its rule. */
  function counting(check: CardRule['check']) {
    const count = { checks: 0 };
    const linter = new Linter([
      testRule('card', 'counting', (face, report, options) => {
        count.checks++;
        check(face, report, options);
      }),
    ]);
    return { linter, count };
  }
  const berry = 'Berry Token\nArtifact — Berry\n{T}: Add {G}.\n';
  const isDefined = (set: SetIndex, name: string) => set.definition(name) !== null;

  it('is cached', () => {
    const { linter, count } = counting((_face, report) => report({ span: { start: 0, end: 6 }, message: 'There.' }));
    const snapshot = snapshotOf({ 'a.cards': cardWith('Flying') });
    const first = linter.lint(snapshot, defaultSettings);
    expect(linter.lint(snapshot, settings({}))).toEqual(first);
    expect(count.checks).toBe(1);
  });

  it('is recomputed only if a query to the set has another result', () => {
    const { linter, count } = counting((face, report) => {
      const known = face.query(isDefined, 'Berry');
      if (!known) report({ span: { start: 0, end: 6 }, message: 'No berries.' });
    });
    const alone = snapshotOf({ 'a.cards': cardWith('Flying') });
    const other = snapshotOf({ 'b.cards': cardWith('Haste'), 'own.tokens': berry });
    const changed = { ...alone, set: other.set };
    expect(linter.lint(alone, defaultSettings).findings).toMatchObject({ all: [{ rule: 'counting' }] });
    expect(linter.lint(alone, defaultSettings).queriedKeys.flatMap((keys) => [...keys])).toEqual(['berry']);
    expect(count.checks).toBe(1);
    expect(linter.lint(changed, defaultSettings).findings.all).toEqual([]);
    expect(count.checks).toBe(2);
    expect(
      linter.lint({ ...alone, set: snapshotOf({ 'c.cards': '', 'own.tokens': berry }).set }, defaultSettings).findings
        .all,
    ).toEqual([]);
    expect(count.checks).toBe(2);
  });
});

describe('a token file', () => {
  it('changes the findings of an unchanged card', () => {
    const cards = cardWith('Create a Berry token.\nSacrifice an artifact named Berry: Draw a card.');
    const berry = 'Berry Token\nArtifact — Berry\n{1}, Sacrifice this token: You gain 3 life.\n';
    const ids = (beside: Record<string, string>) => lint({ 'a.cards': cards, ...beside }).map(({ rule }) => rule);
    expect(ids({})).toEqual(['unknown-predefined-token']);
    expect(ids({ 'own.tokens': berry })).toEqual(['name-missing-token-suffix']);
    expect(ids({})).toEqual(['unknown-predefined-token']);
  });

  it('and a card have opposite findings under the rules of 2020 and 2026', () => {
    const files = {
      'scouts.tokens': 'Goblin Scout\nCreature — Goblin Scout\nColor: red\n1/1\n',
      'scouts.cards': cardWith(
        'Create a 1/1 red Goblin Scout creature token.\nSacrifice a creature named Goblin Scout Token: Add {R}.',
      ),
    };
    const both = (rulebook: string) =>
      [files, { 'scouts.cards': files['scouts.cards'], 'scouts.tokens': files['scouts.tokens'] }].map((set) =>
        lint(set, { rulebook }).map(({ rule }) => rule),
      );
    expect(both('magic-2026-09')).toEqual([['name-missing-token-suffix'], []]);
    expect(both('magic-2020-01')).toEqual([[], ['name-suffix-not-in-rulebook']]);
  });
});
