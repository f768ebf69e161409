import { countOf, startsClause } from '../lexicon.js';
import type { AbilityNode } from './ast.js';
import type { Cursor } from './cursor.js';

const negations = new Set(["don't", "doesn't"]);

const modals = new Set(["can't", 'can', 'cannot', 'must', ...negations]);

const verbs = new Set(['attack', 'attacks', 'block', 'blocks']);

/** `can't block`, `attacks each combat if able`: a sentence about the token, from its verb on. */
export function readUnquoted(cursor: Cursor): AbilityNode | null {
  if (!modals.has(cursor.lower) && !verbs.has(cursor.lower)) return null;
  // "doesn't have this ability" removes one.
  if (negations.has(cursor.lower) && cursor.ahead(1).lower !== 'untap') return null;
  const first = cursor.at;
  while (!cursor.done && !endsUnquoted(cursor)) cursor.skip();
  return { kind: 'unquoted', ...cursor.nodeFrom(first) };
}

function endsUnquoted(cursor: Cursor): boolean {
  const { word, lower } = cursor;
  if (lower === '.' || lower === ';' || word.kind === 'line' || word.kind === 'open') return true;
  if (lower === ',') return true;
  if (lower !== 'and') return lower === 'where' || lower === 'instead';
  const next = cursor.ahead(1).lower;
  if (countOf(next) !== null) return true;
  return startsClause(next, cursor.ahead(2).lower) || next === 'has' || next === 'have' || next === 'with';
}
