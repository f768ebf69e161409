import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  DiagnosticRefreshRequest,
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  type FileChangeType,
  type FileEvent,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
} from 'vscode-languageserver/node';
import { work } from '../../server/src/analysis/card/card-analysis.js';
import { MemoryFileSystem } from '../unit/workspace/memory-file-system.js';
import { basicClient, eventually, fullClient } from './support/client.js';
import { startInProcess } from './support/in-process.js';

const card = (name: string) => `${name} {R}\nSorcery\nCreate a Tresure token.\n`;
const cards = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`/set/sub/${i}.cards`, card(`Burst ${i}`)]));
const uri = 'file:///set/a.cards';

/** The maximum number of searches through the set while events arrive; there are short pauses. */
const FEW = 5;

describe.each([
  ['pulls diagnostics', fullClient],
  ['receives pushed diagnostics', basicClient],
])('ten thousand file events for a client that %s', (_, capabilities) => {
  it.each([
    ['one at a time', 1],
    ['in batches', 500],
  ])('are handled together when they arrive %s', async (_, heap) => {
    const disk = new MemoryFileSystem({ '/set/a.cards': card('First'), ...cards });
    const client = startInProcess(disk);
    let [refreshes, sent] = [0, 0];
    client.onRequest(DiagnosticRefreshRequest.type, () => void refreshes++);
    client.onRequest('client/registerCapability', () => null);
    client.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => null));
    client.onNotification(PublishDiagnosticsNotification.type, () => void sent++);
    client.listen();
    await client.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      workspaceFolders: [{ uri: 'file:///set', name: 'set' }],
      capabilities,
    });
    await client.sendNotification(InitializedNotification.type, {});
    const textDocument = { uri, languageId: 'cardtext', version: 1, text: card('First') };
    await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    const pull = () => client.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
    expect(await pull()).toMatchObject({ items: [{ code: 'unknown-predefined-token' }] });
    await sleep(300);
    const before = { analysed: work.cardsAnalysed, lists: disk.lists.length, reads: disk.reads.length };
    [refreshes, sent] = [0, 0];

    // Changes of card files, and other paths that come and go and might be folders of card files.
    const event = (i: number): FileEvent =>
      i % 2 === 0
        ? { uri: `file:///set/sub/${(i / 2) % 100}.cards`, type: 2 }
        : { uri: `file:///set/art/${i}.png`, type: (1 + (i % 3 === 0 ? 2 : 0)) as FileChangeType };
    for (let i = 0; i < 10_000; i += heap) {
      const changes = Array.from({ length: heap }, (_, k) => event(i + k));
      await client.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
    }
    if (capabilities === fullClient) await eventually('a refresh request', () => refreshes > 0);
    await sleep(300);
    expect(await pull()).toMatchObject({ items: [{ code: 'unknown-predefined-token' }] });
    expect(refreshes).toBeLessThanOrEqual(FEW);
    expect(sent).toBe(0);
    expect(work.cardsAnalysed).toBe(before.analysed);
    // The folder, its subfolder, and each card file.
    expect(disk.lists.length - before.lists).toBeLessThanOrEqual(2 * FEW);
    expect(disk.reads.length - before.reads).toBeLessThanOrEqual(100 * FEW);
    client.dispose();
  });
});
