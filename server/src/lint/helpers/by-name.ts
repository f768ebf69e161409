import type { CreatedToken } from '../../analysis/created.js';
import { keyOf } from '../../analysis/token-key.js';
import { partsOf } from '../../language/ast.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../face-reading.js';

/** The words that say which token is created, where the rules predefine none of that name. */
export interface TokenName {
  readonly span: Span;
  readonly words: string;
}

/** The name by which an instruction creates a token that the rules do not predefine. Null where the words may be anything else. */
export function nameOfCreated({ byName, item, nounMissing }: CreatedToken): TokenName | null {
  if (byName === null || nounMissing || item.parts.some(({ kind }) => kind === 'unknown')) return null;
  const names = partsOf(item, 'subtype');
  const [first, last] = [names[0], names.at(-1)];
  return first && last ? { span: { start: first.span.start, end: last.span.end }, words: byName } : null;
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
