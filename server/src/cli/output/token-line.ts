import type { Characteristics } from '../../edition/characteristics.js';
import { sheetLine } from '../../edition/token-sheet.js';
import type { Game } from '../../rulebook/rulebook.js';
import type { Json } from '../../util/json.js';

/** A token as `tokenwright parse` prints it. */
export type TokenJson = Record<string, Json>;

/** A token of an effect in one line: `2 × Goblin Token · 1/1 · Creature — Goblin · red · Haste · tapped`. */
export function tokenLine(token: TokenJson, game: Game): string {
  const { count, anaphor, copyOf, except } = token;
  const parts = [
    `${timesOf(count ?? null)}${anaphor ?? (copyOf ? `copy of ${copyOf}` : (token.name ?? token.byCardName ?? 'token'))}`,
    except ? `except ${except}` : '',
    anaphor ? '' : sheetLine(characteristicsOf(token), game),
    token.tapped ? 'tapped' : '',
    token.attacking ? 'attacking' : '',
    token.attachedTo ? `attached to ${token.attachedTo}` : '',
    ...textsOf(token.entersWith).map((counters) => `with ${counters}`),
    ...textsOf(token.gains).map((gained) => `gains ${gained}`),
    ...textsOf(token.conditionally),
    fieldOf(count, 'forEach', 'for each '),
    fieldOf(count, 'equalTo', 'as many as '),
    token.where ? `where ${token.where}` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** How many tokens there are, before the name: `2 × `, `X × `; empty for one. */
function timesOf(count: Json): string {
  if (typeof count === 'number') return count === 1 ? '' : `${count} × `;
  for (const field of ['var', 'ref', 'expr']) {
    const text = fieldOf(count, field, '');
    if (text !== '') return `${text} × `;
  }
  return '';
}

/** A field of a count that is no number, after some words; empty if it has no such field. */
function fieldOf(count: Json | undefined, field: string, before: string): string {
  const isCount = typeof count === 'object' && count !== null && field in count;
  return isCount ? `${before}${(count as TokenJson)[field]}` : '';
}

function textsOf(list: Json | undefined): string[] {
  return Array.isArray(list) ? list.map(String) : [];
}

function listOf(list: Json | undefined): string[] | null {
  return Array.isArray(list) ? list.map(String) : null;
}

function characteristicsOf({ name, type, pt, loyalty, might, ...lists }: TokenJson): Characteristics {
  return {
    name: name === null || name === undefined ? null : String(name),
    supertypes: listOf(lists.supertypes),
    colors: listOf(lists.colors),
    types: type ? [String(type)] : listOf(lists.types),
    subtypes: listOf(lists.subtypes),
    pt: pt ? String(pt) : null,
    loyalty: loyalty ? String(loyalty) : null,
    keywords: textsOf(lists.keywords),
    abilities: textsOf(lists.abilities),
    back: null,
    might: typeof might === 'number' ? might : null,
    tags: textsOf(lists.tags),
  };
}
