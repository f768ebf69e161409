// @ts-check
/** `npm run test:unit -- [files] [options]`: the tests that start no programs, with Vitest; installs the packages first. */
import { ensureInstalled } from './lib/install.mjs';
import { tool, UserError } from './lib/run.mjs';

try {
  await ensureInstalled();
  await tool('vitest', ['run', '--project=library', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  process.exitCode = 1;
}
