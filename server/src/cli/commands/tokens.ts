import type { Snapshot } from '../../analysis/set/snapshot.js';
import { cockatriceTokens } from '../../export/cockatrice.js';
import { setOf } from '../../export/set-of.js';
import { tokenCsv } from '../../export/token-csv.js';
import { listTokens } from '../../export/token-list.js';
import { tokenListToJson } from '../../export/token-list-json.js';
import { tokenMarkdown } from '../../export/token-markdown.js';
import { otherGameIn } from '../../workspace/sets/findings.js';
import { workspaceOptions } from '../arguments/call.js';
import { oneOf, readArguments } from '../arguments/options.js';
import {
  isSheetFormat,
  refuseSheetOptions,
  sheetArguments,
  sheetFormats,
  sheetOptions,
} from '../arguments/sheet-options.js';
import { findInputs } from '../inputs/inputs.js';
import { jsonText } from '../output/json.js';
import { listNotes, unreadNotes } from '../output/list-notes.js';
import { writeResult } from '../output/output.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { tokenTable } from '../output/token-table.js';
import { reportUnreadable, settingsProblems } from '../output/unusable.js';
import { visible } from '../output/visible.js';
import { Progress } from '../terminal/progress.js';
import { plainStyle, type Style } from '../terminal/style.js';
import { exit, type Terminal } from '../terminal/terminal.js';
import { writeSheets } from './sheets.js';

const textFormats = ['table', 'json', 'csv', 'markdown', 'cockatrice'] as const;
const formats = [...textFormats, ...sheetFormats] as const;

/** `tokenwright tokens`: every token that the cards make, and the cards that make it. */
export async function tokens(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string' },
    cards: { type: 'string', multiple: true },
    output: { type: 'string', short: 'o' },
    verbose: { type: 'boolean' },
    ...sheetArguments,
  });
  const format = oneOf('format', values.format, formats);
  if (!isSheetFormat(format)) refuseSheetOptions(values);
  const sheets = sheetOptions(values);
  const options = await workspaceOptions(values, terminal);
  const inputs = await findInputs(positionals, options, terminal, null, values.output);
  const { workspace, paths, rulebook, shown, unreadable } = inputs;

  const progress = new Progress(terminal, paths.length);
  const files: Snapshot[] = [];
  const problems: string[] = [];
  const notes: string[] = [];
  for (const path of paths) {
    const set = await workspace.setOf(path);
    const state = set.state(path);
    if (state) {
      files.push(state.snapshot);
      notes.push(...listNotes(state.snapshot, shown(path)));
      if (otherGameIn(state)) notes.push(`${shown(path)}: its cards seem to be of another game than Magic`);
      problems.push(...unreadNotes(state.snapshot, shown(path)));
    }
    problems.push(...settingsProblems(set, path, shown));
    progress.step();
  }
  progress.end();
  const finish = () => {
    for (const note of [...notes, ...problems]) terminal.err(`${visible(note)}\n`);
    return reportUnreadable(unusable, shown, terminal) || problems.length > 0 ? exit.unusable : exit.clean;
  };
  const unusable = [...unreadable()];
  if (inputs.cards === 0) {
    // An empty list would look like a set that makes no tokens.
    if (problems.length === 0) await reportNoCards(inputs, 'tokens', terminal);
    finish();
    return exit.unusable;
  }
  reportSearch(inputs, values.verbose ?? false, terminal);
  const list = listTokens(files, shown);
  const set = setOf(files.map(({ document }) => document));
  const title = set ? `Tokens of ${set.name}` : 'Tokens';
  const write: Readonly<Record<(typeof textFormats)[number], () => string>> = {
    table: () => tokenTable(list, terminal.width, values.output === undefined ? style : plainStyle),
    json: () => jsonText({ version: 1, rulebook, ...tokenListToJson(list) }),
    csv: () => tokenCsv(list),
    markdown: () => tokenMarkdown(list, title),
    cockatrice: () => cockatriceTokens(list, set),
  };
  if (isSheetFormat(format)) {
    const { art, missing = false, output } = values;
    const pictures = await writeSheets(list, files, { format, options: sheets, title, missing, art, output }, terminal);
    if (pictures) unusable.push(...pictures);
    else problems.push('There is no token to print.');
  } else await writeResult(write[format](), values.output, terminal);
  return finish();
}
