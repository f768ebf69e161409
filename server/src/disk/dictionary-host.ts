import { homedir } from 'node:os';
import { delimiter } from 'node:path';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { DictionaryHost } from '../workspace/dictionary/dictionaries.js';
import { resolvePath } from '../workspace/paths.js';
import { nodeFileSystem } from './file-system.js';

/** How long after the start of an editor a dictionary is read, in milliseconds: the first findings come before it. */
const START_DELAY = 1000;

/**
 * The dictionaries of this machine, through Node. The library that reads them is loaded with the first one.
 * @param changed called when a dictionary has been read; if null, the caller waits for it
 */
export function nodeDictionaries(changed: (() => void) | null): DictionaryHost {
  return {
    fs: nodeFileSystem,
    folders: systemFolders,
    packageFolders: globalPackages(),
    idle: async () => {
      if (changed) await delay(START_DELAY);
    },
    open: async (text) => {
      const { openHunspell } = await import('../workspace/dictionary/hunspell.js');
      return openHunspell(text, nextTurn);
    },
    changed,
  };
}

/** Where dictionaries are installed by the system, by LibreOffice, and by users of Hunspell. */
function systemFolders(code: string): string[] {
  const { DICPATH = '', LOCALAPPDATA = '', ProgramFiles = 'C:/Program Files' } = process.env;
  const home = homedir();
  const office = `share/extensions/dict-${code}`;
  const system: Readonly<Record<string, readonly string[]>> = {
    win32: [`${ProgramFiles}/LibreOffice/${office}`, `${LOCALAPPDATA}/hunspell`, 'C:/Hunspell'],
    darwin: [
      `${home}/Library/Spelling`,
      '/Library/Spelling',
      `/Applications/LibreOffice.app/Contents/Resources/extensions/dict-${code}`,
    ],
  };
  const unix = ['/usr/share/hunspell', '/usr/local/share/hunspell', '/usr/share/myspell', '/usr/share/myspell/dicts'];
  const others = system[process.platform] ?? [...unix, `/usr/lib/libreoffice/${office}`];
  return [...DICPATH.split(delimiter), ...others]
    .filter((folder) => folder !== '')
    .map((folder) => resolvePath(home, folder));
}

/** Where npm installs packages for the whole machine. An editor does not run in the Node that npm belongs to. */
function globalPackages(): string[] {
  const { APPDATA, npm_config_prefix: prefix } = process.env;
  const unix = ['/usr/local', '/opt/homebrew', '/usr', ...(prefix === undefined ? [] : [prefix])];
  const folders =
    process.platform === 'win32' ? [`${APPDATA}/npm/node_modules`] : unix.map((each) => `${each}/lib/node_modules`);
  return folders.map((folder) => resolvePath('/', folder));
}
