import type { Snapshot } from '../../analysis/snapshot.js';
import type { Span } from '../../text/span.js';
import { mentionAt } from '../cursor/mention-at.js';
import { tokenAt } from './token-at.js';

/** Where a token or card is defined: in a file of the set, or by a rule of the rulebook in use. */
export type Definition =
  | { readonly from: Span; readonly path: string; readonly span: Span }
  | { readonly from: Span; readonly rule: string };

/**
 * Where the token at an offset of the file is defined, or the card that a list names there; null where there is none, or
 * no definition of it. `from` is what stands at the offset. The set's definitions hold before the rules.
 */
export function definitionAt(snapshot: Snapshot, offset: number): Definition | null {
  const named = mentionAt(snapshot, offset);
  if (named) return placeOfCard(named.mention.name.text, named.span, snapshot);
  const token = tokenAt(snapshot, offset);
  if (!token) return null;
  const own = snapshot.set.definition(token.key);
  if (own) return { from: token.span, path: own.path, span: own.span };
  const predefined = snapshot.edition.predefined.get(token.key);
  if (predefined) return { from: token.span, rule: predefined.rule };
  return placeOfCard(token.key, token.span, snapshot);
}

/** The set's own card of a name: what a cube list names, or a token by the name of a card (111.11). */
function placeOfCard(name: string, from: Span, { set }: Snapshot): Definition | null {
  const own = set.ownCard(name);
  return own && { from, path: own.path, span: own.span };
}
