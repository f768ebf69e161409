import { PassThrough } from 'node:stream';
import {
  createConnection,
  createProtocolConnection,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { connectionOptions } from '../../../server/src/lsp/connection/cancelled.js';
import { serve } from '../../../server/src/lsp/server.js';
import type { FileSystem } from '../../../server/src/workspace/file-system.js';

/** Starts the server in this process. Returns the client's side of the connection. */
export function startInProcess(disk: FileSystem): ProtocolConnection {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(
    new StreamMessageReader(toServer),
    new StreamMessageWriter(toClient),
    connectionOptions,
  );
  serve(server, { disk, referenceDisk: null, version: '0.0.0', docsBase: 'https://example.org/' });
  server.listen();
  return createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
}
