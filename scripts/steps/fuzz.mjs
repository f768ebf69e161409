// @ts-check
/** Everything that reads and answers, fed with anything; the same each time. `npm run fuzz` tries other seeds, and for longer. */
import { fuzz } from '../fuzz.mjs';

/** About a minute. A round of a seed does the same wherever it runs. */
const ROUNDS = 100;

/**
 * What is sent to one server that must not grow: about a minute, too, with the server that it is compared with.
 * By a third of it all that it remembers is full.
 */
const MESSAGES = 18_000;

/** @returns {Promise<import('../lib/counts.mjs').Counts>} */
export async function run() {
  const code = await fuzz([`--rounds=${ROUNDS}`, '--seed=1']);
  if (code !== 0) return { passed: 0, failed: 1, skipped: 0 };
  const long = await fuzz(['--soak', `--messages=${MESSAGES}`, '--seed=1']);
  return { passed: ROUNDS + (long === 0 ? 1 : 0), failed: long === 0 ? 0 : 1, skipped: 0 };
}
