import { expect, test } from 'vitest';
import { traceRule } from '../../../../server/src/rulebook/changes/trace.js';
import { textOf } from '../../../../server/src/rulebook/changes/word-changes.js';
import { rulesOf } from './rules.js';

const first = rulesOf('101. Hedges\n\n101.1. A hedge of thorns keeps strangers out of the garden.', 'May 1, 2019');
const second = rulesOf(
  '101. Lawns\n\n101.1. A lawn is green.\n\n102. Hedges\n\n102.1. A hedge of thorns keeps strangers out of the garden.',
  'May 1, 2021',
);
const without = rulesOf('100. General\n\n100.1. Gardens are quiet.', 'May 1, 2022');
const last = rulesOf(
  '102. Hedges\n\n102.2. A hedge of thorns keeps strangers and goats out of the garden.',
  'May 1, 2024',
);

test('a rule is followed through releases, under each of its numbers', () => {
  const trace = traceRule('102.1', second, [last, first, without])!;
  expect(trace.map(({ rulebook, number }) => [rulebook.date, number])).toEqual([
    ['2019-05-01', '101.1'],
    ['2021-05-01', '102.1'],
    ['2022-05-01', null],
    ['2024-05-01', '102.2'],
  ]);
  expect(trace.map(({ text }) => text.filter(({ kind }) => kind !== 'same'))).toEqual([
    [],
    [],
    [],
    [{ kind: 'added', text: 'and goats ' }],
  ]);
  expect(textOf(trace[3]!.text, 'before')).toBe(textOf(trace[1]!.text, 'after'));
});

test('a rule that does not exist cannot be followed', () => {
  expect(traceRule('102.9', second, [first])).toBeNull();
});
