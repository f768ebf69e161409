import type { PrintJob } from '../../export/sheet/prints.js';
import type { SheetOptions, Sheets } from '../../export/sheet/sheets.js';
import type { TokenList } from '../../export/token-list.js';
import { baseName } from '../../workspace/paths.js';
import type { ArtFolder } from '../inputs/art-folder.js';

/** What is printed. */
export type PrintNoun = 'token' | 'card';

/** At most this many items of a list are named; the rest is counted. */
const MOST_NAMED = 12;

/** The tokens that cannot be printed because nothing defines them. */
export function unresolvedNotes({ unresolved }: TokenList): string[] {
  return unresolved.map(
    ({ card, path, line, phrase }) => `Not printed: ${phrase} (${card}, ${path}:${line + 1}): it is not defined.`,
  );
}

/** The characters that a PDF or a PNG cannot show. */
export function letterNotes(unknown: string, format: 'pdf' | 'png'): string[] {
  if (unknown === '') return [];
  const letters = named([...unknown], ' ');
  const instead = format === 'pdf' ? 'boxes take their place' : 'they are left out';
  return [`The font has no ${letters}: ${instead}. Browsers have such letters: print --format html.`];
}

/** Names whose text does not fit. */
export function cutNotes(cut: readonly string[]): string[] {
  return cut.map((name) => `${name}: not all of its text has room on a card, and it ends in an ellipsis.`);
}

/** The user's pictures that were not used. */
export function artNotes({ unused }: ArtFolder, noun: PrintNoun): string[] {
  return unused.length > 0 ? [`Pictures named as no ${noun}: ${named(unused.map(baseName))}`] : [];
}

/** Notes to read before printing. */
export function sheetNotes(
  { cut, twoSided }: Sheets,
  prints: readonly PrintJob[],
  folder: ArtFolder,
  { copies }: SheetOptions,
  noun: PrintNoun,
): string[] {
  const notes = cutNotes(cut);
  const variable = copies === null ? prints.filter((print) => print.copies.variable) : [];
  if (variable.length > 0) {
    const tokens = named([...new Set(variable.map(({ picture }) => picture.name))]);
    const why = 'their cards make X, “that many” or one for each player';
    notes.push(`A game may need more of ${tokens}: ${why}. --copies <n> prints n of every token.`);
  }
  notes.push(...artNotes(folder, noun));
  if (twoSided) notes.push(`Some ${noun}s have two faces: print on both sides, flipped on the long edge, at 100 %.`);
  return notes;
}

function named(all: readonly string[], between = ', '): string {
  const shown = all.slice(0, MOST_NAMED).join(between);
  return all.length > MOST_NAMED ? `${shown} and ${all.length - MOST_NAMED} more` : shown;
}
