/** Paths as the workspace knows them (see `FileSystem`). A folder's path has no slash at its end, unless it is a root. */

/** The folder that something stands in; null for a root, and for an address that has no folders. */
export function parentOf(path: string): string | null {
  const slash = path.lastIndexOf('/');
  if (slash < 0 || slash === path.length - 1) return null;
  const parent = path.slice(0, slash);
  // A drive, or the scheme of an address without an authority.
  if (parent === '' || /^[a-z][\w+.-]*:$/i.test(parent)) return path.slice(0, slash + 1);
  return parent.endsWith('/') ? null : parent;
}

/** The last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The path of something in a folder. */
export function joinPath(folder: string, name: string): string {
  return folder.endsWith('/') ? folder + name : `${folder}/${name}`;
}

/** Whether a path is a folder or stands anywhere below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** Whether a path, or a folder that it stands in, is among these. */
export function isWithinAny(path: string, folders: ReadonlySet<string>): boolean {
  for (let at: string | null = path; at !== null; at = parentOf(at)) if (folders.has(at)) return true;
  return false;
}

/** The way from a folder to something below it: `tokens/akd.tokens`. The path itself where it is not below. */
export function relativePath(path: string, folder: string): string {
  return path !== folder && isWithin(path, folder) ? path.slice(joinPath(folder, '').length) : path;
}

/** Whether a path as people write it names one place wherever it is written. */
export function isAbsolutePath(written: string): boolean {
  return /^(?:[/\\]|[a-z]:[/\\])/i.test(written);
}

/** The path that is meant by what is written in a file of a folder; `.` and `..` are resolved, and never lead above a root. */
export function resolvePath(folder: string, written: string): string {
  const path = written.replaceAll('\\', '/');
  const whole = isAbsolutePath(written) ? path : joinPath(folder, path);
  const root = /^(?:[a-z][\w+.-]+:(?:\/\/[^/]*\/?|\/)|[a-z]:\/|\/+)/i.exec(whole)?.[0] ?? '';
  const parts: string[] = [];
  for (const part of whole.slice(root.length).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return (/^[a-z]:\/$/i.test(root) ? root.toLowerCase() : root) + parts.join('/');
}

/** Whether a path is one of the disk, and not the address of a file that only the editor can reach. */
export function isOnDisk(path: string): boolean {
  return /^(?:\/|[a-z]:\/)/i.test(path);
}
