import type { PrintJob } from '../../export/sheet/prints.js';
import { sheetsHtml } from '../../export/sheet/sheet-html.js';
import { makeSheets, type SheetOptions, type Sheets } from '../../export/sheet/sheets.js';
import { artKeys, withArt } from '../../render/art.js';
import { EM } from '../../render/text/font.js';
import { unknownLetters } from '../../render/unknown-letters.js';
import type { ArtPlace } from '../../workspace/art/set-art.js';
import type { Unreadable } from '../../workspace/file-system.js';
import type { SheetFormat } from '../arguments/sheet-options.js';
import { type ArtFolder, readArt, readSetArt } from '../inputs/art-folder.js';
import { writeResult } from '../output/output.js';
import { loadPngWriter } from '../output/png.js';
import { writeSeparately } from '../output/separate-pictures.js';
import { artNotes, cutNotes, letterNotes, type PrintNoun, sheetNotes } from '../output/sheet-notes.js';
import { writePngPages, writeSvgPages } from '../output/sheet-pages.js';
import { visible } from '../output/visible.js';
import { Progress } from '../terminal/progress.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';

/** How to print, and where to. */
export interface SheetJob {
  readonly format: SheetFormat;
  readonly options: SheetOptions;
  readonly title: string;
  readonly noun: PrintNoun;
  /** The folder of pictures that the user names; otherwise those of the sets are used. */
  readonly art: string | undefined;
  readonly setArt: readonly ArtPlace[];
  /** A file; the folder for separate pictures. */
  readonly output: string | undefined;
  /** Whether each picture is a file, in place of sheets. */
  readonly separate: boolean;
  /** The resolution of a PNG in dots per inch. */
  readonly dpi: number;
}

/**
 * Writes prints on sheets or as separate pictures, and notes for the user to standard error.
 * @param plain at least one, without the user's own pictures
 * @returns the pictures that could not be used
 * @throws {UsageError} if the options cannot be combined, or a file cannot be written
 */
export async function writeSheets(
  plain: readonly PrintJob[],
  job: SheetJob,
  terminal: Terminal,
): Promise<readonly Unreadable[]> {
  const { format, options, output, noun } = job;
  if ((format === 'pdf' || format === 'png') && output === undefined && terminal.shown) {
    const name = format.toUpperCase();
    throw new UsageError(`a ${name} is nothing to show in a terminal: say --output <file>.${format}`);
  }
  // Before anything is drawn, which takes a while.
  const rasterize = format === 'png' ? await loadPngWriter() : null;
  const keys = artKeys(plain.map(({ picture }) => picture));
  const forPdf = format === 'pdf';
  const folder = await (job.art === undefined
    ? readSetArt(job.setArt, keys, forPdf)
    : readArt(job.art, keys, forPdf, terminal));
  const prints = plain.map((print) => ({ ...print, picture: withArt(print.picture, folder.art) }));
  const progress = new Progress(terminal, prints.length, `${noun}s`);
  if (job.separate) {
    const target = { folder: output ?? '.', grayscale: options.grayscale, dpi: job.dpi };
    const { cut, unknown } = await writeSeparately(prints, target, rasterize, terminal, () => progress.step());
    progress.end();
    const letters = rasterize ? letterNotes(unknown, 'png') : [];
    writeNotes([...letters, ...cutNotes(cut), ...artNotes(folder, noun)], terminal);
    return folder.unreadable;
  }
  const sheets = makeSheets(prints, options, () => progress.step());
  progress.end();
  const unreadable = [...folder.unreadable];
  if (format === 'pdf') unreadable.push(...(await writePdf(sheets, job, folder, terminal)));
  else if (format === 'html') await writeResult(sheetsHtml(sheets, options.paper, job.title), output, terminal);
  else if (!rasterize) await writeSvgPages(sheets, job, terminal);
  else {
    await writePngPages(sheets, job, rasterize, terminal);
    writeNotes(letterNotes(unknownLetters(sheets.pages.map(({ drawing }) => drawing)), 'png'), terminal);
  }
  writeNotes(sheetNotes(sheets, prints, folder, options, noun), terminal);
  return unreadable;
}

function writeNotes(notes: readonly string[], terminal: Terminal): void {
  for (const note of notes) terminal.err(`${visible(note)}\n`);
}

/** Loads the PDF code on demand: it is larger than the rest of the command line. */
async function writePdf(sheets: Sheets, job: SheetJob, folder: ArtFolder, terminal: Terminal): Promise<Unreadable[]> {
  const { toPdf } = await import('../../render/pdf/pdf.js');
  const { title } = job;
  const drawings = sheets.pages.map(({ drawing }) => drawing);
  const { bytes, unknownLetters, unusableArt } = await toPdf(drawings, { title, twoSided: sheets.twoSided, em: EM });
  await writeResult(bytes, job.output, terminal);
  writeNotes(letterNotes(unknownLetters, 'pdf'), terminal);
  return unusableArt.map((art) => ({ path: folder.paths.get(art) ?? '', reason: 'the picture cannot be read' }));
}
