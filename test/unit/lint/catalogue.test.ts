import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import schema from '../../../server/schema/tokenwright.schema.json' with { type: 'json' };
import { optionProblem, optionValues } from '../../../server/src/lint/options.js';
import { ruleIds, rules } from '../../../server/src/lint/registry.js';
import { retiredRuleIds } from '../../../server/src/lint/retired-rules.js';
import { groupNames } from '../../../server/src/lint/rule-names.js';
import { bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';
import { emptyConfig } from '../../../server/src/workspace/config/read-config.js';

describe('every rule', () => {
  it.each(rules)('$id has a summary and an explanation in complete sentences', ({ id, summary, why, appliesTo }) => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(summary).toMatch(/^[A-Z“].*\.$/);
    expect(summary).not.toMatch(/\. [A-Z]/);
    expect(why.split(/(?<=[.”]) (?=[A-Z“])/).length).toBeGreaterThanOrEqual(2);
    expect(appliesTo.label).not.toBe('');
  });

  it.each(rules)('$id yields only to rules that exist', ({ yieldsTo = [] }) => {
    expect(yieldsTo.filter((id) => !ruleIds.has(id))).toEqual([]);
  });

  it('has an id that no earlier rule had', () => {
    expect([...retiredRuleIds].filter((id) => ruleIds.has(id))).toEqual([]);
  });

  it.each(rules)('$id has a page', ({ id, summary }) => {
    const page = `server/docs/rules/${id}.md`;
    expect(existsSync(page)).toBe(true);
    expect(readFileSync(page, 'utf8')).toContain(summary);
  });
});

describe('the schema of tokenwright.json', () => {
  it('has exactly the settings that are read', () => {
    const { $schema, ...settings } = schema.properties;
    expect($schema).toBeDefined();
    expect(Object.keys(settings).sort()).toEqual(Object.keys(emptyConfig).sort());
  });

  it('lists every rule and every bundled rulebook', () => {
    expect(Object.keys(schema.properties.rules.properties)).toEqual([...ruleIds, ...groupNames, 'rule-failed']);
    expect(schema.properties.rulebook.anyOf[0]?.enum).toEqual(bundledRulebookIds);
  });
});

describe('an option', () => {
  const specs = {
    strict: { type: 'boolean', default: false, description: '' },
    most: { type: 'number', default: 3, minimum: 1, maximum: 9, description: '' },
    order: { type: 'choice', default: 'name', choices: ['name', 'date'], description: '' },
    words: { type: 'texts', default: ['a'], description: '' },
  } as const;

  it('has the value from the settings or its default', () => {
    const set = new Map<string, unknown>([
      ['strict', true],
      ['most', 12],
      ['order', 'size'],
      ['words', ['b']],
    ]);
    expect(optionValues(specs, set)).toEqual({ strict: true, most: 3, order: 'name', words: ['b'] });
  });

  it('describes the expected value if a value is invalid', () => {
    expect(optionProblem(specs.strict, 1)).toBe('true or false');
    expect(optionProblem(specs.most, 12)).toBe('a number from 1 to 9');
    expect(optionProblem(specs.order, 'size')).toBe('one of "name", "date"');
    expect(optionProblem(specs.words, [1])).toBe('a list of texts');
    expect(optionProblem(specs.words, [])).toBeNull();
  });
});
