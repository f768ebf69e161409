import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import { describeCard } from '../card/card-characteristics.js';
import type { CreatedToken } from '../card/created.js';
import { withCustomColors } from './custom-colors.js';
import type { SetToken } from './file-index.js';
import type { SetIndex } from './set-index.js';

/** Which token a card of the set creates. */
export interface TokenMeaning {
  readonly is: Characteristics;
  /** The number of the rule that defines it. */
  readonly predefined: string | null;
  /** The set's definition of it; reminder text counts only for a token that cards create by name alone. */
  readonly own: SetToken | null;
}

/** What a created token is; null if only its name is known, and nothing defines it. */
export function meaningOf(token: CreatedToken, set: SetIndex, edition: Edition): TokenMeaning | null {
  const { byName, copyOf } = token;
  const is = withCustomColors(token, set.declared.colors);
  if (token.predefined) return { is, predefined: token.predefined.rule, own: null };
  const defined = set.definition(byName ?? is.name ?? '');
  const own = defined && (byName !== null || defined.by === 'token file') ? defined : null;
  if (byName === null) return { is, predefined: null, own: copyOf === null ? own : null };
  if (own)
    return { is: asMade({ ...own.characteristics, name: own.name }, { characteristics: is }), predefined: null, own };
  const card = set.card(byName);
  if (card) return { is: describeCard(card, edition), predefined: null, own };
  return set.isDeclared(byName) || set.hasCard(byName) ? { is, predefined: null, own } : null;
}

/** A token of the set, with what the effect that creates it adds: "create a Pebble token with haste". */
export function asMade(
  defined: Characteristics,
  { characteristics: { keywords, abilities } }: Pick<CreatedToken, 'characteristics'>,
): Characteristics {
  const more = keywords.filter((keyword) => !defined.keywords.includes(keyword));
  return {
    ...defined,
    keywords: [...defined.keywords, ...more],
    abilities: defined.abilities.length > 0 ? defined.abilities : abilities,
  };
}
