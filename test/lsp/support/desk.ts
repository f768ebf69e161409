import {
  type ClientCapabilities,
  type Diagnostic,
  DiagnosticRefreshRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
} from 'vscode-languageserver/node';
import { CURSOR } from '../../../server/src/lsp/protocol.js';
import type { Schedule } from '../../../server/src/lsp/writing/schedule.js';
import { LineIndex } from '../../../server/src/text/line-index.js';
import { MemoryFileSystem } from '../../unit/workspace/memory-file-system.js';
import { eventually, fullClient } from './client.js';
import { startInProcess } from './in-process.js';
import { Typist } from './typist.js';

/** The capabilities of an editor that can be asked to request anything again. */
const writingClient: ClientCapabilities = {
  ...fullClient,
  workspace: {
    ...fullClient.workspace,
    semanticTokens: { refreshSupport: true },
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
  },
};

/** A clock that is set by hand. */
class Clock {
  now = 0;
  private readonly calls = new Set<{ readonly at: number; readonly call: () => void }>();

  readonly schedule: Schedule = (call, delay) => {
    const entry = { at: this.now + delay, call };
    this.calls.add(entry);
    return () => this.calls.delete(entry);
  };

  /** Lets time pass, in milliseconds. */
  pass(time: number): void {
    this.now += time;
    for (const entry of [...this.calls]) {
      if (entry.at > this.now) continue;
      this.calls.delete(entry);
      entry.call();
    }
  }
}

/** A writer at an editor: the server in this process, with a clock that is set by hand. */
export class Desk {
  private readonly clock = new Clock();
  private readonly client: ProtocolConnection;
  /** How often the server asked for all diagnostics to be requested again. */
  refreshes = 0;
  /** The other requests to request something again: their methods. */
  readonly refreshed: string[] = [];
  /** The diagnostics that were pushed last, by URI. */
  readonly pushed = new Map<string, readonly Diagnostic[]>();

  private constructor(files: Readonly<Record<string, string>>) {
    this.client = startInProcess(new MemoryFileSystem(files), this.clock.schedule);
    this.client.onRequest('client/registerCapability', () => null);
    this.client.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) =>
      items.map(() => ({ inlayHints: { predefined: true } })),
    );
    this.client.onRequest(DiagnosticRefreshRequest.type, () => void this.refreshes++);
    for (const each of ['semanticTokens', 'codeLens', 'inlayHint'])
      this.client.onRequest(`workspace/${each}/refresh`, () => void this.refreshed.push(each));
    this.client.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.pushed.set(uri, diagnostics);
    });
    this.client.onUnhandledNotification(() => {});
    this.client.listen();
  }

  /** @param files the files of the set by name */
  static async with(
    files: Readonly<Record<string, string>> = {},
    capabilities: ClientCapabilities = writingClient,
  ): Promise<Desk> {
    const desk = new Desk(Object.fromEntries(Object.entries(files).map(([name, text]) => [`/set/${name}`, text])));
    await desk.client.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      workspaceFolders: [{ uri: 'file:///set', name: 'set' }],
      capabilities,
    });
    await desk.client.sendNotification(InitializedNotification.type, {});
    return desk;
  }

  get connection(): ProtocolConnection {
    return this.client;
  }

  /** Opens a document with this text; the cursor is at the `|`, or at the end. */
  async open(name: string, text = '', languageId?: string): Promise<Typist> {
    const at = text.indexOf('|');
    const typist = await Typist.open(this.client, `file:///set/${name}`, text.replace('|', ''), languageId);
    if (at >= 0) typist.cursor = at;
    return typist;
  }

  /** Moves the cursor to some words of a document, in an editor that reports it. */
  async moveTo(typist: Typist, words: string): Promise<void> {
    const position = new LineIndex(typist.text).position(typist.text.indexOf(words));
    await this.client.sendNotification(CURSOR, { textDocument: { uri: typist.uri }, position });
  }

  /** Lets two seconds pass, and waits until the server has asked for diagnostics to be requested again. */
  async pause(): Promise<void> {
    const { refreshes } = this;
    this.clock.pass(2000);
    await eventually('a refresh', () => this.refreshes > refreshes);
  }

  /** Lets time pass, in milliseconds. */
  pass(time: number): void {
    this.clock.pass(time);
  }
}
