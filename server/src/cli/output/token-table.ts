import { namesakes } from '../../export/namesakes.js';
import type { ListedToken, TokenList, Unresolved } from '../../export/token-list.js';
import { allCopies, cardsMaking, copiesText, labelOf, makersOf, whatItIs } from '../../export/token-words.js';
import type { Style } from '../terminal/style.js';
import { table, wrap } from './table.js';
import { visible } from './visible.js';

/** A token list for reading: a table of the tokens, then lists of those that need attention. */
export function tokenTable({ tokens, unresolved, unusedPrints }: TokenList, width: number, style: Style): string {
  if (tokens.length === 0 && unresolved.length === 0) return 'No card makes a token.\n';
  const names = (listed: readonly string[]) =>
    listed.length === 0 ? [] : wrap(visible(listed.join(', ')), width - 2).map((line) => `  ${line}\n`);
  const missing = tokens.filter(({ hasPrint }) => hasPrint === false).map(sizedLabel);
  const parts = [
    ...(tokens.length > 0 ? [rows(tokens, width, style), summaryOf(tokens)] : []),
    ...section('Defined nowhere:', unresolved.map(phraseLine), style),
    ...section('Different tokens of one name:', namesakes(tokens).map(namesakesLine), style),
    ...section('Missing prints:', names(missing), style),
    ...section('Prints of what no card makes:', names(unusedPrints ?? []), style),
  ];
  return parts.join('\n');
}

function rows(tokens: readonly ListedToken[], width: number, style: Style): string {
  const hasPrints = tokens.some(({ hasPrint }) => hasPrint !== null);
  const head = ['Token', 'What it is', 'Copies', ...(hasPrints ? ['Print'] : []), 'Made by'];
  const cells = tokens.map((token) => [
    labelOf(token),
    whatItIs(token),
    copiesText(token),
    ...(hasPrints ? [printMark(token)] : []),
    madeBy(token),
  ]);
  return table(head, cells, width, style);
}

function madeBy(token: ListedToken): string {
  const cards = cardsMaking(token);
  return `${cards > 1 ? `${cards} cards: ` : ''}${makersOf(token).join('; ')}`;
}

/** A name with power and toughness, which distinguish most tokens with the same name. */
function sizedLabel(token: ListedToken): string {
  return token.is.pt === null ? labelOf(token) : `${token.is.pt} ${labelOf(token)}`;
}

function printMark({ hasPrint }: ListedToken): string {
  return hasPrint === null ? '' : hasPrint ? 'yes' : 'missing';
}

function summaryOf(tokens: readonly ListedToken[]): string {
  const different = tokens.length === 1 ? '1 token' : `${tokens.length} different tokens`;
  const copies = allCopies(tokens);
  return `${different}, ${copies}${copies.includes('+') ? ' (+: more where a number is open)' : ''}\n`;
}

function section(heading: string, lines: readonly string[], style: Style): string[] {
  return lines.length === 0 ? [] : [`${style('yellow', heading)}\n${lines.join('')}`];
}

function phraseLine({ path, line, card, phrase, suggestions }: Unresolved): string {
  const hint = suggestions.length > 0 ? `; did you mean ${suggestions.join(' or ')}?` : '';
  return `  ${visible(`${path}:${line + 1}  ${card}: ${phrase}${hint}`)}\n`;
}

function namesakesLine(tokens: readonly ListedToken[]): string {
  return `  ${tokens.length} × ${visible(labelOf(tokens[0]!))}\n`;
}
