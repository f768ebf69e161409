import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { joinPath, resolvePath } from '../workspace/paths.js';
import { removeLeftovers, writeAtomically } from './atomic-write.js';
import { writingProblem } from './problem.js';

/** The folder of the user's installed rulebooks: in the system's folder for data, or in the XDG directory if it is set. */
export function rulebooksFolder(): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  const home = homedir();
  const system = { win32: LOCALAPPDATA, darwin: `${home}/Library/Application Support` }[process.platform as string];
  return joinPath(resolvePath(home, XDG_DATA_HOME || system || `${home}/.local/share`), 'tokenwright/rulebooks');
}

/** The path of an installed rulebook, whether it exists or not. */
export function installedPath(id: string): string {
  return joinPath(rulebooksFolder(), `${id}.txt`);
}

/** Returns the bytes of the installed rulebook with an id; null if no such rulebook is installed. */
export function installedRulebook(id: string): Buffer | null {
  try {
    return readFileSync(installedPath(id));
  } catch {
    return null;
  }
}

/** Installs a rulebook, in place of one with the same id. @throws {FileProblem} */
export function installRulebook(id: string, bytes: Uint8Array): void {
  const path = installedPath(id);
  try {
    mkdirSync(rulebooksFolder(), { recursive: true });
  } catch (error) {
    throw writingProblem(error);
  }
  removeLeftovers([path]);
  writeAtomically(path, bytes);
}

/** Removes an installed rulebook. Returns whether there was one. @throws {FileProblem} */
export function removeRulebook(id: string): boolean {
  if (!installedRulebook(id)) return false;
  try {
    rmSync(installedPath(id));
    return true;
  } catch (error) {
    throw writingProblem(error);
  }
}
