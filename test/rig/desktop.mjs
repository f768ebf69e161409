// @ts-check
/** Finds the desktop VS Code on this machine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const windows = process.platform === 'win32';

/** @returns {string | undefined} the `code` command, if there is one */
export function codeCommand() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.map((folder) => join(folder, windows ? 'code.cmd' : 'code'));
  return [...onPath, '/Applications/Visual Studio Code.app/Contents/Resources/app/bin/code'].find(existsSync);
}

/**
 * The program itself, which test runs start without its wrapper script.
 * @returns {string | undefined} `VSCODE_EXECUTABLE`, even if it does not exist; otherwise the one in a usual place
 */
export function codeExecutable() {
  const places = [
    '/usr/share/code/code',
    '/usr/share/codium/codium',
    '/Applications/Visual Studio Code.app/Contents/MacOS/Code',
    join(process.env.LOCALAPPDATA ?? '', 'Programs/Microsoft VS Code/Code.exe'),
    join(process.env.PROGRAMFILES ?? '', 'Microsoft VS Code/Code.exe'),
  ];
  return process.env.VSCODE_EXECUTABLE || places.find(existsSync);
}
