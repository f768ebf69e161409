import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { joinPath, resolvePath } from '../workspace/paths.js';
import { writeAtomically } from './atomic-write.js';
import { writingProblem } from './problem.js';

/** The folder of the user's installed rulebooks: in the system's folder for data, or in the XDG directory if it is set. */
export function rulebooksFolder(): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  const home = homedir();
  const system = { win32: LOCALAPPDATA, darwin: `${home}/Library/Application Support` }[process.platform as string];
  return joinPath(resolvePath(home, XDG_DATA_HOME || system || `${home}/.local/share`), 'tokenwright/rulebooks');
}

/** Installs a rulebook, in place of one with the same id. Returns its path. @throws {FileProblem} */
export function installRulebook(id: string, bytes: Uint8Array): string {
  const folder = rulebooksFolder();
  const path = joinPath(folder, `${id}.txt`);
  try {
    mkdirSync(folder, { recursive: true });
    writeAtomically(path, bytes);
  } catch (error) {
    throw writingProblem(error);
  }
  return path;
}
