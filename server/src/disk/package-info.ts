import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The folder of `package.json`, two levels above the bundles. */
function packageFolder(): string {
  return join(dirname(__filename), '../..');
}

/** The version of Tokenwright from its package. */
export function version(): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** The URL of the folder with a page for each lint rule, with a trailing slash. */
export function rulePages(): string {
  return `${pathToFileURL(join(packageFolder(), 'server/docs/rules')).href}/`;
}
