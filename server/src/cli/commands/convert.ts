import type { Snapshot } from '../../analysis/set/snapshot.js';
import { cockatriceCards } from '../../export/cockatrice-cards.js';
import { jsonCards } from '../../export/json-cards.js';
import { plainCards } from '../../export/plain-cards.js';
import { setOf } from '../../export/set-of.js';
import type { Loss, WrittenCards } from '../../export/written-cards.js';
import type { Card } from '../../formats/card.js';
import { addAll } from '../../util/add-all.js';
import { workspaceOptions } from '../arguments/call.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { findInputs } from '../inputs/inputs.js';
import { lossNotes } from '../output/loss-notes.js';
import { writeResult } from '../output/output.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { reportUnreadable } from '../output/unusable.js';
import { visible } from '../output/visible.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

const formats = ['cards', 'cockatrice', 'json'] as const;

/**
 * `tokenwright convert`: cards in another format. What it cannot represent is summarized on standard error, or listed
 * card by card.
 */
export async function convert(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, {
    to: { type: 'string' },
    output: { type: 'string', short: 'o' },
    verbose: { type: 'boolean' },
  });
  if (values.to === undefined) throw new UsageError(`--to says which format: ${formats.join(', ')}`);
  if (positionals.length === 0) throw new UsageError('it takes the path of a file or folder with cards');
  const to = oneOf('to', values.to, formats);
  const options = await workspaceOptions(values, terminal);
  const inputs = await findInputs(positionals, options, terminal, null, values.output);
  const { workspace, paths, shown, unreadable } = inputs;
  const files: Snapshot[] = [];
  for (const path of paths) {
    const state = await workspace.state(path);
    if (state) files.push(state.snapshot);
  }
  if (inputs.cards === 0) {
    if (!(await reportNoCards(inputs, 'convert', terminal)) && unreadable().length === 0) {
      throw new UsageError(`there are no cards in ${positionals.join(', ')}`);
    }
    reportUnreadable(unreadable(), shown, terminal);
    return exit.unusable;
  }
  reportSearch(inputs, values.verbose ?? false, terminal);
  const losses: Loss[] = files.flatMap(fileLosses);
  if (to === 'cards') await writePlain(files, values.output, losses, terminal);
  else {
    const written = to === 'json' ? jsonCards(documentsOf(files)) : toCockatrice(files);
    addAll(losses, written.losses);
    await writeResult(written.text, values.output, terminal);
  }
  for (const line of lossNotes(losses, values.verbose ?? false)) terminal.err(`${visible(line)}\n`);
  return reportUnreadable(unreadable(), shown, terminal) ? exit.unusable : exit.clean;
}

function documentsOf(files: readonly Snapshot[]) {
  return files.map(({ document }) => document);
}

/**
 * Parts of a file that could not be read cannot be written either, nor can cards of which it contains only the name.
 */
function fileLosses({ path, document }: Snapshot): Loss[] {
  const { problems, mentions = [], cards } = document;
  const named = mentions.length - cards.length;
  const what = problems.map(({ message }) => message);
  if (mentions.length > 0 && named > 0)
    what.push(
      named === 1
        ? '1 name of a card whose text it does not contain'
        : `${named} names of cards whose text it does not contain`,
    );
  return what.map((each) => ({ card: null, what: `${path}: ${each}` }));
}

/** Related cards depend on the tokens that cards make, and so on the rulebook in use. */
function toCockatrice(files: readonly Snapshot[]): WrittenCards {
  const [first] = files;
  if (!first) return { text: '', losses: [] };
  const set = setOf(documentsOf(files)) ?? { code: 'CUSTOM', name: 'Custom set' };
  return cockatriceCards(documentsOf(files), first.edition, set);
}

/** Writes cards and token definitions to separate files: `set.cards` and, next to it, `set.tokens`. */
async function writePlain(
  files: readonly Snapshot[],
  output: string | undefined,
  losses: Loss[],
  terminal: Terminal,
): Promise<void> {
  const written = (role: Card['role']) => plainCards(documentsOf(files), role);
  const [cards, tokens] = [written('card'), written('token')];
  if (output === undefined && cards.text !== '' && tokens.text !== '') {
    const count = files.flatMap(({ document }) => document.cards).filter(({ card }) => card.role === 'token').length;
    losses.push({
      card: null,
      what: `${count} token ${count === 1 ? 'definition' : 'definitions'} (with --output set.cards they go to set.tokens beside it)`,
    });
  }
  if (output === undefined || cards.text === '' || tokens.text === '') {
    const one = cards.text === '' ? tokens : cards;
    addAll(losses, one.losses);
    return writeResult(one.text, output, terminal);
  }
  addAll(losses, cards.losses);
  addAll(losses, tokens.losses);
  const base = output.replace(/\.(?:cards?|cardtext|tokens?)$/i, '');
  await writeResult(cards.text, /\.tokens?$/i.test(output) ? `${base}.cards` : output, terminal);
  await writeResult(tokens.text, `${base}.tokens`, terminal);
}
