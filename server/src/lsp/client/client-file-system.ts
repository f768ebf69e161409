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

/** Files read through the client: all files in a browser; on the desktop, those of virtual workspaces. */
export function clientFileSystem(connection: Connection): FileSystem {
  const request = async <Found>(method: string, path: string, most?: number): Promise<Found> => {
    const params: FileParams = { uri: uriOf(path), ...(most === undefined ? {} : { most }) };
    const answer = await connection.sendRequest<FileAnswer<Found>>(method, params);
    if ('problem' in answer) throw new FileProblem(reasons[answer.problem] ?? 'it cannot be reached');
    return answer.found;
  };
  return {
    read: async (path) => bytesOf(await request<string>(fileRequests.read, path)),
    head: async (path, length) => bytesOf(await request<string>(fileRequests.read, path, length)),
    list: (folder) => request<DirectoryEntry[]>(fileRequests.list, folder),
    kind: (path) => request<'file' | 'folder' | null>(fileRequests.kind, path).catch(() => null),
  };
}

/** Decodes base64: not every transport can carry raw bytes. */
function bytesOf(sent: string): Uint8Array {
  return Uint8Array.from(atob(sent), (character) => character.charCodeAt(0));
}

/** Reads paths on disk from the disk, and all others through the client. */
export function diskAndClient(disk: FileSystem, client: FileSystem): FileSystem {
  const of = (path: string) => (isOnDisk(path) ? disk : client);
  return {
    ...disk,
    read: (path) => of(path).read(path),
    head: (path, length) => of(path).head(path, length),
    list: (folder) => of(folder).list(folder),
    kind: (path) => of(path).kind(path),
  };
}
