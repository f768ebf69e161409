import { PassThrough } from 'node:stream';
import {
  createConnection,
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { connectionOptions } from '../../server/src/lsp/cancelled.js';
import { serve } from '../../server/src/lsp/server.js';
import { MemoryFileSystem } from '../unit/workspace/memory-file-system.js';
import { files, settings } from './material.js';

/** Starts the server in this process, on a disk in memory. */
export function serverHere(): ProtocolConnection {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(
    new StreamMessageReader(toServer),
    new StreamMessageWriter(toClient),
    connectionOptions,
  );
  const disk = new MemoryFileSystem({ '/set/tokenwright.json': settings, ...files });
  serve(server, { disk, version: '0.0.0', docsBase: 'https://example.org/' });
  server.listen();
  return createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
}
