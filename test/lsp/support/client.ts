import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  type ApplyWorkspaceEditParams,
  ApplyWorkspaceEditRequest,
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  type CodeActionTriggerKind,
  CodeLensRefreshRequest,
  type Command,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DiagnosticRefreshRequest,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type DocumentDiagnosticReport,
  DocumentDiagnosticRequest,
  ExecuteCommandRequest,
  ExitNotification,
  type FileChangeType,
  type Hover,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  InlayHintRefreshRequest,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  RegistrationRequest,
  SemanticTokensRefreshRequest,
  ShowDocumentRequest,
  ShowMessageNotification,
  ShutdownRequest,
  UnregistrationRequest,
  type WorkspaceDiagnosticReport,
  WorkspaceDiagnosticRequest,
} from 'vscode-languageserver/node';
import { bundled } from './bundle.js';

/** The capabilities of a full-featured editor. */
export const fullClient: ClientCapabilities = {
  textDocument: {
    diagnostic: { dynamicRegistration: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: [] } },
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
  window: { showDocument: { support: true } },
  workspace: {
    workspaceFolders: true,
    configuration: true,
    diagnostics: { refreshSupport: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    didChangeConfiguration: { dynamicRegistration: true },
    applyEdit: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create'], changeAnnotationSupport: {} },
  },
};

/** The capabilities of an editor with only basic features. */
export const basicClient: ClientCapabilities = {
  textDocument: {
    publishDiagnostics: {},
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
  },
};

/** How to start a session. */
export interface SessionOptions {
  /** The files of the workspace folder, by relative path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly capabilities?: ClientCapabilities;
  /** Options, or a function that makes them for the workspace folder. */
  readonly initializationOptions?: unknown;
  /** The editor's settings under `tokenwright`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

function optionsFor(folder: string, { initializationOptions: made }: SessionOptions): object {
  return typeof made === 'function' ? made(folder) : ((made as object | undefined) ?? {});
}

/** An editor: a folder on disk, and the bundled server in a separate process, connected over stdio. */
export class Session {
  readonly pushed = new Map<string, Diagnostic[]>();
  readonly messages: string[] = [];
  readonly registered: string[] = [];
  /** The edits the server requested, and the URIs of documents it showed. */
  readonly edits: ApplyWorkspaceEditParams[] = [];
  readonly shown: string[] = [];
  refreshes = 0;
  /** The methods of the other refreshes, and of unregistrations. */
  readonly refreshed: string[] = [];
  readonly unregistered: string[] = [];
  settings: Readonly<Record<string, unknown>>;
  initialized!: InitializeResult;
  private versions = new Map<string, number>();
  private texts = new Map<string, string>();

  private constructor(
    readonly folder: string,
    readonly process: ChildProcessWithoutNullStreams,
    readonly connection: ProtocolConnection,
    options: SessionOptions,
  ) {
    this.settings = options.settings ?? {};
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.pushed.set(uri, diagnostics);
    });
    connection.onNotification(ShowMessageNotification.type, ({ message }) => {
      this.messages.push(message);
    });
    connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => this.settings));
    connection.onRequest(RegistrationRequest.type, ({ registrations }) => {
      this.registered.push(...registrations.map(({ method }) => method));
    });
    connection.onRequest(ApplyWorkspaceEditRequest.type, (params) => {
      this.edits.push(params);
      return { applied: true };
    });
    connection.onRequest(ShowDocumentRequest.type, ({ uri }) => {
      this.shown.push(uri);
      return { success: true };
    });
    connection.onRequest(DiagnosticRefreshRequest.type, () => {
      this.refreshes++;
    });
    for (const { method } of [SemanticTokensRefreshRequest, InlayHintRefreshRequest, CodeLensRefreshRequest]) {
      connection.onRequest(method, () => {
        this.refreshed.push(method);
      });
    }
    connection.onRequest(UnregistrationRequest.type, ({ unregisterations }) => {
      this.unregistered.push(...unregisterations.map(({ method }) => method));
    });
    connection.onNotification('$/logMessage', () => {});
    connection.onUnhandledNotification(() => {});
    connection.listen();
  }

  /** Starts a server on a new folder, up to and including `initialized`. */
  static async start(options: SessionOptions = {}): Promise<Session> {
    const folder = mkdtempSync(join(tmpdir(), 'tokenwright-lsp-'));
    const server = spawn(process.execPath, [await bundled('server'), '--stdio'], { cwd: folder });
    const connection = createProtocolConnection(server.stdout, server.stdin);
    const session = new Session(folder, server, connection, options);
    for (const [path, content] of Object.entries(options.files ?? {})) await session.write(path, content);
    session.initialized = await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'set' }],
      capabilities: options.capabilities ?? fullClient,
      // Tests see findings at once, unless they are about waiting.
      initializationOptions: { pause: 0, ...optionsFor(folder, options) },
    });
    await connection.sendNotification(InitializedNotification.type, {});
    return session;
  }

  /** The URI of a file of the folder. */
  uri(path: string): string {
    return pathToFileURL(join(this.folder, path)).href;
  }

  /** Writes a file to disk. */
  async write(path: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { recursive: true });
  }

  /** Opens a document with this text, whatever is on disk. */
  async open(path: string, text: string, languageId = 'cardtext'): Promise<void> {
    this.versions.set(path, 1);
    this.texts.set(path, text);
    const textDocument = { uri: this.uri(path), languageId, version: 1, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  /** Replaces the first occurrence of some words in an open document, with a minimal edit. */
  async edit(path: string, words: string, by: string): Promise<void> {
    const text = this.texts.get(path) ?? '';
    const range = { start: this.place(path, words), end: this.place(path, words, words.length) };
    const version = (this.versions.get(path) ?? 0) + 1;
    this.versions.set(path, version);
    this.texts.set(
      path,
      text.replace(words, () => by),
    );
    const textDocument = { uri: this.uri(path), version };
    const contentChanges = [{ range, text: by }];
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
  }

  async close(path: string): Promise<void> {
    const textDocument = { uri: this.uri(path) };
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
  }

  /** Notifies the server of a file that changed on disk. */
  async watched(path: string, type: FileChangeType): Promise<void> {
    const changes = [{ uri: this.uri(path), type }];
    await this.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  }

  /** The position of some words in an open document, or this many UTF-16 units after it. */
  place(path: string, words: string, plus = 0): Position {
    const text = this.texts.get(path) ?? '';
    const offset = text.indexOf(words);
    if (offset < 0) throw new Error(`"${words}" is not in ${path}`);
    const lines = text.slice(0, offset + plus).split(/\r\n|\r|\n/);
    return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  }

  pull(path: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    const textDocument = { uri: this.uri(path) };
    const params = previousResultId === undefined ? { textDocument } : { textDocument, previousResultId };
    return this.connection.sendRequest(DocumentDiagnosticRequest.type, params);
  }

  /** Pulls the diagnostics of one document. */
  async diagnostics(path: string): Promise<Diagnostic[]> {
    const report = await this.pull(path);
    return report.kind === 'full' ? report.items : [];
  }

  /** The rules of the diagnostics of one document. */
  async rules(path: string): Promise<unknown[]> {
    return (await this.diagnostics(path)).map(({ code }) => code);
  }

  workspaceDiagnostics(previous: { uri: string; value: string }[] = []): Promise<WorkspaceDiagnosticReport> {
    return this.connection.sendRequest(WorkspaceDiagnosticRequest.type, { previousResultIds: previous });
  }

  hover(path: string, words: string): Promise<Hover | null> {
    const params = { textDocument: { uri: this.uri(path) }, position: this.place(path, words, 1) };
    return this.connection.sendRequest(HoverRequest.type, params);
  }

  /** The code actions at some words of an open document. */
  async actions(path: string, words: string, only?: string[]): Promise<CodeAction[]> {
    return this.actionsIn(path, { start: this.place(path, words), end: this.place(path, words, words.length) }, only);
  }

  /** The code actions in a range of an open document. */
  async actionsIn(
    path: string,
    range: Range,
    only?: readonly string[],
    triggerKind?: CodeActionTriggerKind,
  ): Promise<CodeAction[]> {
    const context = { diagnostics: [], ...(only ? { only: [...only] } : {}), ...(triggerKind ? { triggerKind } : {}) };
    const params = { textDocument: { uri: this.uri(path) }, range, context };
    return ((await this.connection.sendRequest(CodeActionRequest.type, params)) ?? []) as CodeAction[];
  }

  /** A code action with its edit. */
  resolve(action: CodeAction): Promise<CodeAction> {
    return this.connection.sendRequest(CodeActionResolveRequest.type, action);
  }

  /** Replaces the workspace folder. Both are relative to the first one. */
  async moveTo(folder: string, before: string): Promise<void> {
    const named = (path: string) => ({ uri: this.uri(path).replace(/\/$/, ''), name: path });
    const event = { added: [named(folder)], removed: [named(before)] };
    await this.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, { event });
  }

  /** Executes a command on the server. */
  async execute(command: Command | undefined): Promise<void> {
    if (!command) throw new Error('there is no command');
    await this.connection.sendRequest(ExecuteCommandRequest.type, { ...command, arguments: command.arguments ?? [] });
  }

  /** Shuts the server down. @returns its exit code */
  async shutdown(): Promise<number | null> {
    const ended = this.ended();
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    return ended;
  }

  /** Resolves with the exit code when the process has ended. */
  ended(): Promise<number | null> {
    if (this.process.exitCode !== null) return Promise.resolve(this.process.exitCode);
    return new Promise((resolve) => this.process.once('exit', resolve));
  }

  /** Kills the server and removes the folder. */
  dispose(): void {
    this.connection.dispose();
    this.process.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Polls until the answer is true. @throws after ten seconds, with what was waited for */
export async function eventually(what: string, poll: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (await poll()) return;
    await sleep(25);
  }
  throw new Error(`waited in vain for ${what}`);
}
