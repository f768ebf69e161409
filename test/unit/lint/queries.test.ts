import { expect, it } from 'vitest';
import type { SetIndex } from '../../../server/src/analysis/set/set-index.js';
import type { Edition } from '../../../server/src/edition/edition.js';
import { isStillValid, type QueryResult } from '../../../server/src/lint/engine/queries.js';

const set = {} as SetIndex;
const edition = {} as Edition;

it.each<[before: QueryResult, after: QueryResult, isValid: boolean]>([
  [{ names: ['Moth'] }, { names: ['Moth'] }, true],
  [{ names: ['Moth'] }, { names: ['Moth', 'Lamp'] }, false],
  [[], [], true],
  [null, {}, false],
])('a finding that depends on %j, now %j, is still valid: %s', (before, after, isValid) => {
  const dependency = { query: () => after, name: 'moth', key: 'moth', result: before };
  expect(isStillValid([dependency], set, edition)).toBe(isValid);
});
