/**
 * Functions for paths of the workspace (see `FileSystem`). Paths of folders have no trailing slash, except for roots.
 */

/** Returns the folder that contains a path; null for a root, and for a URI without folders. */
export function parentOf(path: string): string | null {
  const slash = path.lastIndexOf('/');
  if (slash < 0 || slash === path.length - 1) return null;
  const parent = path.slice(0, slash);
  // A drive, or the scheme of a URI without an authority.
  if (parent === '' || /^[a-z][\w+.-]*:$/i.test(parent)) return path.slice(0, slash + 1);
  return parent.endsWith('/') ? null : parent;
}

/** Returns the last part of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the path of an entry of a folder. */
export function joinPath(folder: string, name: string): string {
  return folder.endsWith('/') ? folder + name : `${folder}/${name}`;
}

/** Returns whether a path is a folder or inside of it, at any depth. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}

/** Returns whether a path, or a folder that contains it, is one of `folders`. */
export function isWithinAny(path: string, folders: ReadonlySet<string>): boolean {
  for (let at: string | null = path; at !== null; at = parentOf(at)) if (folders.has(at)) return true;
  return false;
}

/** Returns a path relative to a folder: `tokens/akd.tokens`. Paths outside of the folder are returned unchanged. */
export function relativePath(path: string, folder: string): string {
  return path !== folder && isWithin(path, folder) ? path.slice(joinPath(folder, '').length) : path;
}

/** Returns whether a path that a user writes is absolute. */
export function isAbsolutePath(written: string): boolean {
  return /^(?:[/\\]|[a-z]:[/\\])/i.test(written);
}

/** Resolves a path that is written in a file of a folder, including `.` and `..`, which cannot go above a root. */
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

/** Returns whether a path is on disk, and not the URI of a file that only the editor can read. */
export function isOnDisk(path: string): boolean {
  return /^(?:\/|[a-z]:\/)/i.test(path);
}
