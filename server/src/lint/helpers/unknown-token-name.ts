import { partOf, partsOf } from '../../language/ast.js';
import type { Span } from '../../text/span.js';
import type { PhraseReading } from '../engine/face-reading.js';

/** The words that say which token is meant, where the rules predefine none of that name. */
export interface TokenName {
  readonly span: Span;
  readonly words: string;
}

/** The name that a phrase gives of a token the rules do not predefine. Null where the words may be anything else. */
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
