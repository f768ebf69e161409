// @ts-check
/** Starts a language server in a separate process, and the client's side of the connection. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  ShutdownRequest,
} from 'vscode-languageserver/node';
import { serverFlags } from '../support/server-flags.mjs';

/**
 * Starts and initializes a server.
 * @param {string} program the path of the server
 * @param {string} folder the workspace folder
 * @param {Readonly<Record<string, string>>} [env] more variables of its environment
 */
export async function startServer(program, folder, env = {}) {
  const child = spawn(process.execPath, [...serverFlags, program, '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
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
  /** As editors end servers, which may write what they keep for the next start. */
  const stop = async () => {
    const ended = once(child, 'exit');
    await connection.sendRequest(ShutdownRequest.type);
    await connection.sendNotification(ExitNotification.type);
    await ended;
    connection.dispose();
  };
  return { connection, pid: child.pid ?? 0, end, stop };
}
