import { ProposedFeatures } from 'vscode-languageserver';
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { connectionOptions } from './connection/cancelled.js';
import type { Serve } from './server.js';

/** The version of Tokenwright, inserted by the bundler: a worker has no `package.json` to read. */
declare const TOKENWRIGHT_VERSION: string;

/** Terminates the worker. */
declare function close(): void;

/** Serves the page that started this worker, over the worker's message port. Files are read by the client. */
export function main(serve: Serve): void {
  const connection = createConnection(
    ProposedFeatures.all,
    new BrowserMessageReader(globalThis),
    new BrowserMessageWriter(globalThis),
    connectionOptions,
  );
  serve(connection, { disk: null, referenceDisk: null, version: TOKENWRIGHT_VERSION, docsBase: '' });
  connection.onExit(close);
  connection.listen();
}
