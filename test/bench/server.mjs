// @ts-check
/** Starts a language server in a separate process, and the client's side of the connection. */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { createProtocolConnection, InitializedNotification, InitializeRequest } from 'vscode-languageserver/node';
import { serverFlags } from '../support/server-flags.mjs';

/**
 * Starts and initializes a server.
 * @param {string} program the path of the server
 * @param {string} folder the workspace folder
 */
export async function startServer(program, folder) {
  const child = spawn(process.execPath, [...serverFlags, program, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(child.stdout, child.stdin);
  connection.onRequest('client/registerCapability', () => null);
  connection.onRequest('workspace/diagnostic/refresh', () => null);
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'set' }],
    capabilities: { textDocument: { diagnostic: {} } },
  });
  await connection.sendNotification(InitializedNotification.type, {});
  const end = () => {
    connection.dispose();
    child.kill('SIGKILL');
  };
  return { connection, pid: child.pid ?? 0, end };
}
