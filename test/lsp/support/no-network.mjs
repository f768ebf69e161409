// @ts-check
/**
 * Loaded into a program before it starts (`node --import`): whoever reaches for the network is refused, and the attempt
 * is written down in the file that TOKENWRIGHT_ATTEMPTS names.
 */
import { appendFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';

const require = createRequire(import.meta.url);

/** @param {string} what @returns {() => never} */
const refuse = (what) => () => {
  appendFileSync(process.env.TOKENWRIGHT_ATTEMPTS ?? '', `${what}\n${new Error().stack}\n`);
  throw new Error(`no network: ${what}`);
};

/** @type {Readonly<Record<string, readonly string[]>>} */
const doors = {
  net: ['connect', 'createConnection', 'createServer'],
  tls: ['connect', 'createServer'],
  http: ['request', 'get', 'createServer'],
  https: ['request', 'get', 'createServer'],
  http2: ['connect', 'createServer', 'createSecureServer'],
  dgram: ['createSocket'],
  dns: ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveTxt'],
  child_process: ['spawn', 'exec', 'execFile', 'fork', 'spawnSync', 'execSync', 'execFileSync'],
};
for (const [name, functions] of Object.entries(doors)) {
  const module = require(`node:${name}`);
  for (const each of functions) module[each] = refuse(`${name}.${each}`);
}
require('node:net').Socket.prototype.connect = refuse('net.Socket.connect');
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Object.defineProperty(globalThis, name, { configurable: true, get: refuse(name) });
}
syncBuiltinESMExports();
