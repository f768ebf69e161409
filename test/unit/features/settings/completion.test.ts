import { describe, expect, it } from 'vitest';
import { settingsCompletionsAt } from '../../../../server/src/features/settings/completion.js';
import { applyEdits } from '../../../../server/src/lint/fix/fixes.js';
import { ruleIds } from '../../../../server/src/lint/registry.js';
import { groupNames } from '../../../../server/src/lint/rule-names.js';
import { settingKeys } from '../../../../server/src/lint/setting-keys.js';
import { bundledRulebookIds } from '../../../../server/src/rulebook/bundled.js';
import { emptyConfig } from '../../../../server/src/workspace/config/config-model.js';

/** What is offered where `|` stands. */
function offered(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  return { text, found: settingsCompletionsAt(text, offset) };
}

const labels = (marked: string) => offered(marked).found.map(({ label }) => label);

function taken(marked: string, label: string): string {
  const { text, found } = offered(marked);
  const entry = found.find((each) => each.label === label);
  if (!entry) throw new Error(`"${label}" is not offered`);
  return applyEdits(text, [{ span: entry.span, newText: entry.newText }]);
}

describe('in tokenwright.json', () => {
  it('every key is offered but those that are there', () => {
    expect(labels('{ | }')).toEqual(Object.keys(emptyConfig));
    expect(Object.keys(settingKeys)).toEqual(Object.keys(emptyConfig));
    expect(labels('{ "rulebook": "riftbound", | }')).not.toContain('rulebook');
  });

  it('a key is put there with its quotes and a colon, over what is typed of it', () => {
    expect(taken('{ ru| }', 'rulebook')).toBe('{ "rulebook":  }');
    expect(taken('{ "ru|" }', 'rules')).toBe('{ "rules":  }');
    expect(taken('{ "ru|": {} }', 'rules')).toBe('{ "rules": {} }');
    expect(taken('{\n  "ru|\n}', 'rules')).toBe('{\n  "rules": \n}');
  });

  it('values are offered by their keys, with what they are', () => {
    expect(labels('{ "rulebook": | }')).toEqual([...bundledRulebookIds]);
    expect(taken('{ "rulebook": "mag|" }', 'magic-2024-06')).toBe('{ "rulebook": "magic-2024-06" }');
    expect(offered('{ "rulebook": | }').found.map(({ detail }) => detail)).toContain(
      'Magic: The Gathering, June 7, 2024',
    );
    expect(labels('{ "quotes": "|" }')).toEqual(['keep', 'straight', 'curly']);
    expect(labels('{ "subtypes": ["|"] }')).toEqual([]);
    expect(labels('{ "include": | }')).toEqual([]);
  });

  it('rules are offered by id with what they find, and their severities', () => {
    expect(labels('{ "rules": { | } }')).toEqual([...ruleIds, ...groupNames]);
    const severities = ['off', 'hint', 'info', 'warning', 'error'];
    expect(labels('{ "rules": { "unknown-subtype": "|" } }')).toEqual(severities);
    expect(labels('{ "rules": { "unknown-subtype": { | } } }')[0]).toBe('severity');
    expect(labels('{ "rules": { "unknown-subtype": { "severity": | } } }')).toEqual(severities);
    expect(labels('{ "rules": { "no-such-rule": { "x": { | } } } }')).toEqual([]);
  });

  it('rules to be silent are offered behind a glob, each once', () => {
    expect(labels('{ "suppress": { "old/**": | } }')).toEqual(['*']);
    expect(labels('{ "suppress": { "old/**": ["|"] } }')).toEqual([...ruleIds, ...groupNames]);
    expect(labels('{ "suppress": { "old/**": ["unknown-subtype", | ] } }')).not.toContain('unknown-subtype');
    expect(labels('{ "suppress": { "|": [] } }')).toEqual([]);
  });

  it('nothing is offered outside of the settings and in comments', () => {
    for (const text of ['|', '{} |', '{ // ru|\n}', '{ /* | */ }', '[|]', '"|"'])
      expect(labels(text), text).toEqual([]);
  });

  it('broken text and brackets without end are no reason to fail', () => {
    expect(labels('{ "rules": { "unknown-subtype": "off" "|')).toBeInstanceOf(Array);
    expect(labels(`${'['.repeat(100_000)}|`)).toEqual([]);
    expect(labels('}}}]]],,,::: { |')).toEqual(Object.keys(emptyConfig));
  });
});
