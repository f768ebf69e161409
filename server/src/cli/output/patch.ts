import { formatPatch, structuredPatch } from 'diff';

/**
 * How many changed lines are set against each other one by one; the work grows with their square. Beyond that a file is
 * shown as replaced altogether, which `git apply` takes as well.
 */
const MOST_CHANGES = 3000;

/** How many lines are shown before and after a change. */
const CONTEXT = 3;

/**
 * How one text becomes another, as a unified diff in the way of git: `git apply` and `patch -p1` take it.
 * @param path where the file is, from where the diff is to be applied
 * @param before with its byte order mark, as the programs go by bytes
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  const below = path.replace(/^\/+/, '');
  const [from, to] = [`a/${below}`, `b/${below}`];
  const options = { context: CONTEXT, maxEditLength: MOST_CHANGES };
  const { hunks } = structuredPatch(from, to, before, after, '', '', options) ?? { hunks: [replaced(before, after)] };
  const patch = { oldFileName: from, newFileName: to, oldHeader: undefined, newHeader: undefined, hunks, isGit: true };
  return withTabs(formatPatch(patch));
}

/** One hunk that takes every line away and puts others there. */
function replaced(before: string, after: string) {
  const [old, now] = [linesOf(before, '-'), linesOf(after, '+')];
  return {
    oldStart: 1,
    oldLines: old.count,
    newStart: 1,
    newLines: now.count,
    lines: [...old.lines, ...now.lines],
  };
}

function linesOf(text: string, sign: string): { lines: string[]; count: number } {
  const lines = text.split('\n').map((line) => sign + line);
  if (lines.at(-1) === sign) lines.pop();
  const count = lines.length;
  if (count > 0 && !text.endsWith('\n')) lines.push('\\ No newline at end of file');
  return { lines, count };
}

/** Behind a name with a blank in it stands a tab, by which `patch` knows where the name ends. */
function withTabs(diff: string): string {
  const [first = '', from = '', to = '', ...rest] = diff.split('\n');
  const ended = (line: string) => (line.indexOf(' ', 4) > 0 && !line.endsWith('"') ? `${line}\t` : line);
  return [first, ended(from), ended(to), ...rest].join('\n');
}
