import { sheetLine } from '../edition/token-sheet.js';
import { type Copies, copiesOf } from './copies.js';
import type { ListedMaker, ListedToken } from './token-list.js';

/** What a list calls a token: its name, of a double-faced one both, else what it is a copy of. */
export function labelOf({ is, copyOf }: ListedToken): string {
  if (is.name === null) return copyOf === null ? '(no settled name)' : `copy of ${copyOf}`;
  return is.back ? `${is.name} // ${is.back.name ?? 'back face'}` : is.name;
}

/** What a token is, in one line: the rule that says so, or its characteristics and the file that gives them. */
export function whatItIs({ is, game, predefined, definedIn, copyOf, except }: ListedToken): string {
  if (predefined !== null) return `predefined, rule ${predefined}`;
  if (copyOf !== null) return except === null ? 'a copy' : `a copy, except ${except}`;
  const line = sheetLine(is, game);
  return definedIn === null ? line : `${line} (${definedIn})`.trimStart();
}

/** How a card makes a token: `two, tapped, investigate`; empty for one that just enters. */
export function howMade({ countText, tapped, attacking, via }: ListedMaker): string {
  const count = /^(?:an?|one|1)?$/i.test(countText) ? '' : countText;
  const how = [count, tapped ? 'tapped' : '', attacking ? 'attacking' : '', via ?? ''];
  return how.filter((part) => part !== '').join(', ');
}

/** Who makes a token, each maker with its way to: `Twin Kilns (two)`. */
export function makersOf({ createdBy }: ListedToken): string[] {
  return createdBy.map((maker) => {
    const how = howMade(maker);
    return how === '' ? maker.card : `${maker.card} (${how})`;
  });
}

/** How many different cards make a token; those without a name count by their places. */
export function cardsMaking({ createdBy }: ListedToken): number {
  return new Set(createdBy.map(({ card, path, line }) => card.toLowerCase() || `${path}:${line}`)).size;
}

/** The ways in which a token may enter, by any of its makers. */
export function statesOf({ createdBy }: ListedToken): string[] {
  const states = { tapped: createdBy.some(({ tapped }) => tapped), attacking: createdBy.some((one) => one.attacking) };
  return Object.entries(states).flatMap(([state, is]) => (is ? [state] : []));
}

/** The copies to print in few letters: `2`, or `2+` where the text leaves open how many more. */
export function copiesText(token: ListedToken): string {
  const { count, variable }: Copies = copiesOf(token);
  return variable ? `${count}+` : `${count}`;
}

/** How many copies of all tokens there are to print, with the same mark: `1 copy to print`, `12+ copies to print`. */
export function allCopies(tokens: readonly ListedToken[]): string {
  const all = tokens.map(copiesOf);
  const sum = all.reduce((before, { count }) => before + count, 0);
  const isOpen = all.some(({ variable }) => variable);
  return `${sum}${isOpen ? '+' : ''} ${sum === 1 && !isOpen ? 'copy' : 'copies'} to print`;
}
