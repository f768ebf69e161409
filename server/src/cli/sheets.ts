import type { Snapshot } from '../analysis/snapshot.js';
import { artKeys, withArt } from '../export/sheet/art.js';
import { type Print, printsOf } from '../export/sheet/prints.js';
import { sheetsHtml } from '../export/sheet/sheet-html.js';
import { sheetSvg, sheetsSvg } from '../export/sheet/sheet-svg.js';
import { makeSheets, type SheetOptions, type Sheets } from '../export/sheet/sheets.js';
import type { TokenList } from '../export/token-list.js';
import type { CardPicture } from '../render/card-picture.js';
import { pictureOfCard } from '../render/from-card.js';
import { EM } from '../render/text/font.js';
import type { Unreadable } from '../workspace/file-system.js';
import { type ArtFolder, noArt, readArt } from './art-folder.js';
import { writeResult } from './output.js';
import { Progress } from './progress.js';
import type { SheetFormat } from './sheet-options.js';
import { type Terminal, UsageError } from './terminal.js';
import { visible } from './visible.js';

/** What sheets are made of, and where they go. */
export interface SheetJob {
  readonly format: SheetFormat;
  readonly options: SheetOptions;
  readonly title: string;
  /** Only tokens that the owner has no print of. */
  readonly missing: boolean;
  readonly art: string | undefined;
  readonly output: string | undefined;
}

/**
 * Writes the print sheets of a token list, and says on standard error what the user should know of them.
 * @returns the pictures that could not be used; null where there is nothing to print
 * @throws {UsageError} where the call cannot be done
 */
export async function writeSheets(
  list: TokenList,
  files: readonly Snapshot[],
  job: SheetJob,
  terminal: Terminal,
): Promise<readonly Unreadable[] | null> {
  const { format, options, output } = job;
  if (format === 'pdf' && output === undefined && terminal.shown) {
    throw new UsageError('a PDF is nothing to show in a terminal: say --output <file>.pdf');
  }
  const plain = printsOf(job.missing ? withoutPrint(list) : list, cardsIn(files));
  for (const line of unresolved(list)) terminal.err(`${visible(line)}\n`);
  if (plain.length === 0) return null;
  const keys = artKeys(plain.map(({ picture }) => picture));
  const folder = job.art === undefined ? noArt : await readArt(job.art, keys, terminal);
  const prints = plain.map((print) => ({ ...print, picture: withArt(print.picture, folder.art) }));
  const progress = new Progress(terminal, prints.length, 'tokens');
  const sheets = makeSheets(prints, options, () => progress.step());
  progress.end();
  const unreadable = [...folder.unreadable];
  if (format === 'pdf') unreadable.push(...(await writePdf(sheets, job, folder, terminal)));
  else if (format === 'html') await writeResult(sheetsHtml(sheets, options.paper, job.title), output, terminal);
  else await writeSvg(sheets, job, terminal);
  for (const note of notes(sheets, prints, folder, options)) terminal.err(`${visible(note)}\n`);
  return unreadable;
}

/** The tokens of a list that the owner has no print of. @throws {UsageError} where nobody says which there are */
function withoutPrint(list: TokenList): TokenList {
  if (list.unusedPrints === null) throw new UsageError('--missing: tokenwright.json has no "prints" to compare with');
  return { ...list, tokens: list.tokens.filter(({ hasPrint }) => hasPrint !== true) };
}

/** Cards by their names, in any case. */
function cardsIn(files: readonly Snapshot[]): (name: string) => CardPicture | null {
  const cards = new Map<string, () => CardPicture>();
  for (const { document, edition } of files) {
    for (const { card } of document.cards) {
      const name = card.faces[0]?.name?.text.toLowerCase();
      if (name && card.role === 'card') cards.set(name, () => pictureOfCard(card, edition.game));
    }
  }
  return (name) => cards.get(name.toLowerCase())?.() ?? null;
}

/** One file where there is one page, or nobody said where to; else one for each page, named after the first. */
async function writeSvg(sheets: Sheets, { output, title }: SheetJob, terminal: Terminal): Promise<void> {
  const pages = sheets.pages.filter(({ names }) => names.length > 0);
  if (output === undefined || pages.length < 2)
    return writeResult(sheetsSvg({ ...sheets, pages }, title), output, terminal);
  const [, stem = output, extension = ''] = /^(.*?)(\.[^./\\]+)?$/s.exec(output) ?? [];
  for (const page of pages) {
    const path = `${stem}-${page.number}${page.side === 'back' ? '-back' : ''}${extension}`;
    await writeResult(sheetSvg(page, title), path, terminal);
    terminal.err(`${visible(path)}\n`);
  }
}

/** Everything that knows PDF is loaded only here: it is larger than all the rest of the command line. */
async function writePdf(sheets: Sheets, job: SheetJob, folder: ArtFolder, terminal: Terminal): Promise<Unreadable[]> {
  const { toPdf } = await import('../render/pdf/pdf.js');
  const { title } = job;
  const drawings = sheets.pages.map(({ drawing }) => drawing);
  const { bytes, unknownLetters, unusableArt } = await toPdf(drawings, { title, twoSided: sheets.twoSided, em: EM });
  await writeResult(bytes, job.output, terminal);
  if (unknownLetters !== '') {
    terminal.err(
      `The font has no ${visible([...unknownLetters].slice(0, 20).join(' '))}: boxes stand for them. A browser has them: print --format html.\n`,
    );
  }
  return unusableArt.map(({ art, reason }) => ({ path: folder.paths.get(art) ?? '', reason }));
}

/** The tokens that nobody can print, as nobody defines them. */
function unresolved(list: TokenList): string[] {
  return list.unresolved.map(
    ({ card, path, line, phrase }) => `Not printed: ${phrase} (${card}, ${path}:${line + 1}): nobody defines it.`,
  );
}

/** What to know before printing. */
function notes(
  { cut, twoSided }: Sheets,
  prints: readonly Print[],
  { unused }: ArtFolder,
  { copies }: SheetOptions,
): string[] {
  const variable = copies === null ? prints.filter((print) => print.copies.variable) : [];
  return [
    ...cut.map((name) => `${name}: not all of its text has room on a card, and it ends in an ellipsis.`),
    ...(variable.length === 0
      ? []
      : [
          `A game may need more of ${names(variable.map(({ picture }) => picture.name))}: their cards make X, “that many” or one for each player. --copies <n> prints n of every token.`,
        ]),
    ...(unused.length === 0
      ? []
      : [`Pictures named as no token: ${names(unused.map((path) => path.replace(/^.*\//, '')))}`]),
    ...(twoSided ? ['Some tokens have two faces: print on both sides, flipped on the long edge, at 100 %.'] : []),
  ];
}

function names(all: readonly string[]): string {
  const shown = all.slice(0, 12).join(', ');
  return all.length > 12 ? `${shown} and ${all.length - 12} more` : shown;
}
