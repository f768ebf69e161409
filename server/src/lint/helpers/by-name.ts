import { keyOf } from '../../analysis/token-key.js';
import { partOf, partsOf } from '../../language/ast.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../face-reading.js';
import type { PhraseReading } from '../phrase-reading.js';

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
  if (words === null || on.edition.predefined.has(words.toLowerCase())) return null;
  return { span: { start: first.span.start, end: last.span.end }, words };
}

/** Who says what a token of this name is: a token file or the settings, a card of that name (111.11), or reminder text. */
export function definer(words: string, on: FaceReading): 'definition' | 'card' | 'reminder' | null {
  const known = on.ask(words, (set) => {
    const by = set.definition(words)?.by;
    if (by === 'token file' || set.isDeclared(words)) return 'definition';
    return set.hasCard(words) ? 'card' : by ? 'reminder' : null;
  });
  return known ?? definerOnCard(keyOf(words), on);
}

/** The card itself knows, even where its file is no part of the set. */
function definerOnCard(key: string, { whole, card }: FaceReading): 'card' | 'reminder' | null {
  if (keyOf(card.faces[0]?.name?.text ?? '') === key) return 'card';
  return whole.faces.some(({ reminders }) => reminders.some((reminder) => reminder.key === key)) ? 'reminder' : null;
}
