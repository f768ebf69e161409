import { homedir } from 'node:os';
import { joinPath, resolvePath } from '../workspace/paths.js';

/** The system's folder for cached data, from the XDG directories if they are set. */
export function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const home = homedir();
  const system = { win32: LOCALAPPDATA, darwin: `${home}/Library/Caches` }[process.platform as string];
  return joinPath(resolvePath(home, XDG_CACHE_HOME || system || `${home}/.cache`), 'tokenwright');
}
