import { partOf, partsOf } from '../../language/tokens/ast.js';
import type { Span } from '../../text/span.js';
import type { PhraseReading } from '../engine/face-reading.js';

/** The words that name a token, if the rules predefine no token of that name. */
export interface TokenName {
  readonly span: Span;
  readonly words: string;
}

/** The name in a phrase of a token that the rules do not predefine. Null if the words may be something else. */
export function unknownName({ item, token, on }: PhraseReading): TokenName | null {
  const names = partsOf(item, 'subtype');
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last || item.kind !== 'named' || !partOf(item, 'noun')) return null;
  if (item.parts.some(({ kind }) => kind === 'unknown')) return null;
  const words = token ? token.byName : names.map(({ word }) => word).join(' ');
  // "Create 2X Shards": a number.
  if (words === null || /^\d*[XYZ](?: |$)/.test(words)) return null;
  if (on.edition.predefined.has(words.toLowerCase())) return null;
  return { span: { start: first.span.start, end: last.span.end }, words };
}
