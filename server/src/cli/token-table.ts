import type { ListedToken, Maker, TokenList, Unresolved } from '../export/token-list.js';
import { tokenSheet } from '../features/token-sheet.js';
import type { Style } from './style.js';
import { table } from './table.js';
import { visible } from './visible.js';

/** A token list for people: a row a token, and below what nobody defines. */
export function tokenTable({ tokens, unresolved }: TokenList, width: number, style: Style): string {
  if (tokens.length === 0 && unresolved.length === 0) return 'No card makes a token.\n';
  const rows = tokens.map((token) => [labelOf(token), whatItIs(token), token.createdBy.map(making).join('; ')]);
  const parts = tokens.length > 0 ? [table(['Token', 'What it is', 'Made by'], rows, width, style)] : [];
  if (unresolved.length > 0) parts.push(`${style('yellow', 'Defined nowhere:')}\n${unresolved.map(missing).join('')}`);
  return parts.join('\n');
}

function labelOf({ is, copyOf }: ListedToken): string {
  if (copyOf !== null) return is.name ?? `copy of ${copyOf}`;
  return is.name ?? '(no settled name)';
}

function whatItIs({ is, game, predefined, definedIn, copyOf, except }: ListedToken): string {
  if (predefined !== null) return `predefined, rule ${predefined}`;
  if (copyOf !== null) return except === null ? 'a copy' : `a copy, except ${except}`;
  const { stats, typeLine, abilities } = tokenSheet(is, game, is.name ?? '');
  const parts = [stats, typeLine, ...abilities].filter((part) => part !== null && part !== '');
  return [parts.join(' · '), definedIn === null ? '' : `(${definedIn})`].filter((part) => part !== '').join(' ');
}

function making({ card, countText, via }: Maker): string {
  const count = countText === '' || /^an?$/i.test(countText) ? '' : countText;
  const how = [count, via ?? ''].filter((part) => part !== '').join(', ');
  return how === '' ? card : `${card} (${how})`;
}

function missing({ path, line, card, phrase, suggestions }: Unresolved): string {
  const hint = suggestions.length > 0 ? `; did you mean ${suggestions.join(' or ')}?` : '';
  return `  ${visible(`${path}:${line + 1}  ${card}: ${phrase}${hint}`)}\n`;
}
