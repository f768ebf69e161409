// @ts-check
/** Everything that reads and answers, fed with anything; the same each time. `npm run fuzz` tries other seeds, and for longer. */
import { buildFuzzer, fuzz } from '../fuzz.mjs';

/** About a minute. A round of a seed does the same wherever it runs. */
const ROUNDS = 100;

/**
 * What is sent to one server that must not grow: about a minute, too, with the server that it is compared with.
 * By a third of it all that it remembers is full.
 */
const MESSAGES = 18_000;

/**
 * Both at once, as neither keeps more than one processor busy for long.
 * @returns {Promise<import('../lib/counts.mjs').Counts>}
 */
export async function run() {
  await buildFuzzer();
  const codes = await Promise.all([
    fuzz([`--rounds=${ROUNDS}`, '--seed=1']),
    fuzz(['--soak', `--messages=${MESSAGES}`, '--seed=1']),
  ]);
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: failed === 0 ? ROUNDS + 1 : 0, failed, skipped: 0 };
}
