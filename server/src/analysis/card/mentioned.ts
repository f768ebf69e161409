import type { Card, Mention } from '../../formats/card.js';
import type { OwnCard, SetIndex } from '../set/set-index.js';

/** The card that an entry of a list refers to. */
export interface MentionedCard {
  readonly card: Card;
  /** Its place, if it belongs to the set. */
  readonly own: OwnCard | null;
}

/**
 * The card that an entry of a list refers to, preferably the set's own; null if neither the set nor the card reference
 * has it.
 */
export function mentionedCard({ name }: Mention, set: SetIndex): MentionedCard | null {
  const own = set.ownCard(name.text);
  const card = own?.card ?? set.declared.cards?.card(name.text) ?? null;
  return card && { card, own };
}
