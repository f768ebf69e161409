/**
 * Measures the time from a keystroke to its diagnostics, through the server in a separate process. Prints figures as
 * JSON. Arguments: the server's path, the path of a corpus, and the number of cards in the file.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/text/line-index.js';
import { SeededRandom } from '../fuzz/seeded-random.js';
import { fileOf, readBlocks } from './corpus-cards.js';
import { startServer } from './server.mjs';

const [server = '', corpus = '', cards = '100', edits = '400'] = process.argv.slice(2);
const WARM_UP = 40;

const folder = mkdtempSync(join(tmpdir(), 'tokenwright-bench-'));
const uri = pathToFileURL(join(folder, 'bench.cards')).href;
const { connection, pid, end } = await startServer(server, folder);
let text = fileOf(readBlocks(corpus), Number(cards));
let version = 1;
await connection.sendNotification(DidOpenTextDocumentNotification.type, {
  textDocument: { uri, languageId: 'cardtext', version, text },
});
let findings = 0;
/** Requests the diagnostics as editors do: with the id of those they have. */
async function request(previousResultId?: string) {
  const report = await connection.sendRequest(DocumentDiagnosticRequest.type, {
    textDocument: { uri },
    ...(previousResultId !== undefined && { previousResultId }),
  });
  if (report.kind === 'full') findings = report.items.length;
  return report.resultId;
}
let known = await request();

const random = new SeededRandom(1);
const times: number[] = [];
let undoing = { start: 0, end: 0 };
for (let edit = 0; edit < WARM_UP + Number(edits); edit++) {
  const start = random.below(text.length);
  const newText = random.pick(['e', 'a', ' ', 't', 'n', '.', '{', '1', '\n', '"']);
  // Every other edit undoes the one before, so that the file remains card text.
  const span = edit % 2 === 0 ? { start, end: start } : undoing;
  const typed = edit % 2 === 0 ? newText : '';
  const range = new LineIndex(text).range(span);
  text = text.slice(0, span.start) + typed + text.slice(span.end);
  undoing = { start: span.start, end: span.start + typed.length };
  const before = performance.now();
  await connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: ++version },
    contentChanges: [{ range, text: typed }],
  });
  known = await request(known);
  times.push(performance.now() - before);
}
end();
rmSync(folder, { recursive: true, force: true });
const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
console.log(
  JSON.stringify({ cards: Number(cards), characters: text.length, findings, pid, p50: at(0.5), p99: at(0.99) }),
);
