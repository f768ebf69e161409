import type { Snapshot } from '../../analysis/snapshot.js';
import type { Span } from '../../text/span.js';
import { tokenAt } from './token-at.js';

/** Where a token is defined: in a file of the set, or by a rule of the rulebook in use. */
export type Definition =
  | { readonly from: Span; readonly path: string; readonly span: Span }
  | { readonly from: Span; readonly rule: string };

/**
 * Where the token at an offset of the file is defined; null where there is none, or no definition of it. `from` is what
 * stands at the offset. The set's definitions hold before the rules.
 */
export function definitionAt(snapshot: Snapshot, offset: number): Definition | null {
  const token = tokenAt(snapshot, offset);
  if (!token) return null;
  const own = snapshot.set.definition(token.key);
  if (own) return { from: token.span, path: own.path, span: own.span };
  const predefined = snapshot.edition.predefined.get(token.key);
  return predefined ? { from: token.span, rule: predefined.rule } : null;
}
