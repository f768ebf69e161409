// @ts-check
/** Everything outside the editor, by vitest. */
import { runVitest } from '../lib/run-vitest.mjs';

/** @returns {Promise<import('../lib/counts.mjs').Counts>} */
export const run = () => runVitest('vitest');
