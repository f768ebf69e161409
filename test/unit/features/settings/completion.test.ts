import { describe, expect, it } from 'vitest';
import { settingsCompletionsAt } from '../../../../server/src/features/settings/completion.js';
import { applyEdits } from '../../../../server/src/lint/fix/fixes.js';
import { ruleIds } from '../../../../server/src/lint/registry.js';
import { groupNames } from '../../../../server/src/lint/rule-names.js';
import { settingKeys } from '../../../../server/src/lint/setting-keys.js';
import { bundledRulebookIds } from '../../../../server/src/rulebook/bundled.js';
import { emptyConfig } from '../../../../server/src/workspace/config/config-model.js';

/** Returns the completions at the `|`. */
function offered(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  return { text, found: settingsCompletionsAt(text, offset) };
}

const labels = (marked: string) => offered(marked).found.map(({ label }) => label);

function accepted(marked: string, label: string): string {
  const { text, found } = offered(marked);
  const entry = found.find((each) => each.label === label);
  if (!entry) throw new Error(`"${label}" is not offered`);
  return applyEdits(text, [{ span: entry.span, newText: entry.newText }]);
}

describe('completion in tokenwright.json', () => {
  it('offers the keys that are missing', () => {
    expect(labels('{ | }')).toEqual(Object.keys(emptyConfig));
    expect(Object.keys(settingKeys)).toEqual(Object.keys(emptyConfig));
    expect(labels('{ "rulebook": "riftbound", | }')).not.toContain('rulebook');
  });

  it('inserts a key with quotes and a colon, replacing what is typed', () => {
    expect(accepted('{ ru| }', 'rulebook')).toBe('{ "rulebook":  }');
    expect(accepted('{ "ru|" }', 'rules')).toBe('{ "rules":  }');
    expect(accepted('{ "ru|": {} }', 'rules')).toBe('{ "rules": {} }');
    expect(accepted('{\n  "ru|\n}', 'rules')).toBe('{\n  "rules": \n}');
  });

  it('offers the values of each key', () => {
    expect(labels('{ "rulebook": | }')).toEqual([...bundledRulebookIds]);
    expect(accepted('{ "rulebook": "mag|" }', 'magic-2024-06')).toBe('{ "rulebook": "magic-2024-06" }');
    expect(offered('{ "rulebook": | }').found.map(({ detail }) => detail)).toContain(
      'Magic: The Gathering, June 7, 2024',
    );
    expect(labels('{ "quotes": "|" }')).toEqual(['keep', 'straight', 'curly']);
    expect(labels('{ "subtypes": ["|"] }')).toEqual([]);
    expect(labels('{ "include": | }')).toEqual([]);
  });

  it('offers rules by id, and their severities', () => {
    expect(labels('{ "rules": { | } }')).toEqual([...ruleIds, ...groupNames]);
    const severities = ['off', 'hint', 'info', 'warning', 'error'];
    expect(labels('{ "rules": { "unknown-subtype": "|" } }')).toEqual(severities);
    expect(labels('{ "rules": { "unknown-subtype": { | } } }')[0]).toBe('severity');
    expect(labels('{ "rules": { "unknown-subtype": { "severity": | } } }')).toEqual(severities);
    expect(labels('{ "rules": { "no-such-rule": { "x": { | } } } }')).toEqual([]);
  });

  it('offers the rules to suppress after a glob, each once', () => {
    expect(labels('{ "suppress": { "old/**": | } }')).toEqual(['*']);
    expect(labels('{ "suppress": { "old/**": ["|"] } }')).toEqual([...ruleIds, ...groupNames]);
    expect(labels('{ "suppress": { "old/**": ["unknown-subtype", | ] } }')).not.toContain('unknown-subtype');
    expect(labels('{ "suppress": { "|": [] } }')).toEqual([]);
  });

  it('offers nothing outside of the settings and in comments', () => {
    for (const text of ['|', '{} |', '{ // ru|\n}', '{ /* | */ }', '[|]', '"|"'])
      expect(labels(text), text).toEqual([]);
  });

  it('does not fail on invalid JSON or deeply nested brackets', () => {
    expect(labels('{ "rules": { "unknown-subtype": "off" "|')).toBeInstanceOf(Array);
    expect(labels(`${'['.repeat(100_000)}|`)).toEqual([]);
    expect(labels('}}}]]],,,::: { |')).toEqual(Object.keys(emptyConfig));
  });
});
