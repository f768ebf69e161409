// @ts-check
/** Large tools (the served editor, a browser) are installed once, outside the repository, keyed by version. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** @returns {string} the folder; `TOKENWRIGHT_CACHE` names another, else `XDG_CACHE_HOME` is respected */
export function cacheFolder() {
  const base = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return process.env.TOKENWRIGHT_CACHE || join(base, 'tokenwright');
}

/**
 * The folder `name` of the cache, filled when it is not there yet. It appears under its name only when complete, and
 * two processes that want it at once do the work once.
 * @param {string} name must carry the version of what is in it
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
 * Take a lock file, waiting while another living process holds it.
 * @param {string} file
 * @returns {Promise<() => void>} releases it
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

/** @param {string} file @returns {boolean} whether the process that wrote this lock is gone */
function abandoned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // A lock without a number is being written this moment, or its writer died doing so.
    if (!pid) return Date.now() - statSync(file).mtimeMs > 10_000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
