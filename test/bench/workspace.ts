/**
 * Measures a workspace of many files with the server in a separate process: the time to check all of them, and its
 * memory with every file open, right afterwards and when idle. Prints figures as JSON. Arguments: the server's path,
 * the path of a corpus, the number of files and the number of cards in each.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DidOpenTextDocumentNotification, WorkspaceDiagnosticRequest } from 'vscode-languageserver/node';
import { fileOf, readBlocks } from './corpus-cards.js';
import { startServer } from './server.mjs';

/** After this time of inactivity the engine collects garbage by itself, in milliseconds. */
const REST = 40_000;

const [server = '', corpus = '', files = '2000', cards = '12'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tokenwright-bench-'));
const blocks = fileOf(readBlocks(corpus), Number(files) * Number(cards)).split('\n\n');
const texts = Array.from({ length: Number(files) }, (_, at) => {
  const text = blocks.slice(at * Number(cards), (at + 1) * Number(cards)).join('\n\n');
  const path = join(folder, `part-${String(at).padStart(4, '0')}.cards`);
  writeFileSync(path, text);
  return { uri: pathToFileURL(path).href, text };
});

const { connection, pid, end } = await startServer(server, folder);
const start = performance.now();
const { items } = await connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
const check = performance.now() - start;
const again = performance.now();
await connection.sendRequest(WorkspaceDiagnosticRequest.type, {
  previousResultIds: items.map(({ uri, resultId }) => ({ uri, value: resultId ?? '' })),
});
const checkAgain = performance.now() - again;
for (const [at, { uri, text }] of texts.entries()) {
  const textDocument = { uri, languageId: 'cardtext', version: at, text };
  await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
}
await connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
const resident = residentBytes(pid);
await new Promise((resolve) => setTimeout(resolve, REST));
const findings = items.reduce((sum, report) => sum + (report.kind === 'full' ? report.items.length : 0), 0);
console.log(
  JSON.stringify({
    files: texts.length,
    cards: blocks.length,
    characters: texts.reduce((sum, { text }) => sum + text.length, 0),
    findings,
    check,
    checkAgain,
    resident,
    atRest: residentBytes(pid),
  }),
);
end();
rmSync(folder, { recursive: true, force: true });

/** The resident memory of a process; null if the system does not have `/proc`. */
function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
