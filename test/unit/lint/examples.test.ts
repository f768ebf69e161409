import { describe, expect, it } from 'vitest';
import { Prints } from '../../../server/src/analysis/set/prints.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { rules } from '../../../server/src/lint/registry.js';
import type { Example } from '../../../server/src/lint/rule.js';
import { defaultSettings, type LintSettings } from '../../../server/src/lint/settings.js';
import { knownByName } from '../support/known-cards.js';
import { enabling, exampleFiles, lint } from '../support/lint.js';
import { wordList } from '../support/word-list.js';

const examples = rules.flatMap((rule) => {
  const settings = rule.severity === 'off' ? enabling(rule.id) : defaultSettings;
  return rule.examples.map((example) => ({ id: rule.id, fix: rule.fix, settings, example }));
});

/** The findings in an example's wrong or right text, and the file that contains it. */
function linted(example: Example, side: 'wrong' | 'right', settings: LintSettings) {
  const files = exampleFiles(example, example[side] ?? '');
  const { rulebook, prints, reference, dictionary } = example;
  const declared = {
    ...(prints ? { prints: new Prints(prints) } : {}),
    ...(reference ? { cards: knownByName(reference) } : {}),
    ...(dictionary ? { dictionary: wordList(dictionary) } : {}),
  };
  const options = { settings, declared, ...(rulebook === undefined ? {} : { rulebook }) };
  return { text: Object.values(files)[0]!, findings: lint(files, options) };
}

describe('the examples of each rule', () => {
  it('exist', () => {
    expect(rules.filter(({ examples: own }) => own.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it.each(examples)('$id is the only rule that reports its wrong text: $example.wrong', ({ id, example, settings }) => {
    const { findings } = linted(example, 'wrong', settings);
    expect(findings.map(({ rule }) => rule)).toEqual([id]);
  });

  it.each(examples.filter(({ example }) => example.right !== null))(
    '$id reports nothing in its right text, and neither does any other rule: $example.right',
    ({ example, settings }) => {
      expect(linted(example, 'right', settings).findings).toEqual([]);
    },
  );

  it.each(examples.filter(({ example, fix }) => example.right !== null && fix !== 'none'))(
    '$id turns its wrong text into the right one: $example.wrong',
    ({ example, settings }) => {
      const { findings, text } = linted(example, 'wrong', settings);
      const edits = findings.flatMap(({ fix }) => fix?.edits ?? []);
      expect(applyEdits(text, edits)).toBe(linted(example, 'right', settings).text);
    },
  );
});
