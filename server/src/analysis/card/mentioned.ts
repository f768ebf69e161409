import type { Card, Mention } from '../../formats/card.js';
import type { OwnCard, SetIndex } from '../set/set-index.js';

/** The card that an entry of a list means. */
export interface MentionedCard {
  readonly card: Card;
  /** Where it stands, if it is one of the set. */
  readonly own: OwnCard | null;
}

/** The card that an entry of a list means: the set's own, else that of the card reference; null where nobody has it. */
export function mentionedCard({ name }: Mention, set: SetIndex): MentionedCard | null {
  const own = set.ownCard(name.text);
  const card = own?.card ?? set.declared.cards?.card(name.text) ?? null;
  return card && { card, own };
}
