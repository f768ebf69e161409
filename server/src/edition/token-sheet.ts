import type { Game } from '../rulebook/rulebook.js';
import { capitalized } from '../util/capital.js';
import { type Characteristics, lettersOf } from './characteristics.js';
import { typeLineOf } from './type-line.js';

/** A token's characteristics as lines for display. Plain text. */
export interface TokenSheet {
  readonly name: string;
  /** `2/2`, `3 Might`, `loyalty 0`; null if there is none. */
  readonly stats: string | null;
  /** `Legendary Creature — Hamster · red`; empty if nothing is determined. */
  readonly typeLine: string;
  /** The keywords in one line, then each other ability. */
  readonly abilities: readonly string[];
  readonly back: TokenSheet | null;
}

/** The lines for a token with these characteristics and this name. */
export function tokenSheet(is: Characteristics, game: Game, name: string): TokenSheet {
  const keywords = capitalized(is.keywords.join(', '));
  return {
    name,
    stats: statsOf(is, game),
    typeLine: [typeLineOf(is, game), game === 'riftbound' ? riftboundCost(is) : colorsOf(is.colors)]
      .filter((part) => part !== '')
      .join(' · '),
    abilities: [...(keywords === '' ? [] : [keywords]), ...is.abilities],
    back: is.back && tokenSheet(is.back, game, is.back.name ?? 'Back face'),
  };
}

/** Everything about a token except its name, in one line: `1/1 · Creature — Spirit · white · Flying`. */
export function sheetLine(is: Characteristics, game: Game): string {
  const { stats, typeLine, abilities } = tokenSheet(is, game, is.name ?? '');
  return [stats, typeLine, ...abilities].filter((part) => part !== null && part !== '').join(' · ');
}

function statsOf(is: Characteristics, game: Game): string | null {
  if (game === 'riftbound') return is.might === null ? null : `${is.might} Might`;
  return is.pt ?? (is.loyalty === null ? null : `loyalty ${is.loyalty}`);
}

/** Riftbound 182.2: a token has no domain, and its cost counts as 0. */
function riftboundCost(is: Characteristics): string {
  return is.types === null ? '' : 'no domain · cost 0';
}

const colorNames: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

function colorsOf(colors: readonly string[] | null): string {
  if (colors === null) return '';
  if (colors.length === 0) return 'colorless';
  if (colors.length === 5 && lettersOf(colors).length === 5) return 'all colors';
  const names = colors.map((color) => colorNames[color] ?? color);
  return names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}
