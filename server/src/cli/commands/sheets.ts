import type { Snapshot } from '../../analysis/set/snapshot.js';
import { printsOf } from '../../export/sheet/prints.js';
import { sheetsHtml } from '../../export/sheet/sheet-html.js';
import { sheetSvg, sheetsSvg } from '../../export/sheet/sheet-svg.js';
import { makeSheets, type SheetOptions, type Sheets } from '../../export/sheet/sheets.js';
import type { TokenList } from '../../export/token-list.js';
import { artKeys, withArt } from '../../render/art.js';
import type { CardPicture } from '../../render/card-picture.js';
import { pictureOfCard } from '../../render/from-card.js';
import { EM } from '../../render/text/font.js';
import type { Unreadable } from '../../workspace/file-system.js';
import type { SheetFormat } from '../arguments/sheet-options.js';
import { type ArtFolder, noArt, readArt } from '../inputs/art-folder.js';
import { writeResult } from '../output/output.js';
import { letterNotes, sheetNotes, unresolvedNotes } from '../output/sheet-notes.js';
import { visible } from '../output/visible.js';
import { Progress } from '../terminal/progress.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';

/** What to print, and where to. */
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
 * Writes the print sheets of a token list, and notes for the user to standard error.
 * @returns the pictures that could not be used; null if there is nothing to print
 * @throws {UsageError} if the options cannot be combined
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
  writeNotes(unresolvedNotes(list), terminal);
  if (plain.length === 0) return null;
  const keys = artKeys(plain.map(({ picture }) => picture));
  const folder = job.art === undefined ? noArt : await readArt(job.art, keys, format === 'pdf', terminal);
  const prints = plain.map((print) => ({ ...print, picture: withArt(print.picture, folder.art) }));
  const progress = new Progress(terminal, prints.length, 'tokens');
  const sheets = makeSheets(prints, options, () => progress.step());
  progress.end();
  const unreadable = [...folder.unreadable];
  if (format === 'pdf') unreadable.push(...(await writePdf(sheets, job, folder, terminal)));
  else if (format === 'html') await writeResult(sheetsHtml(sheets, options.paper, job.title), output, terminal);
  else await writeSvg(sheets, job, terminal);
  writeNotes(sheetNotes(sheets, prints, folder, options), terminal);
  return unreadable;
}

/** The tokens of a list that the owner has no print of. @throws {UsageError} if the settings have no list of prints */
function withoutPrint(list: TokenList): TokenList {
  if (list.unusedPrints === null) throw new UsageError('--missing: tokenwright.json has no "prints" to compare with');
  return { ...list, tokens: list.tokens.filter(({ hasPrint }) => hasPrint !== true) };
}

function writeNotes(notes: readonly string[], terminal: Terminal): void {
  for (const note of notes) terminal.err(`${visible(note)}\n`);
}

/** Looks up cards by name, ignoring case. */
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

/** Writes one file if there is one page or no `--output`; otherwise one per page, with the page number in its name. */
async function writeSvg(sheets: Sheets, { output, title }: SheetJob, terminal: Terminal): Promise<void> {
  const pages = sheets.pages.filter(({ names }) => names.length > 0);
  if (output === undefined || pages.length < 2) {
    return writeResult(sheetsSvg({ ...sheets, pages }, title), output, terminal);
  }
  const [, stem = output, extension = ''] = /^(.*?)(\.[^./\\]+)?$/s.exec(output) ?? [];
  for (const page of pages) {
    const path = `${stem}-${page.number}${page.side === 'back' ? '-back' : ''}${extension}`;
    await writeResult(sheetSvg(page, title), path, terminal);
    terminal.err(`${visible(path)}\n`);
  }
}

/** Loads the PDF code on demand: it is larger than the rest of the command line. */
async function writePdf(sheets: Sheets, job: SheetJob, folder: ArtFolder, terminal: Terminal): Promise<Unreadable[]> {
  const { toPdf } = await import('../../render/pdf/pdf.js');
  const { title } = job;
  const drawings = sheets.pages.map(({ drawing }) => drawing);
  const { bytes, unknownLetters, unusableArt } = await toPdf(drawings, { title, twoSided: sheets.twoSided, em: EM });
  await writeResult(bytes, job.output, terminal);
  writeNotes(letterNotes(unknownLetters), terminal);
  return unusableArt.map((art) => ({ path: folder.paths.get(art) ?? '', reason: 'the picture cannot be read' }));
}
