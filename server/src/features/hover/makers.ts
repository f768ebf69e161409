import type { SetToken } from '../../analysis/set/file-index.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import { italic } from '../shared/markdown.js';

/** The number of card names that are listed before the rest is only counted. */
const MOST_NAMED = 3;

/** "Made by 5 cards: *Cinder Herald*, *Ash Warden*, *Kiln Keeper* and 2 more." Null if no card of the set makes it. */
export function madeBy(name: string, set: SetIndex): string | null {
  const cards = [...new Set(set.makers(name).map((maker) => maker.card))];
  return cards.length === 0 ? null : `Made by ${namesOfCards(cards)}.`;
}

/** "*Cinder Herald*", "5 cards: *Cinder Herald*, *Ash Warden*, *Kiln Keeper* and 2 more". */
export function namesOfCards(names: readonly string[]): string {
  const cards = names.map((card) => italic(card) || 'a card without a name');
  const shown = cards.slice(0, cards.length <= MOST_NAMED + 1 ? MOST_NAMED + 1 : MOST_NAMED);
  const more = cards.length - shown.length;
  const all = more > 0 ? `${shown.join(', ')} and ${more} more` : listed(shown);
  return cards.length === 1 ? all : `${cards.length} cards: ${all}`;
}

/** Returns where the set defines a token: "Defined in *akd.tokens*." */
export function definedIn({ by, path, card }: SetToken): string {
  const where = italic(by === 'token file' ? (path.split(/[\\/]/).at(-1) ?? path) : card);
  return by === 'token file' ? `Defined in ${where}.` : `Defined by the reminder text of ${where}.`;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
