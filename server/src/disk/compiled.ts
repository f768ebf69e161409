import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { removeLeftovers, writeAtomically } from './atomic-write.js';
import { cacheFolder } from './cache-folder.js';

/** The functions that Node has since version 22. */
const { enableCompileCache, flushCompileCache } = module as {
  enableCompileCache?(folder: string): void;
  flushCompileCache?(): void;
};

/**
 * When the compiled code is stored, in milliseconds after the start, or before if the program ends. Much later, V8 has dropped the
 * code of functions that only the start calls.
 */
const STARTED = 5_000;

/** How much larger the compiled code must have become to be written again: functions are compiled when they are first called. */
const GROWTH = 1.2;

/**
 * Runs a program that was bundled as a CommonJS module, and stores what of it has been compiled for its next start: in the folder
 * named by `NODE_COMPILE_CACHE`, or in the system's folder for cached data. Node does that from version 22 on.
 * @param program its absolute path
 */
export function runCompiled(program: string): void {
  const { NODE_COMPILE_CACHE, NODE_DISABLE_COMPILE_CACHE } = process.env;
  const folder = NODE_COMPILE_CACHE || join(cacheFolder(), 'compiled');
  if (NODE_DISABLE_COMPILE_CACHE || enableCompileCache) {
    if (!NODE_DISABLE_COMPILE_CACHE) {
      enableCompileCache?.(folder);
      setTimeout(() => flushCompileCache?.(), STARTED).unref();
    }
    createRequire(program)(program);
  } else {
    runStored(program, folder);
  }
}

function runStored(program: string, folder: string): void {
  const { size, mtimeMs } = statSync(program);
  const name = basename(program);
  const path = join(folder, `${name}-${size}-${Math.floor(mtimeMs)}`);
  const cachedData = readIfPossible(path);
  const head = '(function (exports, require, module, __filename, __dirname) {';
  const script = new Script(`${head}${readFileSync(program, 'utf8')}\n})`, {
    filename: program,
    columnOffset: -head.length,
    ...(cachedData && { cachedData }),
  });
  let known = script.cachedDataRejected === false ? (cachedData?.length ?? 0) : 0;
  const keep = () => {
    const data = script.createCachedData();
    if (data.length <= known * GROWTH) return;
    known = data.length;
    store(path, name, data);
  };
  setTimeout(keep, STARTED).unref();
  process.once('exit', keep);
  const loaded = { exports: {} };
  script.runInThisContext()(loaded.exports, createRequire(program), loaded, program, dirname(program));
}

function readIfPossible(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Stores the compiled program in place of that of another version. If that is impossible, the next start is just slower. */
function store(path: string, name: string, data: Buffer): void {
  try {
    const folder = dirname(path);
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder)) if (old.startsWith(`${name}-`)) rmSync(join(folder, old));
    removeLeftovers([path]);
    writeAtomically(path, data);
  } catch {}
}
