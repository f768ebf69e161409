// @ts-check
/** Measures the time from starting a language server's process to its first diagnostics. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DidOpenTextDocumentNotification, DocumentDiagnosticRequest } from 'vscode-languageserver/node';
import { startServer } from './server.mjs';

/**
 * Starts a server, opens one file of a folder and requests its diagnostics.
 * @param {string} server path of the program
 * @param {string} folder the folder to open
 * @param {string} file in that folder
 * @param {Readonly<Record<string, string>>} [env] more variables of the server's environment
 * @returns {Promise<{ milliseconds: number, count: number }>} the time until the answer, and its number of diagnostics
 */
export async function coldStart(server, folder, file, env) {
  const uri = pathToFileURL(join(folder, file)).href;
  const text = readFileSync(join(folder, file), 'utf8');
  const start = performance.now();
  const { connection, stop } = await startServer(server, folder, env);
  try {
    const textDocument = { uri, languageId: 'cardtext', version: 1, text };
    await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    const report = await connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    const milliseconds = performance.now() - start;
    return { milliseconds, count: report.kind === 'full' ? report.items.length : 0 };
  } finally {
    await stop();
  }
}
