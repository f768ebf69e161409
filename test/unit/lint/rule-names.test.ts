import { describe, expect, it } from 'vitest';
import { rules, rulesByGroup } from '../../../server/src/lint/registry.js';
import { ruleGroups } from '../../../server/src/lint/rule-groups.js';
import { expandGroups, groupNameOf, groupNames, rulesNamed } from '../../../server/src/lint/rule-names.js';
import type { RuleSetting } from '../../../server/src/lint/settings.js';

const off: RuleSetting = { severity: 'off', options: new Map() };
const hint: RuleSetting = { severity: 'hint', options: new Map() };

describe('rule groups', () => {
  it('contain every rule once, in folders that all have a summary', () => {
    expect(Object.keys(rulesByGroup).sort()).toEqual(Object.keys(ruleGroups).sort());
    expect(Object.keys(rulesByGroup).every((group) => Object.hasOwn(ruleGroups, group))).toBe(true);
    expect(rules.map(({ id }) => rulesNamed(groupNameOf(id)!).filter((each) => each === id))).toEqual(
      rules.map(({ id }) => [id]),
    );
  });

  it('stand for their rules in settings', () => {
    const settings = expandGroups(new Map([['group:links', off]]));
    expect([...settings]).toEqual([
      ['related-link-missing', off],
      ['related-link-wrong', off],
    ]);
    expect(groupNames).toContain('group:links');
  });

  it('yield to the setting of a single rule, wherever it is', () => {
    for (const names of [
      ['group:links', 'related-link-wrong'],
      ['related-link-wrong', 'group:links'],
    ]) {
      const settings = expandGroups(new Map(names.map((name) => [name, name === 'group:links' ? off : hint])));
      expect(settings.get('related-link-wrong')?.severity).toBe('hint');
      expect(settings.get('related-link-missing')?.severity).toBe('off');
    }
  });

  it('give their severity to a rule for which only options are set', () => {
    const options = new Map([['strict', true]]);
    const settings = expandGroups(
      new Map<string, RuleSetting>([
        ['related-link-wrong', { severity: null, options }],
        ['group:links', off],
      ]),
    );
    expect(settings.get('related-link-wrong')).toEqual({ severity: 'off', options });
  });
});
