// @ts-check
/** The time from starting a server process to its first diagnostics, compared with a minimal server. */
import { join } from 'node:path';
import { coldStart } from '../../test/bench/cold-start.mjs';
import { root, UserError } from '../lib/run.mjs';
import { bareServers, server } from './programs.mjs';
import { median, milliseconds, times } from './table.mjs';

const STARTS = 21;
const example = join(root, 'examples/ashes-of-kel-doran');

/**
 * Alternates between the servers, so that other load slows all of them. @returns {Promise<import('./table.mjs').Table>}
 */
export async function starts() {
  const servers = [
    { name: 'bare vscode-languageserver, from its package', path: bareServers.installed },
    { name: 'bare vscode-languageserver, bundled like ours', path: bareServers.bundled },
    { name: 'Tokenwright, from its second start on', path: server },
    { name: 'Tokenwright, the first time', path: server, env: { NODE_DISABLE_COMPILE_CACHE: '1' } },
  ];
  /** @type {number[][]} */
  const taken = servers.map(() => []);
  let findings = 0;
  for (let turn = 0; turn < STARTS; turn++) {
    for (const [at, { path, env }] of servers.entries()) {
      const { milliseconds, count } = await coldStart(path, example, 'mistakes.cards', env);
      taken[at]?.push(milliseconds);
      findings = Math.max(findings, count);
    }
  }
  if (findings === 0) throw new UserError('the server found nothing in the file of mistakes');
  const medians = taken.map(median);
  const first = medians[0] ?? Number.NaN;
  return {
    title: `Start of the server to its first diagnostics (median of ${STARTS}; goal: 1.6 × the first)`,
    head: ['', 'time', 'beside the first'],
    rows: servers.map(({ name }, at) => {
      const time = medians[at] ?? Number.NaN;
      return [name, milliseconds(time), times(time / first)];
    }),
  };
}
