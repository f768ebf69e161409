// @ts-check
/** Runs all Vitest tests. */
import { runVitest } from '../lib/run-vitest.mjs';

/** @returns {Promise<import('../lib/counts.mjs').Counts>} */
export const run = () => runVitest('vitest');
