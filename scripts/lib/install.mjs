// @ts-check
/** Installs the development packages if they are missing or differ from the lock file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} Packages */

/** Installs from the lock file, unless everything is already installed. */
export async function ensureInstalled() {
  const wanted = packages('package-lock.json');
  const present = packages('node_modules/.package-lock.json');
  if (wanted && present && satisfied(wanted, present)) return;
  await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * @param {string} file
 * @returns {Packages | undefined} undefined if it cannot be read
 */
function packages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Optional packages, for other platforms, may be missing, but not of another version.
 * @param {Packages} wanted
 * @param {Packages} present
 */
function satisfied(wanted, present) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === entry.version : entry.optional === true;
  });
}
