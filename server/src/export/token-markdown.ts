import { sheetLine } from '../edition/token-sheet.js';
import { escapeText } from '../text/markdown.js';
import { namesakes } from './namesakes.js';
import type { ListedToken, TokenList, Unresolved } from './token-list.js';
import { allCopies, cardsMaking, copiesText, labelOf, makersOf, whatItIs } from './token-words.js';

/** A cell may be long if many cards make a token. */
const MAX_CELL_LENGTH = 20_000;

/**
 * A token list as a Markdown document: things to do first, then a table of tokens per card type. Card text is escaped.
 */
export function tokenMarkdown(list: TokenList, title: string): string {
  const { tokens, unresolved, unusedPrints } = list;
  const missing = tokens.filter(({ hasPrint }) => hasPrint === false);
  const sections = [
    `# ${escapeText(title)}`,
    summaryOf(tokens),
    ...section('Defined nowhere', unresolved.map(unresolvedItem)),
    ...section('Missing prints', missing.map(missingItem)),
    ...section('Different tokens of one name', namesakes(tokens).map(namesakesItem)),
    ...grouped(tokens).flatMap(([heading, members]) => [`## ${escapeText(heading)}`, tableOf(members)]),
    ...section('Prints of what no card makes', (unusedPrints ?? []).map(item)),
  ];
  return `${sections.join('\n\n')}\n`;
}

function summaryOf(tokens: readonly ListedToken[]): string {
  if (tokens.length === 0) return 'No card makes a token.';
  const different = tokens.length === 1 ? '1 token' : `${tokens.length} different tokens`;
  return (
    `${different}, ${allCopies(tokens)}: of each as many as the largest effect makes at once; ` +
    'with a + where the cards leave open how many more.'
  );
}

function section(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`## ${heading}`, items.map((each) => `- ${each}`).join('\n')];
}

function item(text: string): string {
  return escapeText(text, MAX_CELL_LENGTH);
}

function unresolvedItem({ path, line, card, phrase, suggestions }: Unresolved): string {
  const hint = suggestions.length > 0 ? ` (did you mean ${suggestions.join(' or ')}?)` : '';
  return item(`${card}: ${phrase}${hint}, ${path}:${line + 1}`);
}

function missingItem(token: ListedToken): string {
  return item(`${copiesText(token)} × ${labelOf(token)}: ${sheetLine(token.is, token.game)}`);
}

function namesakesItem(tokens: readonly ListedToken[]): string {
  return item(`${labelOf(tokens[0]!)}: ${tokens.map(({ is, game }) => sheetLine(is, game)).join('; ')}`);
}

/** A token that is an artifact and a creature is listed with the creatures. */
const typeOrder = ['Creature', 'Unit', 'Planeswalker', 'Artifact', 'Gear', 'Enchantment', 'Land'];

/** The tokens by card type, those with an unknown type and the copies last. */
function grouped(tokens: readonly ListedToken[]): [heading: string, tokens: ListedToken[]][] {
  const groups = new Map<string, ListedToken[]>([...typeOrder, 'Others', 'Copies'].map((heading) => [heading, []]));
  for (const token of tokens) groups.get(headingOf(token))!.push(token);
  return [...groups].filter(([, members]) => members.length > 0);
}

function headingOf({ is, copyOf }: ListedToken): string {
  if (copyOf !== null) return 'Copies';
  return typeOrder.find((type) => is.types?.includes(type)) ?? 'Others';
}

function tableOf(tokens: readonly ListedToken[]): string {
  const hasPrints = tokens.some(({ hasPrint }) => hasPrint !== null);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const printed = (cells: readonly (string | number)[], last: string) => row(hasPrints ? [...cells, last] : cells);
  return [
    printed(['Token', 'What it is', 'Copies', 'Cards', 'Made by'], 'Print'),
    printed(['---', '---', '--:', '--:', '---'], '---'),
    ...tokens.map((token) => {
      const cells = [
        labelOf(token),
        whatItIs(token),
        copiesText(token),
        cardsMaking(token),
        makersOf(token).join('; '),
      ];
      return printed(
        cells.map((cell) => item(`${cell}`)),
        printMark(token),
      );
    }),
  ].join('\n');
}

function printMark({ hasPrint }: ListedToken): string {
  return hasPrint === null ? '' : hasPrint ? 'yes' : '**missing**';
}
