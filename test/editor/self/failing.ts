/** A suite with a failing test, to check that the runner reports it. */
import { join } from 'node:path';
import { runMocha } from '../run-mocha.js';

export const run = (): Promise<void> => runMocha([join(__dirname, 'failing-case.js')]);
