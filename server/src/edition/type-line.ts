import type { Game } from '../rulebook/rulebook.js';
import type { Characteristics } from './characteristics.js';

/** The type line that characteristics make: `Legendary Creature — Hamster`; Riftbound has tags behind the dash. */
export function typeLineOf(is: Characteristics, game: Game): string {
  const front = [...(is.supertypes ?? []), ...(is.types ?? [])].join(' ');
  const behind = (game === 'riftbound' ? is.tags : (is.subtypes ?? [])).join(' ');
  return front !== '' && behind !== '' ? `${front} — ${behind}` : front + behind;
}
