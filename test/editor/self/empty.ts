/** A suite without a test, to show that the runner takes this for a failure. */
import { runMocha } from '../run-mocha.js';

export const run = (): Promise<void> => runMocha([]);
