import { sheetLine } from '../edition/token-sheet.js';
import { type Copies, copiesOf } from './copies.js';
import type { ListedMaker, ListedToken } from './token-list.js';

/** A token's label: its name, both names if double-faced, or the card it copies. */
export function labelOf({ is, copyOf }: ListedToken): string {
  if (is.name === null) return copyOf === null ? '(no settled name)' : `copy of ${copyOf}`;
  return is.back ? `${is.name} // ${is.back.name ?? 'back face'}` : is.name;
}

/** A token's description in one line: the rule that defines it, or its characteristics and the file that defines it. */
export function whatItIs({ is, game, predefined, definedIn, copyOf, except }: ListedToken): string {
  if (predefined !== null) return `predefined, rule ${predefined}`;
  if (copyOf !== null) return except === null ? 'a copy' : `a copy, except ${except}`;
  const line = sheetLine(is, game);
  return definedIn === null ? line : `${line} (${definedIn})`.trimStart();
}

/** How a card makes a token: `two, tapped, investigate`; empty for a single token that simply enters. */
export function howMade({ countText, tapped, attacking, via }: ListedMaker): string {
  const count = /^(?:an?|one|1)?$/i.test(countText) ? '' : countText;
  const how = [count, tapped ? 'tapped' : '', attacking ? 'attacking' : '', via ?? ''];
  return how.filter((part) => part !== '').join(', ');
}

/** The cards that make a token, each with how it does: `Twin Kilns (two)`. */
export function makersOf({ createdBy }: ListedToken): string[] {
  return createdBy.map((maker) => {
    const how = howMade(maker);
    return how === '' ? maker.card : `${maker.card} (${how})`;
  });
}

/** How many different cards make a token; cards without a name are counted by their positions. */
export function cardsMaking({ createdBy }: ListedToken): number {
  return new Set(createdBy.map(({ card, path, line }) => card.toLowerCase() || `${path}:${line}`)).size;
}

/** The states in which a token may enter, by any of its makers. */
export function statesOf({ createdBy }: ListedToken): string[] {
  const states = { tapped: createdBy.some(({ tapped }) => tapped), attacking: createdBy.some((one) => one.attacking) };
  return Object.entries(states).flatMap(([state, is]) => (is ? [state] : []));
}

/** The copies to print: `2`, or `2+` if the text leaves open how many more. */
export function copiesText(token: ListedToken): string {
  const { count, variable }: Copies = copiesOf(token);
  return variable ? `${count}+` : `${count}`;
}

/** The copies of all tokens to print, with the same mark: `1 copy to print`, `12+ copies to print`. */
export function allCopies(tokens: readonly ListedToken[]): string {
  const all = tokens.map(copiesOf);
  const sum = all.reduce((before, { count }) => before + count, 0);
  const isOpen = all.some(({ variable }) => variable);
  return `${sum}${isOpen ? '+' : ''} ${sum === 1 && !isOpen ? 'copy' : 'copies'} to print`;
}
