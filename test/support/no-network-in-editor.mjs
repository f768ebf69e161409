// @ts-check
/**
 * Preloaded into every process of the served editor (`node --import`): blocks the network in the processes that run the
 * extension, and records their names in the file that TOKENWRIGHT_GUARDED names.
 */
import { appendFileSync } from 'node:fs';
import { denyNetwork, denyNetworkButPipes } from './deny-network.mjs';

if (process.argv[1]?.endsWith('server/dist/server.js')) {
  guard('language server');
  denyNetwork();
} else if (process.env.VSCODE_ESM_ENTRYPOINT?.includes('extensionHostProcess')) {
  guard('extension host');
  denyNetworkButPipes();
  process.env.NODE_OPTIONS = `--import ${import.meta.url}`; // for the language server that it starts
}

/** @param {string} who */
function guard(who) {
  appendFileSync(process.env.TOKENWRIGHT_GUARDED ?? '', `${who}\n`);
}
