import { FileProblem } from '../workspace/file-system.js';

const readReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EACCES: 'reading it is not permitted',
  EPERM: 'reading it is not permitted',
  EISDIR: 'it is a folder',
  ELOOP: 'it is a link that leads in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  EIO: 'the disk reported an error',
};

const writeReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EACCES: 'writing it, or into its folder, is not permitted',
  EPERM: 'writing it, or into its folder, is not permitted',
  EROFS: 'it is on a disk that is read-only',
  EBUSY: 'another program has it open',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EIO: 'the disk reported an error',
};

/** The reason for a read error thrown by Node, as text for users. */
export function readingProblem(error: unknown): FileProblem {
  return problemOf(error, readReasons);
}

/** The reason for a write error thrown by Node, as text for users. */
export function writingProblem(error: unknown): FileProblem {
  return problemOf(error, writeReasons);
}

/** @param reasons by Node's error code; for other codes, Node's message is used */
function problemOf(error: unknown, reasons: Readonly<Record<string, string>>): FileProblem {
  if (error instanceof FileProblem) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return new FileProblem(reasons[code ?? ''] ?? message);
}
