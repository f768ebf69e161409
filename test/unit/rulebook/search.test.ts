import { describe, expect, test } from 'vitest';
import { bundledRulebook } from '../../../server/src/rulebook/bundled.js';
import { searchRules } from '../../../server/src/rulebook/search/search.js';
import { viewRule } from '../../../server/src/rulebook/view.js';
import { rulesOf } from './changes/rules.js';

const rules = rulesOf(`101. Hedges

101.1. A hedge has four sides.

101.2. Thorns (see rule 701.2) deal damage to whoever climbs.

701. Abilities

701.1. Some hedges have abilities. Rules 701.2a–b are about one of them.

701.2. Thorns

701.2a Thorns is an ability of hedges.

701.2b A climber’s wounds from thorns heal at the end of the turn.

701.3. Thornless

701.3a A hedge without thorns is a lawn.

Glossary

Damage
What thorns do to climbers.

Thorn Hedge
A hedge with thorns. See rule 701.2, “Thorns.”
`);

const found = (query: string) =>
  searchRules(rules, query).flatMap(({ part, key }) => (part === 'meaning' ? [] : [key]));

describe('searching rules', () => {
  test('a number comes first, then what is under it, then what cites it', () => {
    expect(found('701.2')).toEqual(['701.2', '701.2a', '701.2b', '101.2', 'Thorn Hedge']);
    expect(found('rule 701.2A.')[0]).toBe('701.2a');
  });

  test('titles and terms come before rules, rules on the subject before others', () => {
    expect(found('thorns')).toEqual(['701.2', 'Thorn Hedge', '701.2a', '701.2b', 'Damage', '701.3a', '101.2']);
    expect(found('damage')[0]).toBe('Damage');
  });

  test('all words are needed, in any order and form', () => {
    expect(found('climb damages')).toEqual(['Damage', '101.2']);
    expect(found('wound climber')).toEqual(['701.2b']);
  });

  test('the beginning of a word is enough', () => {
    expect(found('thornl')[0]).toBe('701.3');
  });

  test('typing errors are forgiven if there is no such word', () => {
    expect(found('damgae')[0]).toBe('Damage');
    expect(searchRules(rules, 'damgae')[0]).toMatchObject({ exact: false, headings: ['Damage'] });
  });

  test('without anything that has all words, what has most of them is found', () => {
    expect(found('quince hedge')).toContain('101');
    expect(found('quince')).toEqual([]);
    expect(found(' ')).toEqual([]);
  });

  test('terms are found in our own words if the glossary does not explain them', () => {
    const [first] = searchRules(bundledRulebook('magic-2026-09')!, 'deathtouch');
    expect(first).toMatchObject({ part: 'meaning', key: 'deathtouch', rank: 'term' });
  });
});

describe('a rule with what is around it', () => {
  test('has the rules that contain it, those under it, and what cites it', () => {
    const view = viewRule(rules, '701.2')!;
    expect(view.parents.map(({ number }) => number)).toEqual(['701']);
    expect(view.children.map(({ number }) => number)).toEqual(['701.2a', '701.2b']);
    expect(view.citedBy.map(({ key }) => key)).toEqual(['101.2', 'Thorn Hedge']);
  });

  test('is cited by a range of numbers as well', () => {
    expect(viewRule(rules, 'Rule 701.2B')!.citedBy.map(({ key }) => key)).toEqual(['701.1']);
    expect(viewRule(rules, '999')).toBeNull();
  });
});
