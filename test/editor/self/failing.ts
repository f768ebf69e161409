/** A suite with a test that fails, to show that the runner says so. */
import { join } from 'node:path';
import { runMocha } from '../run-mocha.js';

export const run = (): Promise<void> => runMocha([join(__dirname, 'failing-case.js')]);
