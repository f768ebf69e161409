import { formatPatch, structuredPatch } from 'diff';

/**
 * The most changed lines that are compared; the work grows with their square. Beyond that, the whole file is replaced,
 * which `git apply` accepts as well.
 */
const MOST_CHANGES = 3000;

/** How many lines of context surround a change. */
const CONTEXT = 3;

/**
 * The difference between two texts as a unified diff in Git's format, for `git apply` and `patch -p1`.
 * @param path the file's path relative to the folder where the diff will be applied
 * @param before with its byte order mark, since those programs compare bytes
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  const below = path.replace(/^\/+/, '');
  const [from, to] = [`a/${below}`, `b/${below}`];
  const options = { context: CONTEXT, maxEditLength: MOST_CHANGES };
  const { hunks } = structuredPatch(from, to, before, after, '', '', options) ?? { hunks: [replaced(before, after)] };
  const patch = { oldFileName: from, newFileName: to, oldHeader: undefined, newHeader: undefined, hunks, isGit: true };
  return withTabs(formatPatch(patch));
}

/** One hunk that replaces every line. */
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

/** Appends a tab to names that contain a space, so that `patch` knows where they end. */
function withTabs(diff: string): string {
  const [first = '', from = '', to = '', ...rest] = diff.split('\n');
  const ended = (line: string) => (line.indexOf(' ', 4) > 0 && !line.endsWith('"') ? `${line}\t` : line);
  return [first, ended(from), ended(to), ...rest].join('\n');
}
