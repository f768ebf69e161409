/** What VS Code calls inside its extension host: runs every test file beside this one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runMocha } from '../run-mocha.js';

export function run(): Promise<void> {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.test.js'));
  return runMocha(files.map((name) => join(__dirname, name)));
}
