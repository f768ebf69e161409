// @ts-check
import { appendFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';

const require = createRequire(import.meta.url);

/** What reaches the network, or starts what could. */
const doors = {
  net: ['connect', 'createConnection', 'createServer'],
  tls: ['connect', 'createServer'],
  http: ['request', 'get', 'createServer'],
  https: ['request', 'get', 'createServer'],
  http2: ['connect', 'createServer', 'createSecureServer'],
  child_process: ['spawn', 'exec', 'execFile', 'fork', 'spawnSync', 'execSync', 'execFileSync'],
};

/** What reaches the network without a socket that connects. */
const besides = {
  dgram: ['createSocket'],
  dns: ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveTxt'],
};

const globals = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'];

/**
 * From now on whoever reaches for the network in this process is refused, and the attempt is written down in the file
 * that TOKENWRIGHT_ATTEMPTS names.
 */
export function denyNetwork() {
  refuseAll({ ...doors, ...besides });
  require('node:net').Socket.prototype.connect = refuse('net.Socket.connect');
  for (const name of globals) Object.defineProperty(globalThis, name, { configurable: true, get: refuse(name) });
  syncBuiltinESMExports();
}

/** The same in a process that others talk to by pipes and that starts processes, as an extension host does. */
export function denyNetworkButPipes() {
  refuseAll(besides);
  const { Socket } = require('node:net');
  const { connect } = Socket.prototype;
  Socket.prototype.connect = /** @this {import('node:net').Socket} @param {any[]} given */ function (...given) {
    // What `net.connect` has put in order comes as one array.
    const [to] = Array.isArray(given[0]) ? given[0] : given;
    const isPipe = typeof to === 'string' ? Number.isNaN(Number(to)) : Boolean(to?.path);
    return isPipe ? Reflect.apply(connect, this, given) : refuse(`net.Socket.connect ${JSON.stringify(to)}`)();
  };
  syncBuiltinESMExports();
}

/** @param {Readonly<Record<string, readonly string[]>>} names of functions, by their modules */
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
