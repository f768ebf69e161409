// @ts-check
/** Checks the scopes that the TextMate grammars assign against the annotated files of test/grammar. */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool, UserError } from '../lib/run.mjs';

const reports = join(root, 'out/grammar');
const files = 'test/grammar/**/*.{cards,card,cardtext,tokens,token,tokenwright-rules}';

/** @returns {Promise<import('../lib/counts.mjs').Counts>} one test per annotated line */
export async function run() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const ended = tool('vscode-tmgrammar-test', ['--xunit-report', reports, files]);
  const failure = await ended.catch((/** @type {UserError} */ error) => error);
  const suites = readdirSync(reports).map((name) => readFileSync(join(reports, name), 'utf8'));
  const total = (/** @type {string} */ field) => suites.reduce((sum, xml) => sum + number(xml, field), 0);
  const failed = total('failures') + total('errors');
  if (failure && failed === 0) throw failure;
  return { passed: total('tests') - failed, failed, skipped: 0 };
}

/** @param {string} xml @param {string} field @returns {number} an attribute of the report's root element */
function number(xml, field) {
  const value = new RegExp(` ${field}="(\\d+)"`).exec(xml)?.[1];
  if (value === undefined)
    throw new UserError(`the report of the grammar tests does not say how many ${field} there were`);
  return Number(value);
}
