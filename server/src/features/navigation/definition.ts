import type { Snapshot } from '../../analysis/set/snapshot.js';
import { toSource } from '../../text/region.js';
import { type FileSpan, inFile, type Span } from '../../text/span.js';
import { mentionAt } from '../shared/cursor/mention-at.js';
import { spotAt } from '../shared/cursor/spot.js';
import { placeOfKeyword, setKeywordIn } from '../shared/set-keyword.js';
import { subjectAt } from './subject-at.js';

/**
 * The definition of a token, a card or a keyword of the set: in a file of the set, or a rule of the rulebook in use.
 */
export type DefinitionTarget =
  | { readonly from: FileSpan; readonly path: string; readonly span: FileSpan }
  | { readonly from: FileSpan; readonly rule: string };

/**
 * Returns the definition of the token, keyword or listed card at an offset of the file; null if there is none. `from`
 * is the span of the name at the offset. Definitions of the set take precedence over the rules.
 */
export function definitionAt(snapshot: Snapshot, offset: number): DefinitionTarget | null {
  const named = mentionAt(snapshot, offset);
  if (named) return placeOfCard(named.mention.name.text, named.span, snapshot);
  const keyword = keywordAt(snapshot, offset);
  if (keyword) return keyword;
  const subject = subjectAt(snapshot, offset);
  if (!subject) return null;
  if (subject.kind === 'card') {
    const { card, occurrence } = subject.card;
    return { from: occurrence.span, path: card.path, span: card.span };
  }
  const { token } = subject;
  const own = snapshot.set.definition(token.key);
  if (own) return { from: token.span, path: own.path, span: own.span };
  const predefined = snapshot.edition.predefined.get(token.key);
  if (predefined) return { from: token.span, rule: predefined.rule };
  return placeOfCard(token.key, token.span, snapshot);
}

/** The explanation of the set's keyword at an offset; null elsewhere. */
function keywordAt(snapshot: Snapshot, offset: number): DefinitionTarget | null {
  const placed = spotAt(snapshot, offset);
  if (placed?.spot.field !== 'rules text') return null;
  const { tree, index } = placed.spot;
  const found = setKeywordIn(tree.words, index, snapshot);
  const place = found && placeOfKeyword(found.keyword, snapshot);
  if (!found || !place) return null;
  const span = { start: tree.words[found.first]!.start, end: tree.words[found.last]!.end };
  return { from: inFile(toSource(placed.region, span), placed.start), path: place.path, span: place.span };
}

/** The card of the set with a name: from a cube list, or of a token with the name of a card (111.11). */
function placeOfCard(name: string, from: Span, { set }: Snapshot): DefinitionTarget | null {
  const own = set.ownCard(name);
  return own && { from, path: own.path, span: own.span };
}
