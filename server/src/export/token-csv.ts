import { customColorsOf, lettersOf } from '../edition/characteristics.js';
import { copiesOf } from './copies.js';
import { type CsvField, csv } from './csv.js';
import type { ListedToken, TokenList, Unresolved } from './token-list.js';
import { cardsMaking, labelOf, makersOf, statesOf } from './token-words.js';

/** A column of the list, with its values for a token and for an undefined name. */
interface CsvColumn {
  readonly head: string;
  token(token: ListedToken): CsvField;
  unknown?(phrase: Unresolved): CsvField;
}

const words = (list: readonly string[] | null) => list?.join(' ') ?? null;

const columns: readonly CsvColumn[] = [
  { head: 'name', token: labelOf, unknown: ({ name, phrase }) => name ?? phrase },
  { head: 'supertypes', token: ({ is }) => words(is.supertypes) },
  { head: 'types', token: ({ is }) => words(is.types) },
  { head: 'subtypes', token: ({ is }) => words(is.subtypes) },
  { head: 'colors', token: colorsOf },
  // Separate columns, because spreadsheets read 1/1 as a date.
  { head: 'power', token: ({ is }) => is.pt?.split('/')[0] ?? null },
  { head: 'toughness', token: ({ is }) => is.pt?.split('/')[1] ?? null },
  { head: 'loyalty', token: ({ is }) => is.loyalty },
  { head: 'might', token: ({ is }) => is.might },
  { head: 'keywords', token: ({ is }) => is.keywords.join(', ') },
  { head: 'abilities', token: ({ is }) => is.abilities.join('\n') },
  { head: 'back', token: ({ is }) => is.back?.name ?? null },
  { head: 'copy of', token: ({ copyOf }) => copyOf },
  { head: 'except', token: ({ except }) => except },
  { head: 'rule', token: ({ predefined }) => predefined },
  { head: 'defined in', token: ({ definedIn }) => definedIn, unknown: () => 'nowhere' },
  { head: 'copies', token: (token) => copiesOf(token).count },
  { head: 'may be more', token: (token) => yesOrNo(copiesOf(token).variable) },
  { head: 'enters', token: (token) => statesOf(token).join(', ') },
  { head: 'print', token: ({ hasPrint }) => (hasPrint === null ? null : yesOrNo(hasPrint)) },
  { head: 'cards', token: cardsMaking },
  { head: 'made by', token: (token) => makersOf(token).join('; '), unknown: ({ card }) => card },
];

function colorsOf({ is, game }: ListedToken): CsvField {
  if (game === 'riftbound' || is.colors === null) return null;
  return (
    [lettersOf(is.colors).join(''), ...customColorsOf(is.colors)].filter((color) => color !== '').join(' ') ||
    'colorless'
  );
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no';
}

/** A token list for spreadsheets: one row per token, followed by one row for each phrase whose token is undefined. */
export function tokenCsv({ tokens, unresolved }: TokenList): string {
  return csv([
    columns.map(({ head }) => head),
    ...tokens.map((token) => columns.map((column) => column.token(token))),
    ...unresolved.map((phrase) => columns.map(({ unknown }) => unknown?.(phrase) ?? null)),
  ]);
}
