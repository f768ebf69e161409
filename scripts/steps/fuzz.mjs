// @ts-check
/** Runs the fuzzer with a fixed seed. `npm run fuzz` tries other seeds, and for longer. */
import { buildFuzzer, fuzz } from '../fuzz.mjs';

/** Takes about a minute. A round does the same for the same seed on every machine. */
const ROUNDS = 16;

/**
 * The number of messages sent to one server whose memory must not grow: takes about a minute and a half, including the
 * server it is compared with. All its caches are full after a third of them.
 */
const MESSAGES = 5_000;

/**
 * Runs both at the same time, as neither uses more than one processor for long.
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
