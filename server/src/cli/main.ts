import { version } from '../disk/package-info.js';
import { writingProblem } from '../disk/problem.js';
import { isWithin, resolvePath } from '../workspace/paths.js';
import { run } from './run.js';
import { exit, type Terminal } from './terminal/terminal.js';

const folder = resolvePath('/', process.cwd());

/** The terminal of this process. */
const terminal: Terminal = {
  folder,
  repository: repositoryOf(process.env.GITHUB_WORKSPACE),
  width: process.stdout.columns ?? 120,
  color: takesColor(),
  shown: process.stdout.isTTY === true,
  showsProgress: process.stderr.isTTY === true,
  out: (result) => void process.stdout.write(result),
  err: (text) => void process.stderr.write(text),
  async input() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  },
};

function repositoryOf(checkout: string | undefined): string {
  const named = resolvePath(folder, checkout || '.');
  return isWithin(folder, named) ? named : folder;
}

/** Follows https://no-color.org and https://force-color.org, then whether standard output is a terminal. */
function takesColor(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR) return false;
  return FORCE_COLOR ? FORCE_COLOR !== '0' : process.stdout.isTTY === true;
}

// The reader may stop early: `tokenwright tokens | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exit.clean);
  terminal.err(`tokenwright: the result is not written whole: ${writingProblem(error).message}\n`);
  process.exit(exit.unusable);
});
// If standard error is closed, there is nowhere to report that.
process.stderr.on('error', () => {});

run(process.argv.slice(2), terminal, version).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    terminal.err(`tokenwright: ${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
    process.exitCode = exit.unusable;
  },
);
