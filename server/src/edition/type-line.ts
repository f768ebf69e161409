import type { Game } from '../rulebook/rulebook.js';
import type { Characteristics } from './characteristics.js';

/** The type line for some characteristics: `Legendary Creature — Hamster`; in Riftbound, tags follow the dash. */
export function typeLineOf(is: Characteristics, game: Game): string {
  const before = [...(is.supertypes ?? []), ...(is.types ?? [])].join(' ');
  const after = (game === 'riftbound' ? is.tags : (is.subtypes ?? [])).join(' ');
  return before !== '' && after !== '' ? `${before} — ${after}` : before + after;
}
