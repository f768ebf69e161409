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
 * Writes files atomically: at any moment a file is either the old or the complete new one, even if the process is
 * killed. The content is written to a temporary file in the same folder, flushed to disk, and renamed. Existing
 * packages neither compare the old content before they replace it, nor name their temporary files so that they can be
 * recognized.
 */

/** The temporary file of an interrupted write. No format recognizes it. */
const temporaryName = /^\.tokenwright-(\d+)-[0-9a-f]{12}\.tmp$/;

/**
 * Writes content to a path. A link is preserved, and its target is written; an existing file keeps its mode and, if
 * permitted, its owner. Anything other than a regular file, such as a device, is written to directly.
 * @param check inspects the file right before it is replaced; if it throws, the file is left unchanged
 * @throws {FileProblem}
 */
export function writeAtomically(path: string, content: string | Uint8Array, check?: (target: string) => void): void {
  let temporaryPath: string | null = null;
  try {
    const target = targetOf(path);
    const about = statSync(target, { throwIfNoEntry: false });
    if (about && !about.isFile()) {
      writeFileSync(target, content);
      return;
    }
    temporaryPath = join(dirname(target), `.tokenwright-${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
    writeNew(temporaryPath, content, about);
    check?.(target);
    renameSync(temporaryPath, target);
  } catch (error) {
    if (temporaryPath !== null) rmSync(temporaryPath, { force: true });
    throw writingProblem(error);
  }
}

/**
 * Replaces the content of a file if it has not changed since it was read. A file cannot be locked against all other
 * programs: anything written to it between the last check and the rename is lost.
 * @throws {FileProblem} if the file has changed, or must not be written
 */
export function replaceAtomically(path: string, before: Uint8Array, after: Uint8Array): void {
  writeAtomically(path, after, (target) => {
    // Renaming only needs permission for the folder, so a read-only file must be respected explicitly.
    if ((statSync(target).mode & 0o222) === 0) throw new FileProblem('it is read-only');
    accessSync(target, constants.W_OK);
    if (!readFileSync(target).equals(before)) throw new FileProblem('it was changed meanwhile');
  });
}

/**
 * Removes temporary files that interrupted writes left in the folders of these files. Those of running processes are
 * not touched.
 */
export function removeLeftovers(paths: readonly string[]): void {
  for (const folder of new Set(paths.map((path) => dirname(targetOf(path))))) {
    for (const name of namesIn(folder)) {
      const [, writer] = temporaryName.exec(name) ?? [];
      if (writer !== undefined && !isRunning(Number(writer))) rmSync(join(folder, name), { force: true });
    }
  }
}

/** The target of a link; the path itself if it is not a link. */
export function resolveLink(path: string): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? resolvePath('/', targetOf(path)) : path;
}

/** The target of a path, through links; the path itself if there is nothing yet. */
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

/** Only the superuser may change the owner; for other users the file remains their own. */
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
