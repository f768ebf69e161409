// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool, UserError } from './run.mjs';

/**
 * Runs tests with Vitest.
 * @param {string} name the name of the report in `out`
 * @param {string[]} [options] for `vitest run`
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runVitest(name, options = []) {
  const report = join(root, 'out', `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const failure = await tool('vitest', ['run', ...options, ...reporters]).catch(
    (/** @type {UserError} */ error) => error,
  );
  const counts = read(report);
  // A file that fails to load fails the run without a failed test.
  if (failure && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** @param {string} report */
function read(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    throw new UserError('vitest left no report');
  }
}
