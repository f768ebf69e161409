// @ts-check
/** Everything outside the editor, by vitest. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Plain, root, tool } from '../lib/run.mjs';

const report = join(root, 'out/vitest.json');

/** @returns {Promise<import('../lib/counts.mjs').Counts>} */
export async function run() {
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const failure = await tool('vitest', ['run', ...reporters]).catch((/** @type {Plain} */ error) => error);
  const counts = read();
  // A file that does not load fails the run without a test that failed.
  if (failure && counts.failed === 0) counts.failed = 1;
  return counts;
}

function read() {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    throw new Plain('vitest left no report');
  }
}
