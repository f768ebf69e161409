import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { FileProblem } from '../workspace/file-system.js';
import { resolvePath } from '../workspace/paths.js';
import { writingProblem } from './problem.js';

/**
 * Writes files so that each is the old one or the whole new one at any moment, whatever ends the process: the content
 * goes into a file beside, onto the disk, and takes the place in one step.
 *
 * The packages that do this neither compare before they replace, nor name what they leave behind so that it can be told
 * from a file of the user's.
 */

/** What a write that was cut short leaves behind. No format takes it for cards. */
const temporary = /^\.tokenwright-(\d+)-[0-9a-f]{12}\.tmp$/;

/**
 * Puts content at a path. A link stays one, and what it leads to is written; a file that was there keeps its mode and,
 * where that is permitted, its owner. Something else than a file, as a device, is written to as it is.
 * @param check looks at the file once more before it is replaced; what it throws keeps the file as it is
 * @throws {FileProblem}
 */
export function writeWhole(path: string, content: string | Uint8Array, check?: (target: string) => void): void {
  let beside: string | null = null;
  try {
    const target = targetOf(path);
    const about = statSync(target, { throwIfNoEntry: false });
    if (about && !about.isFile()) {
      writeFileSync(target, content);
      return;
    }
    beside = join(dirname(target), `.tokenwright-${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
    writeNew(beside, content, about);
    check?.(target);
    renameSync(beside, target);
  } catch (error) {
    if (beside !== null) rmSync(beside, { force: true });
    throw writingProblem(error);
  }
}

/**
 * Replaces what a file holds, if it still holds what it did. Nobody can lock a file against every other program: what is
 * written to it between the last look and the next instruction is lost.
 * @throws {FileProblem} where the file is another by now, or may not be written
 */
export function replaceWhole(path: string, before: Uint8Array, after: Uint8Array): void {
  writeWhole(path, after, (target) => {
    // Its folder alone decides whether a file can be replaced; whoever took its own permission away meant it.
    if ((statSync(target).mode & 0o222) === 0) throw new FileProblem('it is read-only');
    accessSync(target, constants.W_OK);
    if (!readFileSync(target).equals(before)) throw new FileProblem('it was changed meanwhile');
  });
}

/** Removes what writes into these files' folders have left behind that were cut short. Those still at work keep theirs. */
export function removeLeftovers(paths: readonly string[]): void {
  for (const folder of new Set(paths.map((path) => dirname(targetOf(path))))) {
    for (const name of namesIn(folder)) {
      const [, writer] = temporary.exec(name) ?? [];
      if (writer !== undefined && !isRunning(Number(writer))) rmSync(join(folder, name), { force: true });
    }
  }
}

/** What a link leads to; the path itself where it is none. */
export function linkedFrom(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? resolvePath('/', targetOf(path)) : path;
}

/** What a path leads to, through links; the path itself where there is nothing yet. */
function targetOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function writeNew(path: string, content: string | Uint8Array, like: Stats | undefined): void {
  const file = openSync(path, 'wx', like ? 0o600 : 0o666);
  try {
    writeFileSync(file, content);
    if (like) {
      tryChown(file, like);
      fchmodSync(file, like.mode & 0o7777);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Only the superuser may give files away; for everybody else the file stays their own. */
function tryChown(file: number, { uid, gid }: Stats): void {
  if (uid === process.geteuid?.() && gid === process.getegid?.()) return;
  try {
    fchownSync(file, uid, gid);
  } catch {}
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
