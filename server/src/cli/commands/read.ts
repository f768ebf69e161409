import type { Edition } from '../../edition/edition.js';
import { type ReadingOfFace, readingOfText, readingsOf } from '../../export/reading.js';
import { READING_VERSION, readingToJson } from '../../export/reading-json.js';
import { repairedReading } from '../../export/repaired.js';
import { stoppedReport } from '../../export/stopped.js';
import { LineIndex } from '../../text/line-index.js';
import { editionInUse, editionNamed, workspaceOptions } from '../arguments/call.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { findInputs } from '../inputs/inputs.js';
import { readSnapshots } from '../inputs/snapshots.js';
import { jsonText } from '../output/json.js';
import { readingTree, saidText } from '../output/reading-tree.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { stoppedTable } from '../output/stopped-table.js';
import { reportUnreadable } from '../output/unusable.js';
import { visible } from '../output/visible.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

const formats = ['tree', 'json', 'jsonl'] as const;
type Format = (typeof formats)[number];

/** What is printed, and how. */
interface Output {
  readonly format: Format;
  /** The edition whose wording the texts get, or null. */
  readonly as: Edition | null;
  readonly isRanking: boolean;
  readonly style: Style;
}

/** A file or text with the readings of its faces. */
interface ReadText {
  readonly path: string;
  readonly lines: LineIndex;
  readonly faces: readonly ReadingOfFace[];
}

/** `tokenwright read`: the abilities of cards, as a tree of what they mean. */
export async function read(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string' },
    text: { type: 'string' },
    name: { type: 'string' },
    'type-line': { type: 'string' },
    as: { type: 'string' },
    stopped: { type: 'boolean' },
    verbose: { type: 'boolean' },
  });
  const format = oneOf('format', values.format, formats);
  const options = await workspaceOptions(values, terminal);
  const output: Output = {
    format,
    as: values.as === undefined ? null : await editionNamed('as', values.as, terminal),
    isRanking: values.stopped === true,
    style,
  };
  if (output.isRanking && output.as) throw new UsageError('read takes --stopped or --as, and not both');
  if (values.text !== undefined) {
    if (positionals.length > 0) throw new UsageError('read takes --text or files, and not both');
    const edition = await editionInUse(options, terminal);
    const text = values.text.replaceAll('\r\n', '\n').replaceAll('\\n', '\n');
    const name = values.name ?? '';
    const typeLine = values['type-line'] ?? '';
    const face = readingOfText(text, { name, typeLine }, edition);
    print([{ path: '', lines: new LineIndex(text), faces: [face] }], output, terminal);
    return exit.clean;
  }
  if (values.name !== undefined || values['type-line'] !== undefined)
    throw new UsageError('--name and --type-line belong to --text');
  const inputs = await findInputs(positionals, options, terminal);
  const { files, notes, problems } = await readSnapshots(inputs, terminal);
  if (inputs.cards === 0 && problems.length === 0) await reportNoCards(inputs, 'read', terminal);
  else {
    reportSearch(inputs, values.verbose === true, terminal);
    const read = files.map((file) => ({
      path: inputs.shown(file.path),
      lines: new LineIndex(file.text),
      faces: [...readingsOf(file)],
    }));
    print(read, output, terminal);
  }
  for (const note of [...notes, ...problems]) terminal.err(`${visible(note)}\n`);
  const unusable = [...inputs.unreadable()];
  return reportUnreadable(unusable, inputs.shown, terminal) || problems.length > 0 || inputs.cards === 0
    ? exit.unusable
    : exit.clean;
}

function print(read: readonly ReadText[], { format, as, isRanking, style }: Output, terminal: Terminal): void {
  // The ranking and the text in other words are about what is written.
  const isAsWritten = isRanking || as !== null;
  const files = isAsWritten ? read : read.map((file) => ({ ...file, faces: file.faces.map(repairedReading) }));
  if (isRanking) {
    const report = stoppedReport(files.flatMap(({ faces }) => faces));
    terminal.out(format === 'tree' ? stoppedTable(report, terminal.width, style) : jsonText(report));
    return;
  }
  if (format === 'tree') {
    const shown = (face: ReadingOfFace) => (as ? saidText(face, as, style) : readingTree(face, style));
    terminal.out(files.flatMap(({ faces }) => faces.map(shown)).join('\n'));
    return;
  }
  const faces = files.flatMap(({ path, lines, faces: inFile }) =>
    inFile.map((face) => readingToJson(face, path, lines, as)),
  );
  if (format === 'json') terminal.out(jsonText({ version: READING_VERSION, faces }));
  else for (const face of faces) terminal.out(`${JSON.stringify(face)}\n`);
}
