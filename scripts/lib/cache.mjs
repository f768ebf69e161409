// @ts-check
/** A cache for large tools (the served editor, a browser), outside the repository and keyed by version. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** @returns {string} the folder: `TOKENWRIGHT_CACHE`, or a folder in `XDG_CACHE_HOME` or `~/.cache` */
export function cacheFolder() {
  const base = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return process.env.TOKENWRIGHT_CACHE || join(base, 'tokenwright');
}

/**
 * Returns the folder `name` of the cache, filling it if it does not exist. It gets its name only when complete, and two
 * processes that request it at the same time do the work once.
 * @param {string} name must include the version of the contents
 * @param {(folder: string) => Promise<void>} fill receives an empty folder
 * @returns {Promise<string>} the complete folder
 */
export async function cached(name, fill) {
  const folder = join(cacheFolder(), name);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder(), { recursive: true });
  const release = await lock(`${folder}.lock`);
  const partial = `${folder}.partial`;
  const drop = () => rmSync(partial, { recursive: true, force: true });
  try {
    if (existsSync(folder)) return folder;
    drop();
    mkdirSync(partial);
    await fill(partial);
    renameSync(partial, folder);
    return folder;
  } finally {
    drop();
    release();
  }
}

/**
 * Acquires a lock file, waiting while another running process has it.
 * @param {string} file
 * @returns {Promise<() => void>} releases the lock
 */
async function lock(file) {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      const release = () => rmSync(file, { force: true });
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (abandoned(file)) rmSync(file, { force: true });
    else await sleep(250);
  }
}

/** @param {string} file @returns {boolean} whether the process that wrote this lock has ended */
function abandoned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // A lock without a number is just being written, or its writer died while writing it.
    if (!pid) return Date.now() - statSync(file).mtimeMs > 10_000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
