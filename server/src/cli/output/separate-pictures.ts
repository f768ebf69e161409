import { mkdirSync } from 'node:fs';
import type { PrintJob } from '../../export/sheet/prints.js';
import { hasCutText } from '../../export/sheet/sheets.js';
import { drawPicture, drawSides } from '../../render/draw.js';
import { unknownLetters } from '../../render/unknown-letters.js';
import { fileName } from '../../util/file-name.js';
import { reasonOf } from '../../workspace/file-system.js';
import { joinPath, resolvePath } from '../../workspace/paths.js';
import { type Terminal, UsageError } from '../terminal/terminal.js';
import { writeResult } from './output.js';
import type { Rasterize } from './png.js';

/** How separate pictures are drawn, and where they are written to. */
interface PicturesTarget {
  readonly folder: string;
  readonly grayscale: boolean;
  /** In dots per inch. */
  readonly dpi: number;
}

/** What is not in the pictures. */
interface PictureLosses {
  /** The names of cards whose text does not fit. */
  readonly cut: readonly string[];
  /** The letters that the font lacks. */
  readonly unknown: string;
}

/** The width of a card in millimetres. */
const CARD_WIDTH = 63;

/**
 * Writes each picture to a file of its own, named after the card; of several with the same name, all but the first have
 * a number. The folder is created.
 * @param rasterize draws PNGs; null for SVGs
 * @param onWritten called after each picture
 * @throws {UsageError} if a file cannot be written
 */
export async function writeSeparately(
  prints: readonly PrintJob[],
  { folder, grayscale, dpi }: PicturesTarget,
  rasterize: Rasterize | null,
  terminal: Terminal,
  onWritten: () => void,
): Promise<PictureLosses> {
  makeFolder(folder, terminal);
  const options = { theme: 'light', grayscale } as const;
  const width = Math.round((CARD_WIDTH / 25.4) * dpi);
  const taken = new Set<string>();
  const cut: string[] = [];
  const unknown = new Set<string>();
  for (const { picture } of prints) {
    const name = freeName(fileName(picture.name), taken);
    const drawn = drawPicture(picture, { ...options, shape: 'card', ...(rasterize ? { width } : {}) });
    const content = rasterize ? rasterize(drawn.svg, drawn.width) : drawn.svg;
    await writeResult(content, joinPath(folder, `${name}.${rasterize ? 'png' : 'svg'}`), terminal);
    const sides = drawSides(picture, options).map(({ drawing }) => drawing);
    if (sides.some(({ shapes }) => hasCutText(shapes))) cut.push(picture.name);
    for (const letter of unknownLetters(sides)) unknown.add(letter);
    onWritten();
  }
  return { cut, unknown: [...unknown].join('') };
}

function makeFolder(folder: string, terminal: Terminal): void {
  try {
    mkdirSync(resolvePath(terminal.folder, folder), { recursive: true });
  } catch (error) {
    throw new UsageError(`--output ${folder}: ${reasonOf(error)}`);
  }
}

/** File systems may ignore case. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}-${number}`;
  taken.add(free.toLowerCase());
  return free;
}
