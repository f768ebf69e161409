import { FileSystemError, FileType, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type FileAnswer, type FileEntry, type FileParams, fileRequests } from '../../server/src/lsp/protocol.js';

/**
 * The largest file that is read, in bytes. Card files have a few hundred kilobytes; anything larger is something else.
 */
const largest = 100_000_000;

/** Reads files for a server that cannot reach them: in a browser or virtual workspace. Call this before its start. */
export function readFilesFor<Client extends BaseLanguageClient>(client: Client): Client {
  const { fs } = workspace;
  answer(client, fileRequests.read, async (uri, most) => {
    const { size, type } = await fs.stat(uri);
    if (type & FileType.Directory) throw FileSystemError.FileIsADirectory(uri);
    if (size > largest) return { problem: 'TooLarge' };
    return { found: base64((await fs.readFile(uri)).subarray(0, most)) };
  });
  answer(client, fileRequests.list, async (uri) => {
    const entries = await fs.readDirectory(uri);
    return { found: entries.flatMap(([name, type]) => entryOf(name, type) ?? []) };
  });
  answer(client, fileRequests.kind, async (uri) => {
    const { type } = await fs.stat(uri);
    return { found: type & FileType.File ? 'file' : type & FileType.Directory ? 'folder' : null };
  });
  return client;
}

function answer<Found>(
  client: BaseLanguageClient,
  method: string,
  find: (uri: Uri, most: number | undefined) => Promise<FileAnswer<Found>>,
): void {
  client.onRequest<FileAnswer<Found>, void>(method, async ({ uri, most }: FileParams) => {
    try {
      return await find(Uri.parse(uri), most);
    } catch (error) {
      return { problem: error instanceof FileSystemError ? error.code : 'Unknown' };
    }
  });
}

function entryOf(name: string, type: FileType): FileEntry | null {
  if (type & FileType.SymbolicLink) return { name, kind: 'link' };
  if (type & FileType.Directory) return { name, kind: 'folder' };
  return type & FileType.File ? { name, kind: 'file' } : null;
}

/** Encodes bytes as base64: not every transport can carry raw bytes. */
function base64(bytes: Uint8Array): string {
  const chunk = 0x8000; // the number of arguments of a call is limited
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  }
  return btoa(text);
}
