import type { PrintJob } from '../../export/sheet/prints.js';
import type { SheetOptions, Sheets } from '../../export/sheet/sheets.js';
import type { TokenList } from '../../export/token-list.js';
import { baseName } from '../../workspace/paths.js';
import type { ArtFolder } from '../inputs/art-folder.js';

/** At most this many items of a list are named; the rest is counted. */
const MOST_NAMED = 12;

/** The tokens that cannot be printed because nothing defines them. */
export function unresolvedNotes({ unresolved }: TokenList): string[] {
  return unresolved.map(
    ({ card, path, line, phrase }) => `Not printed: ${phrase} (${card}, ${path}:${line + 1}): it is not defined.`,
  );
}

/** The characters that a PDF cannot show. */
export function letterNotes(unknown: string): string[] {
  if (unknown === '') return [];
  const letters = named([...unknown], ' ');
  return [`The font has no ${letters}: boxes take their place. Browsers have such letters: print --format html.`];
}

/** Notes to read before printing. */
export function sheetNotes(
  { cut, twoSided }: Sheets,
  prints: readonly PrintJob[],
  { unused }: ArtFolder,
  { copies }: SheetOptions,
): string[] {
  const notes = cut.map((name) => `${name}: not all of its text has room on a card, and it ends in an ellipsis.`);
  const variable = copies === null ? prints.filter((print) => print.copies.variable) : [];
  if (variable.length > 0) {
    const tokens = named([...new Set(variable.map(({ picture }) => picture.name))]);
    const why = 'their cards make X, “that many” or one for each player';
    notes.push(`A game may need more of ${tokens}: ${why}. --copies <n> prints n of every token.`);
  }
  if (unused.length > 0) notes.push(`Pictures named as no token: ${named(unused.map(baseName))}`);
  if (twoSided) notes.push('Some tokens have two faces: print on both sides, flipped on the long edge, at 100 %.');
  return notes;
}

function named(all: readonly string[], between = ', '): string {
  const shown = all.slice(0, MOST_NAMED).join(between);
  return all.length > MOST_NAMED ? `${shown} and ${all.length - MOST_NAMED} more` : shown;
}
