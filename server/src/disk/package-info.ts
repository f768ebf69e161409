import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The package's folder: where `package.json` lies, two floors above the bundles. */
function packageFolder(): string {
  return join(dirname(__filename), '../..');
}

/** The version of Tokenwright, as its package says. */
export function version(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The address of the folder with a page for each lint rule, ending in a slash. */
export function rulePages(): string {
  return `${pathToFileURL(join(packageFolder(), 'server/docs/rules')).href}/`;
}
