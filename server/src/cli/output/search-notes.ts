import { readableFiles, whatCardsNeed } from '../../formats/no-cards.js';
import { baseName } from '../../workspace/paths.js';
import type { Inputs, Search } from '../inputs/inputs.js';
import type { Terminal } from '../terminal/terminal.js';
import { visible } from './visible.js';

/** How many files are listed without `--verbose`. */
const FEW = 3;

/** The display names of the formats, by id. */
const titles: Readonly<Record<string, string>> = {
  plain: 'plain text',
  markdown: 'Markdown',
  json: 'JSON',
  cockatrice: 'Cockatrice XML',
  'mse-set': 'Magic Set Editor',
  forge: 'Forge',
  draftmancer: 'Draftmancer',
  spreadsheet: 'spreadsheet',
  lackey: 'LackeyCCG',
};

/** Reports on standard error which files a search read or skipped, and why. Silent if nothing was in doubt. */
export function reportSearch({ search, shown }: Inputs, verbose: boolean, terminal: Terminal): void {
  const { read, withoutCards, copies } = search;
  const write = (line: string) => terminal.err(`${visible(line)}\n`);
  const isInDoubt = withoutCards.length > 0 || [...read.keys()].some((format) => format !== 'plain');
  if (isInDoubt && (read.size > 0 || verbose)) {
    const skipped = withoutCards.length === 0 ? '' : `; skipped ${without(search, shown, verbose)}`;
    write(`${readPart(read)}${skipped}`);
  }
  for (const [original, list] of byOriginal(copies)) {
    const names = listed(list.sort().map(shown), verbose);
    const [are, their, they] = list.length === 1 ? ['is', 'its', 'it is'] : ['are', 'their', 'they are'];
    write(`${names} ${are} skipped: ${their} cards are those of ${shown(original)}, so ${they} counted once`);
  }
  if (copies.size > 0) write('To read other files, name them under "include" in tokenwright.json, or in the call.');
}

function readPart(read: Search['read']): string {
  const count = [...read.values()].reduce((sum, each) => sum + each, 0);
  const kinds = [...read].map(([format, each]) => `${each} ${titles[format] ?? format.replaceAll('-', ' ')}`);
  return `Found cards in ${files(count)}${kinds.length === 0 ? '' : ` (${kinds.join(', ')})`}`;
}

function without({ withoutCards }: Search, shown: Inputs['shown'], verbose: boolean): string {
  const what = `${files(withoutCards.length)} without cards`;
  if (verbose || withoutCards.length <= FEW) return `${what}: ${withoutCards.map(shown).join(', ')}`;
  return `${what} (${endings(withoutCards)}; --verbose names them)`;
}

function byOriginal(copies: Search['copies']): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [copy, original] of copies) groups.set(original, [...(groups.get(original) ?? []), copy]);
  return groups;
}

function listed(names: readonly string[], verbose: boolean): string {
  if (verbose || names.length <= FEW) return names.join(', ');
  return `${names.slice(0, FEW).join(', ')} and ${names.length - FEW} more`;
}

/** The number of files by extension: `9 .json, 3 .txt`. */
function endings(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const ending = /.(\.[^.\s]+)$/.exec(baseName(path))?.[1]?.toLowerCase() ?? 'others';
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([ending, count]) => `${count} ${ending}`).join(', ');
}

function files(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

/**
 * Reports on standard error that there are no cards, and what would make them readable. Silent if there are cards, if
 * only settings were given, or if each file's reason was already reported.
 * @returns whether there are none: a call that checked nothing has not succeeded
 */
export async function reportNoCards(inputs: Inputs, command: string, terminal: Terminal): Promise<boolean> {
  const { workspace, paths, cards, search, shown, unreadable } = inputs;
  if (cards > 0) return false;
  const write = (line: string) => terminal.err(`tokenwright ${command}: ${visible(line)}\n`);
  const empty: string[] = [];
  for (const path of paths) {
    const document = (await workspace.state(path))?.file.document;
    if (document) empty.push(`there are no cards in ${shown(path)}: ${whatCardsNeed(document.format)}`);
  }
  if (search.places.length === 0) {
    for (const line of empty.slice(0, FEW)) write(line);
    return empty.length > 0;
  }
  if (unreadable().length > 0) return true;
  const looked = [...search.withoutCards, ...paths];
  const where = search.places.map((place) => (place === '.' ? 'this folder' : place)).join(', ');
  const lookedAt = looked.length === 0 ? '' : `: looked into ${files(looked.length)} (${endings(looked)})`;
  const [limit] = search.limits;
  const help =
    limit === undefined ? readableFiles : `Which files are read, "include" and "exclude" in ${shown(limit)} say.`;
  write(`there are no cards in ${where}${lookedAt}. ${help}`);
  return true;
}
