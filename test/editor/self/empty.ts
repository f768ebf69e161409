/** A suite without tests, to check that the runner treats it as a failure. */
import { runMocha } from '../run-mocha.js';

export const run = (): Promise<void> => runMocha([]);
