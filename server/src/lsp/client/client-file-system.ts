import type { Connection } from 'vscode-languageserver';
import { type DirectoryEntry, FileProblem, type FileSystem } from '../../workspace/file-system.js';
import { isOnDisk } from '../../workspace/paths.js';
import { uriOf } from '../documents/paths.js';
import { type FileAnswer, type FileParams, fileRequests } from '../protocol.js';

const reasons: Readonly<Record<string, string>> = {
  FileNotFound: 'there is no such file or folder',
  FileNotADirectory: 'there is no such file or folder',
  FileIsADirectory: 'it is a folder',
  NoPermissions: 'reading it is not permitted',
  TooLarge: 'it is too large',
};

/** Files as the client reaches them: those of a browser, and those on the desktop that are on no disk. */
export function clientFileSystem(connection: Connection): FileSystem {
  const ask = async <Found>(method: string, path: string, most?: number): Promise<Found> => {
    const params: FileParams = { uri: uriOf(path), ...(most === undefined ? {} : { most }) };
    const answer = await connection.sendRequest<FileAnswer<Found>>(method, params);
    if ('problem' in answer) throw new FileProblem(reasons[answer.problem] ?? 'it cannot be reached');
    return answer.found;
  };
  return {
    read: async (path) => bytesOf(await ask<string>(fileRequests.read, path)),
    head: async (path, length) => bytesOf(await ask<string>(fileRequests.read, path, length)),
    list: (folder) => ask<DirectoryEntry[]>(fileRequests.list, folder),
    kind: (path) => ask<'file' | 'folder' | null>(fileRequests.kind, path).catch(() => null),
  };
}

/** Bytes as they are sent: in base 64, as not every connection can send them plain. */
function bytesOf(sent: string): Uint8Array {
  return Uint8Array.from(atob(sent), (character) => character.charCodeAt(0));
}

/** The disk for paths on it, and the client for all others. */
export function diskAndClient(disk: FileSystem, client: FileSystem): FileSystem {
  const of = (path: string) => (isOnDisk(path) ? disk : client);
  return {
    read: (path) => of(path).read(path),
    head: (path, length) => of(path).head(path, length),
    list: (folder) => of(folder).list(folder),
    kind: (path) => of(path).kind(path),
  };
}
