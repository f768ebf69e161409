import type { CreatedToken } from '../../analysis/card/created.js';
import type { Game } from '../../rulebook/rulebook.js';
import { escapeText } from '../shared/markdown.js';

/** Returns how a Riftbound token enters, if its type or the text settles it (181.1, 182.1.d), and what it becomes. */
export function entryOf(token: CreatedToken, game: Game): string | null {
  if (game !== 'riftbound') return null;
  const type = token.characteristics.types?.[0]?.toLowerCase();
  const stated = token.states.find((state) => state.ready !== null)?.ready ?? null;
  // A unit enters exhausted and gear ready, unless the effect states otherwise; a battlefield is neither.
  const ready = type === 'unit' || type === 'gear' ? (stated ?? type === 'gear') : stated;
  const enters = ready === null ? null : `Enters ${ready ? 'ready' : 'exhausted'}.`;
  const becomes = token.becomesCopyOf && `Becomes a copy of ${escapeText(token.becomesCopyOf)}.`;
  return [enters, becomes].filter((line) => line !== null && line !== '').join(' ') || null;
}
