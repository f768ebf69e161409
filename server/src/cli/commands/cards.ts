import { setOf } from '../../export/set-of.js';
import { cardPrints } from '../../export/sheet/card-prints.js';
import type { PrintJob } from '../../export/sheet/prints.js';
import { workspaceOptions } from '../arguments/call.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { dpiOption, separateOption, sheetArguments, sheetFormats, sheetOptions } from '../arguments/sheet-options.js';
import { findInputs } from '../inputs/inputs.js';
import { readSnapshots } from '../inputs/snapshots.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { reportUnreadable } from '../output/unusable.js';
import { visible } from '../output/visible.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';
import { writeSheets } from './sheets.js';

/** `tokenwright cards`: sheets to print of the cards themselves, or a picture of each. */
export async function cards(args: readonly string[], terminal: Terminal, _style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string' },
    card: { type: 'string', multiple: true },
    cards: { type: 'string', multiple: true },
    output: { type: 'string', short: 'o' },
    verbose: { type: 'boolean' },
    ...sheetArguments,
  });
  const format = oneOf('format', values.format, sheetFormats);
  const { art, output } = values;
  const settings = {
    options: sheetOptions(values),
    separate: separateOption(values, format),
    dpi: dpiOption(values, format),
  };
  if (settings.options.copies === null && values.copies !== undefined) {
    throw new UsageError('--copies estimate is for tokens: say a number, or one');
  }
  const workspace = await workspaceOptions(values, terminal);
  const inputs = await findInputs(positionals, workspace, terminal, null, output);
  const { shown, unreadable } = inputs;
  const { files, art: setArt, notes, problems } = await readSnapshots(inputs, terminal);
  const unusable = [...unreadable()];
  if (inputs.cards === 0) {
    if (problems.length === 0) await reportNoCards(inputs, 'cards', terminal);
  } else {
    reportSearch(inputs, values.verbose ?? false, terminal);
    const prints = named(cardPrints(files), values.card);
    const set = setOf(files.map(({ document }) => document));
    const job = { ...settings, format, title: set?.name ?? 'Cards', noun: 'card', art, setArt, output } as const;
    if (prints.length > 0) unusable.push(...(await writeSheets(prints, job, terminal)));
    else problems.push('There is no card to print.');
  }
  for (const note of [...notes, ...problems]) terminal.err(`${visible(note)}\n`);
  const failed = reportUnreadable(unusable, shown, terminal) || problems.length > 0 || inputs.cards === 0;
  return failed ? exit.unusable : exit.clean;
}

/** The cards with the given names, ignoring case; all without names. @throws {UsageError} for a name that no card has */
function named(prints: readonly PrintJob[], names: readonly string[] | undefined): readonly PrintJob[] {
  if (!names) return prints;
  const has = (name: string) => (print: PrintJob) => print.picture.name.toLowerCase() === name.toLowerCase();
  for (const name of names) if (!prints.some(has(name))) throw new UsageError(`--card ${name}: no card has this name`);
  return prints.filter((print) => names.some((name) => has(name)(print)));
}
