// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, UserError } from './run.mjs';

/**
 * Where the project can be found by everyone.
 * @typedef {object} PublicAddress
 * @property {(path: string) => string} page the address of a file to read, by its path in the repository
 * @property {(path: string) => string} picture the address of a file's content
 * @property {string} questions where to ask
 */

/** The addresses below a repository's own, which differ between hosts. @type {Readonly<Record<string, string>>} */
const below = { 'github.com': '', 'gitlab.com': '/-' };

/**
 * The addresses that follow from `repository` in package.json, the only place that names the project's.
 * @param {{ repository?: string | { url: string } }} [manifest]
 * @returns {PublicAddress | null} null as long as it names none
 * @throws {UserError} if it is at a host whose addresses are not known here
 */
export function publicAddress(manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))) {
  const { repository } = manifest;
  if (repository === undefined) return null;
  const written = typeof repository === 'string' ? repository : repository.url;
  const [, host = '', project = ''] = /([\w.-]+\.\w+)[/:](.+?)(?:\.git)?\/?$/.exec(written) ?? [];
  const middle = below[host];
  if (middle === undefined)
    throw new UserError(`"repository" in package.json is ${written}; known hosts are ${Object.keys(below).join(', ')}`);
  const base = `https://${host}/${project}${middle}`;
  return {
    page: (path) => `${base}/blob/HEAD/${path}`,
    picture: (path) => `${base}/raw/HEAD/${path}`,
    questions: `${base}/issues`,
  };
}
