import type { PartOf } from './ast.js';
import type { Cursor } from './cursor.js';

/** `tapped`, `tapped and attacking`, `ready`, `exhausted`: status, not characteristics (110.5). */
export function readState(cursor: Cursor): PartOf<'state'> | null {
  const first = cursor.at;
  if (cursor.take('tapped', 'and', 'attacking')) return state(cursor, first, { tapped: true, attacking: true });
  if (cursor.take('tapped')) return state(cursor, first, { tapped: true });
  if (cursor.take('attacking')) return state(cursor, first, { attacking: true });
  if (cursor.take('untapped')) return state(cursor, first, {});
  if (cursor.source.dialect !== 'riftbound') return null;
  if (cursor.take('ready')) return state(cursor, first, { ready: true });
  if (cursor.take('exhausted')) return state(cursor, first, { ready: false });
  return null;
}

/** A state part over the words from `first` to the cursor. */
export function state(
  cursor: Cursor,
  first: number,
  is: Partial<Omit<PartOf<'state'>, 'kind' | 'span'>>,
): PartOf<'state'> {
  const base = { tapped: false, attacking: false, blocking: false, ready: null, target: null };
  return { kind: 'state', span: cursor.nodeFrom(first).span, ...base, ...is };
}
