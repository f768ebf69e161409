/** The entry point that VS Code calls in its extension host: runs all test files of this folder. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMocha } from '../run-mocha.js';

export function run(): Promise<void> {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.js'));
  return runMocha(files.map((name) => join(__dirname, name)));
}
