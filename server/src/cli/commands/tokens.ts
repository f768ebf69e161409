import { cockatriceTokens } from '../../export/cockatrice.js';
import { setOf } from '../../export/set-of.js';
import { cardsByName } from '../../export/sheet/card-prints.js';
import { printsOf } from '../../export/sheet/prints.js';
import { tokenCsv } from '../../export/token-csv.js';
import { type ListedToken, listTokens, type TokenList } from '../../export/token-list.js';
import { tokenListToJson } from '../../export/token-list-json.js';
import { tokenMarkdown } from '../../export/token-markdown.js';
import { workspaceOptions } from '../arguments/call.js';
import { oneOf, readArguments } from '../arguments/options.js';
import {
  dpiOption,
  isSheetFormat,
  refuseSheetOptions,
  separateOption,
  sheetFormats,
  sheetOptions,
  tokenSheetArguments,
} from '../arguments/sheet-options.js';
import { findInputs } from '../inputs/inputs.js';
import { readSnapshots } from '../inputs/snapshots.js';
import { jsonText } from '../output/json.js';
import { writeResult } from '../output/output.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { unresolvedNotes } from '../output/sheet-notes.js';
import { tokenTable } from '../output/token-table.js';
import { reportUnreadable } from '../output/unusable.js';
import { visible } from '../output/visible.js';
import { plainStyle, type Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';
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
    ...tokenSheetArguments,
  });
  const format = oneOf('format', values.format, formats);
  if (!isSheetFormat(format)) refuseSheetOptions(values);
  const sheets = sheetOptions(values);
  const [separate, dpi] = [separateOption(values, format), dpiOption(values, format)];
  const options = await workspaceOptions(values, terminal);
  const inputs = await findInputs(positionals, options, terminal, null, values.output);
  const { rulebook, shown, unreadable } = inputs;
  const { files, art: setArt, notes, problems } = await readSnapshots(inputs, terminal);
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
    const prints = printsOf(missing ? withoutPrint(list) : list.tokens, cardsByName(files));
    for (const note of unresolvedNotes(list)) terminal.err(`${visible(note)}\n`);
    const job = { format, options: sheets, title, noun: 'token', art, setArt, output, separate, dpi } as const;
    if (prints.length > 0) unusable.push(...(await writeSheets(prints, job, terminal)));
    else problems.push('There is no token to print.');
  } else await writeResult(write[format](), values.output, terminal);
  return finish();
}

/** The tokens of a list that the owner has no print of. @throws {UsageError} if the settings have no list of prints */
function withoutPrint({ tokens, unusedPrints }: TokenList): ListedToken[] {
  if (unusedPrints === null) throw new UsageError('--missing: tokenwright.json has no "prints" to compare with');
  return tokens.filter(({ hasPrint }) => hasPrint !== true);
}
