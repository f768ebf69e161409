import { describe, expect, test } from 'vitest';
import { bundledRulebook } from '../../../server/src/rulebook/bundled.js';
import { citations } from '../../../server/src/rulebook/cite.js';
import { children, findRule, rulesBetween } from '../../../server/src/rulebook/find.js';
import { compareNumbers, parentNumber } from '../../../server/src/rulebook/number.js';

const cited = (text: string) =>
  citations(text).map(({ start, end, last }) => text.slice(start, end) + (last === null ? '' : ` to ${last}`));

describe('citations', () => {
  test.each([
    ['See rule 111.10a.', ['111.10a']],
    ['See rule 701.40, “Explore.”', ['701.40']],
    ['701.40', ['701.40']],
    ['(see rule 704)', ['704']],
    ['This is a state-based action; see rule 704. (Note that', ['704']],
    ['rules 111.10a–t', ['111.10a–t to 111.10t']],
    ['rules 111.10a-t', ['111.10a-t to 111.10t']],
    ['rules 119.7–8', ['119.7–8 to 119.8']],
    ['rules 111.10a through 111.10c', ['111.10a through 111.10c to 111.10c']],
    ['rules 601.2b and 601.2f–h', ['601.2b', '601.2f–h to 601.2h']],
    ['rules 704, 707 and 111', ['704', '707', '111']],
    ['Section 177 and CR 184', ['177', '184']],
    ['184.1, 182.1.a. and 182.2.a.1', ['184.1', '182.1.a', '182.2.a.1']],
    ['See rule 816. Temporary for more information.', ['816']],
    ['rules 701.42, “Meld,” and 730, “Merging with Permanents.”', ['701.42', '730']],
    ['See 718, “Prototype Cards.” Exactly 100, “no more.”', ['718']],
    ['See section 4, “Zones.” In section 4 of 7, “more”', ['4']],
    ['# 111.4 says so', ['111.4']],
  ])('%s', (text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  test.each([
    'It deals 300 damage.',
    'a 100/100 creature',
    '$100.50 and 1.234.5 and 2026.10',
    'version 1.100.2',
    'Pay 999. Then win.',
    'the 111th rule; rule111',
    '100.5%',
    'overrule 704',
    `111${'.1'.repeat(50)}`,
  ])('finds nothing in: %s', (text) => {
    expect(cited(text)).toEqual([]);
  });
});

describe('looking up rules by number', () => {
  const rulebook = bundledRulebook('magic-2024-06')!;

  test.each(['111.10a', '111.10A', '111.10a.', ' rule 111.10a '])('%s', (number) => {
    expect(findRule(rulebook, number)?.text).toContain('A Treasure token');
  });

  test('findRule returns null for a number that the rulebook does not have', () => {
    expect(findRule(rulebook, '701.40')).toBeNull();
    expect(findRule(rulebook, '')).toBeNull();
  });

  test('children returns the rules directly under a rule', () => {
    expect(children(rulebook, '111.10').map((rule) => rule.number.at(-1))).toEqual([...'abcdefghijkmnpqrst']);
    expect(children(rulebook, '111').map((rule) => rule.number)).toHaveLength(13);
    expect(children(bundledRulebook('riftbound')!, '184')).toHaveLength(9);
    expect(children(bundledRulebook('magic-fifth')!, 'counters')).toHaveLength(4);
    expect(children(rulebook, '111.1')).toEqual([]);
  });

  test('rulesBetween returns a range of rules', () => {
    expect(rulesBetween(rulebook, '111.10j', '111.10r')).toHaveLength(7);
    expect(rulesBetween(rulebook, '111.7', '111.8').map((rule) => rule.number)).toEqual(['111.7', '111.8']);
  });
});

test('parentNumber returns the rule that contains a rule', () => {
  const parents = ['111.10a', '111.10', '111', '182.2.a.1', '182.2.a', 'tokens.1', 'keyword:investigate', ''].map(
    parentNumber,
  );
  expect(parents).toEqual(['111.10', '111', null, '182.2.a', '182.2', 'tokens', null, null]);
});

test('compareNumbers sorts rules in document order', () => {
  const ordered = [
    '108.2b',
    '111',
    '111.1',
    '111.9',
    '111.10',
    '111.10a',
    '111.10b',
    '111.11',
    '182.2.a',
    '182.2.a.1',
    '182.2.b',
    'tokens',
  ];
  expect([...ordered].reverse().sort(compareNumbers)).toEqual(ordered);
});
