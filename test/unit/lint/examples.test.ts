import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fixes.js';
import { rules } from '../../../server/src/lint/registry.js';
import type { Example } from '../../../server/src/lint/rule.js';
import { knownByName } from '../support/known-cards.js';
import { exampleFiles, lint } from '../support/lint.js';

const examples = rules.flatMap((rule) => rule.examples.map((example) => ({ id: rule.id, fix: rule.fix, example })));

/** The findings of an example's wrong or right text, and the file it stands in. */
function linted(example: Example, side: 'wrong' | 'right') {
  const files = exampleFiles(example, example[side] ?? '');
  const { rulebook, reference } = example;
  const declared = { predefined: [], subtypes: [], colors: [], cards: reference ? knownByName(reference) : null };
  const options = { declared, ...(rulebook === undefined ? {} : { rulebook }) };
  return { text: Object.values(files)[0]!, findings: lint(files, options) };
}

describe('the examples of each rule', () => {
  it('are there', () => {
    expect(rules.filter(({ examples: own }) => own.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it.each(examples)('$id finds its wrong text, and nothing else does: $example.wrong', ({ id, example }) => {
    const { findings } = linted(example, 'wrong');
    expect(findings.map(({ rule }) => rule)).toEqual([id]);
  });

  it.each(examples.filter(({ example }) => example.right !== null))(
    '$id says nothing of its right text, and nothing else does: $example.right',
    ({ example }) => {
      expect(linted(example, 'right').findings).toEqual([]);
    },
  );

  it.each(examples.filter(({ example, fix }) => example.right !== null && fix !== 'none'))(
    '$id turns its wrong text into the right one: $example.wrong',
    ({ example }) => {
      const { findings, text } = linted(example, 'wrong');
      const edits = findings.flatMap(({ fix }) => fix?.edits ?? []);
      expect(applyEdits(text, edits)).toBe(linted(example, 'right').text);
    },
  );
});
