import { type ReadingOfFace, readingOf, readingsOf } from '../../export/reading.js';
import { READING_VERSION, readingToJson } from '../../export/reading-json.js';
import { stoppedReport } from '../../export/stopped.js';
import { LineIndex } from '../../text/line-index.js';
import { type CardSpan, type FileOffset, inFile } from '../../text/span.js';
import { editionInUse, workspaceOptions } from '../arguments/call.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { findInputs } from '../inputs/inputs.js';
import { readSnapshots } from '../inputs/snapshots.js';
import { jsonText } from '../output/json.js';
import { readingTree } from '../output/reading-tree.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { stoppedTable } from '../output/stopped-table.js';
import { reportUnreadable } from '../output/unusable.js';
import { visible } from '../output/visible.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

const formats = ['tree', 'json', 'jsonl'] as const;
type Format = (typeof formats)[number];

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
    stopped: { type: 'boolean' },
    verbose: { type: 'boolean' },
  });
  const format = oneOf('format', values.format, formats);
  const options = await workspaceOptions(values, terminal);
  if (values.text !== undefined) {
    if (positionals.length > 0) throw new UsageError('read takes --text or files, and not both');
    const edition = await editionInUse(options, terminal);
    const text = values.text.replaceAll('\r\n', '\n').replaceAll('\\n', '\n');
    const name = values.name ?? '';
    const reading = readingOf(text, { name, typeLine: values['type-line'] ?? '' }, edition);
    const place: ReadingOfFace['place'] = ({ start, end }) =>
      inFile({ start, end } as unknown as CardSpan, 0 as FileOffset);
    print(
      [{ path: '', lines: new LineIndex(text), faces: [{ card: name, face: name, text, reading, start: 0, place }] }],
      format,
      values.stopped === true,
      terminal,
      style,
    );
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
    print(read, format, values.stopped === true, terminal, style);
  }
  for (const note of [...notes, ...problems]) terminal.err(`${visible(note)}\n`);
  const unusable = [...inputs.unreadable()];
  return reportUnreadable(unusable, inputs.shown, terminal) || problems.length > 0 || inputs.cards === 0
    ? exit.unusable
    : exit.clean;
}

function print(files: readonly ReadText[], format: Format, isRanking: boolean, terminal: Terminal, style: Style): void {
  if (isRanking) {
    const report = stoppedReport(files.flatMap(({ faces }) => faces));
    terminal.out(format === 'tree' ? stoppedTable(report, terminal.width, style) : jsonText(report));
    return;
  }
  if (format === 'tree') {
    terminal.out(files.flatMap(({ faces }) => faces.map((face) => readingTree(face, style))).join('\n'));
    return;
  }
  const faces = files.flatMap(({ path, lines, faces: read }) => read.map((face) => readingToJson(face, path, lines)));
  if (format === 'json') terminal.out(jsonText({ version: READING_VERSION, faces }));
  else for (const face of faces) terminal.out(`${JSON.stringify(face)}\n`);
}
