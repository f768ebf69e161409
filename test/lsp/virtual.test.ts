import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  FileChangeType,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  RenameRequest,
  type TextDocumentEdit,
  WorkspaceDiagnosticRequest,
} from 'vscode-languageserver/node';
import { type FileAnswer, type FileEntry, type FileParams, fileRequests } from '../../server/src/lsp/protocol.js';
import { MemoryFileSystem } from '../unit/workspace/memory-file-system.js';
import { fullClient } from './support/client.js';
import { startProcess, startWorker } from './support/server.js';

const keeper = 'Orchard Keeper {1}{G}\nCreature — Elf\nWhen this creature enters, create a Quince token.\n1/3\n';
const quince = 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n';

let server: ProtocolConnection;
let files: MemoryFileSystem;
afterEach(() => server.dispose());

/** Opens a folder of a virtual workspace, whose files the client reads by URI. */
async function open(root: string, content: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  files = new MemoryFileSystem();
  for (const [path, text] of Object.entries(content)) files.write(`${root}/${path}`, text);
  const answer = <Found>(method: string, find: (params: FileParams) => Promise<Found>) =>
    server.onRequest<FileAnswer<Found>, void>(method, (params: FileParams) =>
      find(params).then(
        (found) => ({ found }),
        () => ({ problem: 'FileNotFound' }),
      ),
    );
  answer(fileRequests.read, async ({ uri, most }) =>
    Buffer.from((await files.read(uri)).subarray(0, most)).toString('base64'),
  );
  answer<FileEntry[]>(fileRequests.list, ({ uri }) => files.list(uri));
  answer(fileRequests.kind, ({ uri }) => files.kind(uri));
  await server.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: null,
    workspaceFolders: [{ uri: root, name: 'set' }],
    capabilities: { ...fullClient, workspace: { ...fullClient.workspace, configuration: false } },
    initializationOptions: { readsFiles: true, docsBase: 'https://example.org/rules/' },
  });
  server.onRequest('client/registerCapability', () => null);
  await server.sendNotification(InitializedNotification.type, {});
}

async function show(uri: string, text: string): Promise<void> {
  const textDocument = { uri, languageId: 'cardtext', version: 1, text };
  await server.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
}

async function rules(uri: string): Promise<unknown[]> {
  const report = await server.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
  return report.kind === 'full' ? report.items.map(({ code }) => code) : [];
}

describe.each([
  ['in a Web Worker', startWorker],
  ['as a process', startProcess],
])('the server %s', (where, start) => {
  beforeEach(async () => {
    server = await start();
  });

  const virtual = ['vscode-vfs://github/mira/akd', 'vscode-test-web://mount', 'memfs:', 'memfs:/akd'];
  // Only a browser has `file:` URIs for files that are not on the server's disk.
  it.each(where === 'as a process' ? virtual : [...virtual, 'file:///akd'])(
    'finds token definitions in files of %s that are not open',
    async (root) => {
      await open(root, { 'a.cards': keeper, 'tokens/a.tokens': quince, 'tokenwright.json': '{}' });
      await show(`${root}/a.cards`, keeper);
      expect(await rules(`${root}/a.cards`)).toEqual([]);
      const position = { line: 2, character: keeper.split('\n')[2]!.indexOf('Quince') + 1 };
      const spot = { textDocument: { uri: `${root}/a.cards` }, position };
      const hover = await server.sendRequest(HoverRequest.type, spot);
      expect(hover?.contents).toMatchObject({ value: expect.stringContaining('Draw a card') });
      const edit = await server.sendRequest(RenameRequest.type, { ...spot, newName: 'Apple' });
      const changed = ((edit?.documentChanges ?? []) as TextDocumentEdit[]).map(({ textDocument }) => textDocument.uri);
      expect(changed).toEqual([`${root}/a.cards`, `${root}/tokens/a.tokens`]);
    },
  );

  it('handles created files, and names with special characters', async () => {
    const root = 'vscode-vfs://github/mira/akd';
    await open(root, { 'a.cards': keeper, 'bad.cards': new Uint8Array([0xff, 0x41]) });
    await show(`${root}/a.cards`, keeper);
    expect(await rules(`${root}/a.cards`)).toEqual(['unknown-predefined-token']);
    const uri = `${root}/n%C2%B0%201%20%231%3F%20100%25.tokens`;
    files.write(uri, quince);
    await server.sendNotification(DidChangeWatchedFilesNotification.type, {
      changes: [{ uri, type: FileChangeType.Created }],
    });
    expect(await rules(`${root}/a.cards`)).toEqual([]);
    const { items } = await server.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: [] });
    expect(items.map(({ uri }) => uri)).toEqual([`${root}/a.cards`, `${root}/bad.cards`, uri]);
    expect(await rules(`${root}/bad.cards`)).toEqual(['invalid-utf8']);
  });
});
