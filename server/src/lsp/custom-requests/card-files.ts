import type { Connection } from 'vscode-languageserver';
import type { FileSystem } from '../../workspace/file-system.js';
import { findCardFiles } from '../../workspace/sets/card-search.js';
import { pathOf } from '../documents/paths.js';
import { type CardFilesParams, cardFilesRequest } from '../protocol.js';

/** How many files are enough as examples. */
const MAX_FILES = 3;

/** Answers which files of a folder contain cards, for a client that offers to check it. */
export function onCardFiles(connection: Connection, fs: FileSystem): void {
  connection.onRequest(cardFilesRequest, ({ uri }: CardFilesParams): Promise<string[]> => {
    return findCardFiles(fs, pathOf(uri), MAX_FILES);
  });
}
