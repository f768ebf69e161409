import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder with the corpora, which are not part of this repository. */
export const corpora = process.env.TOKENWRIGHT_CORPORA ?? join(import.meta.dirname, '../../../shared');

/** Why a test that needs a file of the corpora is skipped; empty if the file exists. */
export function missing(path: string): string {
  return existsSync(join(corpora, path)) ? '' : ` (skipped: ${path} is not here; set TOKENWRIGHT_CORPORA)`;
}

/** The text of a file of the corpora. */
export function readCorpus(path: string): string {
  return readFileSync(join(corpora, path), 'utf8');
}

/** The objects of a `.jsonl` file of the corpora. */
export function readLines<T>(path: string): T[] {
  return readCorpus(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Groups values by a key; groups and their members are in the order of the values. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
