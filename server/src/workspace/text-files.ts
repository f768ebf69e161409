import { type DirectoryEntry, FileProblem, type FileSystem } from './file-system.js';

/** A file system of texts in memory, by absolute path. Folders exist where files are in them. */
export function textFiles(texts: Readonly<Record<string, string>>): FileSystem {
  const files = new Map(Object.entries(texts));
  const bytesOf = (path: string): Uint8Array => {
    const text = files.get(path);
    if (text === undefined) throw new FileProblem('there is no such file or folder');
    return new TextEncoder().encode(text);
  };
  return {
    read: async (path) => bytesOf(path),
    head: async (path, length) => bytesOf(path).subarray(0, length),
    list: async (folder) => entriesIn(folder, files.keys()),
    kind: async (path) => {
      if (files.has(path)) return 'file';
      return [...files.keys()].some((each) => each.startsWith(`${path}/`)) ? 'folder' : null;
    },
  };
}

/** The entries of a folder that exists because files with these paths are in it. */
export function entriesIn(folder: string, paths: Iterable<string>): DirectoryEntry[] {
  const prefix = folder.endsWith('/') ? folder : `${folder}/`;
  const entries = new Map<string, DirectoryEntry>();
  for (const path of paths) {
    if (!path.startsWith(prefix)) continue;
    const [name = '', ...rest] = path.slice(prefix.length).split('/');
    entries.set(name, { name, kind: rest.length > 0 ? 'folder' : 'file' });
  }
  return [...entries.values()];
}
