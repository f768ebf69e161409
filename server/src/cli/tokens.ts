import type { Snapshot } from '../analysis/snapshot.js';
import { cockatriceTokens } from '../export/cockatrice.js';
import { setOf } from '../export/set-of.js';
import { listTokens, tokenListToJson } from '../export/token-list.js';
import { workspaceOptions } from './call.js';
import { findInputs } from './inputs.js';
import { jsonText } from './json.js';
import { oneOf, readArguments, refuseLater } from './options.js';
import { writeResult } from './output.js';
import { Progress } from './progress.js';
import { plainStyle, type Style } from './style.js';
import { exit, type Terminal } from './terminal.js';
import { tokenTable } from './token-table.js';
import { sayUnreadable, settingsProblems } from './unusable.js';

const formats = ['table', 'json', 'cockatrice'] as const;
const formatsLater = ['csv', 'markdown', 'html', 'svg', 'pdf'];

/** `tokenwright tokens`: every token that the cards make, and who makes it. */
export async function tokens(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, {
    format: { type: 'string' },
    cards: { type: 'string' },
    output: { type: 'string', short: 'o' },
  });
  refuseLater(values, ['cards']);
  const format = oneOf('format', values.format, formats, formatsLater);
  const options = await workspaceOptions(values, terminal);
  const { workspace, paths, rulebook, shown, unreadable } = await findInputs(positionals, options, terminal);

  const progress = new Progress(terminal, paths.length);
  const files: Snapshot[] = [];
  const problems: string[] = [];
  for (const path of paths) {
    const set = await workspace.setOf(path);
    const state = set.state(path);
    if (state) files.push(state.snapshot);
    problems.push(...settingsProblems(set, path, shown));
    progress.step();
  }
  progress.end();
  const list = listTokens(files, shown);
  const write: Readonly<Record<(typeof formats)[number], () => string>> = {
    table: () => tokenTable(list, terminal.width, values.output === undefined ? style : plainStyle),
    json: () => jsonText({ version: 1, rulebook, ...tokenListToJson(list) }),
    cockatrice: () => cockatriceTokens(list, setOf(files.map(({ document }) => document))),
  };
  await writeResult(write[format](), values.output, terminal);
  for (const problem of problems) terminal.err(`${problem}\n`);
  return sayUnreadable(unreadable(), shown, terminal) || problems.length > 0 ? exit.unusable : exit.clean;
}
