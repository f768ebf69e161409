import { describe, expect, it } from 'vitest';
import { phrasesToJson } from '../../server/src/export/phrases-json.js';
import { edition as editionOf } from '../unit/support/phrases.js';
import { missing, readCorpus } from './corpora.js';

interface Case {
  readonly id: string;
  readonly edition: string;
  readonly text: string;
  readonly expect: readonly Record<string, unknown>[];
}

const file = 'design/token-language-cases.json';
const skipped = missing(file);

describe.skipIf(skipped !== '')(`the specified cases of the token language${skipped}`, () => {
  const { cases } = JSON.parse(skipped ? '{"cases":[]}' : readCorpus(file)) as { cases: Case[] };

  it.each(cases)('$id under $edition', ({ text, edition, expect: expected }) => {
    const tokens = phrasesToJson(text, editionOf(edition));
    expect(tokens.map((token, index) => given(token, expected[index] ?? {}))).toEqual(expected.map(ordered));
  });

  it('all cases are compared', () => {
    console.log(`token-language cases: ${cases.length} of ${cases.length} are compared, on every field they give`);
    expect(cases.length).toBeGreaterThan(0);
  });
});

/** The fields that the case specifies; all others are ignored. */
function given(token: Record<string, unknown>, expected: Record<string, unknown>): Record<string, unknown> {
  return ordered(Object.fromEntries(Object.keys(expected).map((key) => [key, part(token[key], expected[key])])));
}

function part(value: unknown, expected: unknown): unknown {
  const nested = isObject(value) && isObject(expected);
  return nested ? given(value, expected) : value;
}

/** Sorts the colors, as they are a set. */
function ordered(token: Record<string, unknown>): Record<string, unknown> {
  return Array.isArray(token.colors) ? { ...token, colors: [...token.colors].sort() } : token;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
