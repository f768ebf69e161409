// @ts-check
import { appendFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';

const require = createRequire(import.meta.url);

/** Functions that access the network, or start processes that could. */
const connecting = {
  net: ['connect', 'createConnection', 'createServer'],
  tls: ['connect', 'createServer'],
  http: ['request', 'get', 'createServer'],
  https: ['request', 'get', 'createServer'],
  http2: ['connect', 'createServer', 'createSecureServer'],
  child_process: ['spawn', 'exec', 'execFile', 'fork', 'spawnSync', 'execSync', 'execFileSync'],
};

/** Functions that access the network without connecting a socket. */
const connectionless = {
  dgram: ['createSocket'],
  dns: ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveTxt'],
};

const globals = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

/**
 * Blocks network access in this process from now on, and records attempts in the file that TOKENWRIGHT_ATTEMPTS names.
 */
export function denyNetwork() {
  refuseAll({ ...connecting, ...connectionless });
  require('node:net').Socket.prototype.connect = refuse('net.Socket.connect');
  for (const name of globals) Object.defineProperty(globalThis, name, { configurable: true, get: refuse(name) });
  syncBuiltinESMExports();
}

/** The same for a process that uses pipes and starts processes, such as an extension host. */
export function denyNetworkButPipes() {
  refuseAll(connectionless);
  const { Socket } = require('node:net');
  const { connect } = Socket.prototype;
  Socket.prototype.connect = /** @this {import('node:net').Socket} @param {any[]} given */ function (...given) {
    // `net.connect` passes its normalized arguments as one array.
    const [to] = Array.isArray(given[0]) ? given[0] : given;
    const isPipe = typeof to === 'string' ? Number.isNaN(Number(to)) : Boolean(to?.path);
    return isPipe ? Reflect.apply(connect, this, given) : refuse(`net.Socket.connect ${JSON.stringify(to)}`)();
  };
  syncBuiltinESMExports();
}

/** @param {Readonly<Record<string, readonly string[]>>} names the names of functions by module */
function refuseAll(names) {
  for (const [name, functions] of Object.entries(names)) {
    const module = require(`node:${name}`);
    for (const each of functions) module[each] = refuse(`${name}.${each}`);
  }
}

/** @param {string} what @returns {() => never} */
function refuse(what) {
  return () => {
    appendFileSync(process.env.TOKENWRIGHT_ATTEMPTS ?? '', `${what}\n${new Error().stack}\n`);
    throw new Error(`no network: ${what}`);
  };
}
