import { FileSystemError, FileType, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type FileAnswer, type FileEntry, type FileParams, fileRequests } from '../../server/src/lsp/protocol.js';

/** A file of card text is a few hundred kilobytes; what is larger than this is something else, in bytes. */
const largest = 100_000_000;

/** Reads files for a server that cannot reach them: in a browser, and in a virtual workspace. To be called before it is started. */
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

/** Not every connection to a server can send bytes as they are. */
function base64(bytes: Uint8Array): string {
  const stretch = 0x8000; // more arguments than this are too many for one call
  let text = '';
  for (let at = 0; at < bytes.length; at += stretch) {
    text += String.fromCharCode(...bytes.subarray(at, at + stretch));
  }
  return btoa(text);
}
