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
import type { Schedule } from '../../../server/src/lsp/writing/schedule.js';
import type { FileSystem } from '../../../server/src/workspace/file-system.js';

/**
 * Starts the server in this process.
 * @param schedule the clock that tells when the writer pauses; by default the real one
 * @returns the client's side of the connection
 */
export function startInProcess(disk: FileSystem, schedule?: Schedule): ProtocolConnection {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(
    new StreamMessageReader(toServer),
    new StreamMessageWriter(toClient),
    connectionOptions,
  );
  const clock = schedule ? { schedule } : {};
  serve(server, { disk, referenceDisk: null, version: '0.0.0', docsBase: 'https://example.org/', ...clock });
  server.listen();
  return createProtocolConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
}
