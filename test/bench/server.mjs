// @ts-check
/** A language server as a process of its own, and the client's end of it. */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { createProtocolConnection, InitializedNotification, InitializeRequest } from 'vscode-languageserver/node';
import { serverFlags } from '../support/server-flags.mjs';

/**
 * Starts a server and greets it.
 * @param {string} program its path
 * @param {string} folder the one folder that is open
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
