import { describe, expect, it } from 'vitest';
import { ruleProperties } from '../../../scripts/generate/schema.mjs';
import schema from '../../../server/schema/tokenwright.schema.json' with { type: 'json' };
import { rules } from '../../../server/src/lint/registry.js';
import type { Rule } from '../../../server/src/lint/rule.js';
import { groupNames } from '../../../server/src/lint/rule-names.js';
import { levels } from '../../../server/src/lint/settings.js';
import { bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';

const severities = [...levels];

describe('the schema of tokenwright.json', () => {
  it('contains every rule with its summary, every severity and every rulebook', () => {
    const { properties } = schema.properties.rules;
    expect(properties['rule-failed'].description).toContain('failed');
    for (const { id, summary } of rules) {
      const { description, anyOf } = properties[id as 'token-card'];
      expect([description, anyOf[0]?.enum]).toEqual([summary, severities]);
    }
    expect(properties['group:legacy']).toMatchObject({ enum: severities });
    expect(schema.properties.rulebook.anyOf[0]?.enum).toEqual(bundledRulebookIds);
    expect(schema.properties.suppress.additionalProperties.anyOf[1]?.items?.enum).toEqual([
      ...rules.map(({ id }) => id),
      ...groupNames,
    ]);
  });

  it('contains a rule’s options with descriptions and allowed values', () => {
    const [first] = rules;
    const rule: Rule = {
      ...(first as Extract<Rule, { scope: 'card' }>),
      id: 'some-rule',
      options: {
        strict: { type: 'boolean', default: false, description: 'Yes or no.' },
        length: { type: 'number', default: 5, minimum: 1, description: 'A number.' },
        order: { type: 'choice', default: 'printed', choices: ['printed', 'any'], description: 'One of two.' },
        words: { type: 'texts', default: [], description: 'Some words.' },
      },
    };
    expect(ruleProperties({ rules: [rule], ruleGroups: {}, levels })['some-rule']?.anyOf[1]).toMatchObject({
      properties: {
        severity: { enum: severities },
        strict: { type: 'boolean', default: false, description: 'Yes or no.' },
        length: { type: 'number', default: 5, minimum: 1, description: 'A number.' },
        order: { enum: ['printed', 'any'], default: 'printed', description: 'One of two.' },
        words: { type: 'array', items: { type: 'string' }, default: [], description: 'Some words.' },
      },
      additionalProperties: false,
    });
  });
});
