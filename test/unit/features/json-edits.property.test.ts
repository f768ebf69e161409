import fc from 'fast-check';
import { parse, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import {
  newSettings,
  type SettingValue,
  withItem,
  withKey,
} from '../../../server/src/features/code-actions/json-edits.js';
import type { Edit } from '../../../server/src/lint/finding.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { seeded } from '../support/seeded.js';

const key = fc.constantFrom('rules', 'subtypes', 'suppress', 'a b', '"', 'x');
const value = fc.letrec<{ value: SettingValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom('off', 'Berry', '', '//', '\n'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const object = fc.dictionary(key, value, { maxKeys: 3, noNullPrototype: true });

/** White space and comments as people write settings: on one line, or with one entry per line. */
const style = fc.record({
  indent: fc.constantFrom('', '  ', '\t'),
  newLine: fc.constantFrom('\n', '\r\n'),
  comma: fc.boolean(),
  comment: fc.constantFrom('', ' // why', ' /* why */'),
  empty: fc.constantFrom('', ' ', '\n'),
});
type Style = typeof style extends fc.Arbitrary<infer T> ? T : never;

function printed(json: SettingValue, how: Style, depth = 0): string {
  if (typeof json === 'string') return JSON.stringify(json);
  const isList = Array.isArray(json);
  const entries = isList
    ? json.map((each) => printed(each, how, depth + 1))
    : Object.entries(json).map(([name, each]) => `${JSON.stringify(name)}: ${printed(each, how, depth + 1)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (entries.length === 0) return open + how.empty + close;
  if (how.indent === '') return `${open} ${entries.join(', ')} ${close}`;
  const lines = entries.map((entry, i) => {
    const comma = how.comma || i < entries.length - 1 ? ',' : '';
    return `${how.newLine}${how.indent.repeat(depth + 1)}${entry}${comma}${how.comment}`;
  });
  return `${open}${lines.join('')}${how.newLine}${how.indent.repeat(depth)}${close}`;
}

/** Returns the value of the text after the edits. @throws if it is not valid JSON any more */
function valueAfter(text: string, edits: readonly Edit[]): unknown {
  const now = applyEdits(text, edits);
  const errors: never[] = [];
  const root = parseTree(now, errors, { allowTrailingComma: true });
  if (!root || errors.length > 0) throw new Error(now);
  return parse(now);
}

describe('an edit of the settings', () => {
  it('sets a key, and does not change anything else', () => {
    fc.assert(
      fc.property(object, style, key, key, (json, how, outer, inner) => {
        const text = printed(json, how);
        const edits = withKey(text, [outer], inner, 'off');
        const at = json[outer];
        if (at !== undefined && (typeof at !== 'object' || Array.isArray(at))) {
          expect(edits).toBeNull();
          return;
        }
        const expected = { ...json, [outer]: { ...(at as object | undefined), [inner]: 'off' } };
        expect(valueAfter(text, edits!)).toEqual(expected);
        if (Object.hasOwn(at ?? {}, inner)) expect(edits).toHaveLength(1);
        else expect(edits!.every(({ span }) => text.slice(span.start, span.end).trim() === '')).toBe(true);
      }),
      seeded,
    );
  });

  it('appends to a list, which is created if it is missing', () => {
    fc.assert(
      fc.property(object, style, key, key, (json, how, outer, inner) => {
        const text = printed(json, how);
        const edits = withItem(text, [outer, inner], 'Berry');
        const at = json[outer];
        const isObject = at === undefined || (typeof at === 'object' && !Array.isArray(at));
        const list = isObject ? (at as Record<string, SettingValue> | undefined)?.[inner] : undefined;
        if (!isObject || (list !== undefined && !Array.isArray(list))) {
          expect(edits).toBeNull();
          return;
        }
        const expected = { ...json, [outer]: { ...(at as object | undefined), [inner]: [...(list ?? []), 'Berry'] } };
        expect(valueAfter(text, edits!)).toEqual(expected);
        expect(edits!.every(({ span }) => text.slice(span.start, span.end).trim() === '')).toBe(true);
      }),
      seeded,
    );
  });

  it('can create a new file', () => {
    expect(parse(newSettings({ rules: { x: 'off' } }))).toEqual({ rules: { x: 'off' } });
    expect(withKey('[]', [], 'x', 'y')).toBeNull();
    expect(withItem('', ['x'], 'y')).toBeNull();
  });
});
