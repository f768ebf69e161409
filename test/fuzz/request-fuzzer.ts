import {
  type Diagnostic,
  ErrorCodes,
  type LogMessageParams,
  LSPErrorCodes,
  MessageType,
  type Position,
  type ProtocolConnection,
  type ResponseError,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../server/src/text/line-index.js';
import { fullClient } from '../lsp/support/client.js';
import { checkAnswer } from './answers.js';
import { anyChange, changed } from './edits.js';
import { attempt, expectNoRuleFailure, FuzzFailure } from './fuzz-failure.js';
import { files } from './inputs.js';
import { anyRepetitiveFile } from './repetitive-file.js';
import type { SeededRandom } from './seeded-random.js';

/** Errors that are proper answers: the request came too late, or was for something that does not exist. */
const proper: ReadonlySet<number> = new Set([
  LSPErrorCodes.RequestCancelled,
  LSPErrorCodes.ContentModified,
  LSPErrorCodes.ServerCancelled,
  LSPErrorCodes.RequestFailed,
  ErrorCodes.InvalidParams,
]);

/** The number of requests for a file that repeats something many times. */
const REQUESTS = 10;

/** A client that sends random requests and notifications in any order. */
export class RequestFuzzer {
  private readonly texts = new Map<string, string>();
  private readonly open = new Set<string>();
  private readonly known: unknown[] = [];
  /** Errors in the server's log. */
  private readonly failures: string[] = [];
  private version = 0;
  private started = false;

  /**
   * @param connection the connection to a server that is not initialized yet
   * @param root the folder that contains the input files
   */
  constructor(
    private readonly connection: ProtocolConnection,
    private readonly root = '',
  ) {
    for (const method of [
      'client/registerCapability',
      'workspace/diagnostic/refresh',
      'workspace/applyEdit',
      'window/showDocument',
    ]) {
      connection.onRequest(method, () => (method === 'workspace/applyEdit' ? { applied: false } : null));
    }
    connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) => items.map(() => null));
    connection.onNotification('window/logMessage', ({ type, message }: LogMessageParams) => {
      if (type === MessageType.Error) this.failures.push(message);
    });
    connection.onUnhandledNotification(() => {});
    connection.listen();
  }

  end(): void {
    this.connection.dispose();
  }

  /** Does one random action. */
  async act(random: SeededRandom): Promise<void> {
    if (!this.started) await this.start();
    const what = random.below(20);
    if (what < 8) await this.edit(random);
    else if (what === 8) await this.openOrClose(random);
    else if (what === 9) await this.watched(random);
    else await this.request(random);
  }

  /** Sends requests for a file that repeats something many times. */
  async requestRepetitive(random: SeededRandom): Promise<void> {
    if (!this.started) await this.start();
    const { path, text, description } = anyRepetitiveFile(random);
    await this.replace(path, text);
    for (let left = REQUESTS; left > 0; left--) await this.request(random, path, () => description);
    await this.replace(path, files[path]!);
  }

  /** Restores every file, and waits until the server has checked all of them. */
  async restore(): Promise<void> {
    if (!this.started) await this.start();
    for (const [path, text] of Object.entries(files)) await this.replace(path, text);
    this.known.length = 0;
    for (const path of Object.keys(files)) {
      for (const method of ['textDocument/diagnostic', 'textDocument/semanticTokens/full', 'textDocument/codeLens']) {
        await this.send(method, { textDocument: { uri: this.uriOf(path) } });
      }
    }
    await this.send('workspace/diagnostic', { previousResultIds: [] });
  }

  /** Reports a change of a file on disk. */
  async notifyOfFile(path: string, what: 'written' | 'gone'): Promise<void> {
    const changes = [{ uri: this.uriOf(path), type: what === 'gone' ? 3 : 2 }];
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  }

  private async start(): Promise<void> {
    this.started = true;
    await this.connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      capabilities: fullClient,
      workspaceFolders: [{ uri: this.uriOf('/set'), name: 'set' }],
      initializationOptions: { rulesDocuments: true, opensPages: true, pictures: true },
    });
    await this.connection.sendNotification('initialized', {});
    for (const [path, text] of Object.entries(files)) await this.openFile(path, text);
  }

  private async openFile(path: string, text: string): Promise<void> {
    this.texts.set(path, text);
    this.open.add(path);
    const document = { uri: this.uriOf(path), languageId: 'plaintext', version: ++this.version, text };
    await this.connection.sendNotification('textDocument/didOpen', { textDocument: document });
  }

  private async replace(path: string, text: string): Promise<void> {
    if (!this.open.has(path)) await this.openFile(path, text);
    this.texts.set(path, text);
    const textDocument = { uri: this.uriOf(path), version: ++this.version };
    await this.connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
  }

  private async edit(random: SeededRandom): Promise<void> {
    const path = random.pick([...this.texts.keys()]);
    if (!this.open.has(path)) return;
    const contentChanges: object[] = [];
    let text = this.texts.get(path) ?? '';
    for (let left = 1 + random.below(3); left > 0; left--) {
      const change = random.oneIn(200)
        ? { span: { start: 0, end: text.length }, newText: files[path] ?? '' }
        : anyChange(random, text);
      contentChanges.push({ range: new LineIndex(text).range(change.span), text: change.newText });
      text = changedAsEditorsDo(text, change);
    }
    this.texts.set(path, text);
    const textDocument = { uri: this.uriOf(path), version: ++this.version };
    await this.connection.sendNotification('textDocument/didChange', { textDocument, contentChanges });
  }

  private async openOrClose(random: SeededRandom): Promise<void> {
    const path = random.pick(Object.keys(files));
    if (!this.open.has(path)) return this.openFile(path, files[path] ?? '');
    this.open.delete(path);
    this.texts.delete(path);
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri: this.uriOf(path) } });
  }

  private async watched(random: SeededRandom): Promise<void> {
    const changes = Array.from({ length: random.below(5) }, () => ({
      uri: this.uriOf(random.pick(['/set/tokenwright.json', '/set', '/set/gone.cards', ...Object.keys(files)])),
      type: 1 + random.below(3),
    }));
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  }

  /** @param described describes the file's content for a failure; default: the whole text */
  private async request(
    random: SeededRandom,
    path = random.pick(Object.keys(files)),
    described?: () => string,
  ): Promise<void> {
    const text = this.texts.get(path) ?? files[path] ?? '';
    const [method, params] = this.anyRequest(random, path, text);
    const on = () => `${method} ${JSON.stringify(params)}\nof ${described?.() ?? `${path}: ${JSON.stringify(text)}`}`;
    const answer = await attempt(method, on, () => this.send(method, params));
    const failure = this.failures.shift();
    if (failure !== undefined) throw new FuzzFailure(`${failure}\n${on()}`);
    if (method === 'textDocument/diagnostic')
      expectNoRuleFailure((answer as { items?: Diagnostic[] } | null)?.items ?? [], on);
    this.remember(method, answer);
    // A resolved item refers to an earlier version of the text.
    if (method.endsWith('/resolve')) return;
    const textOf = (uri: string) => this.texts.get(this.pathOf(uri)) ?? files[this.pathOf(uri)];
    const problem = checkAnswer(answer, this.uriOf(path), textOf);
    if (problem !== null)
      throw new FuzzFailure(`${method}: ${problem}\n${JSON.stringify(answer)?.slice(0, 2000)}\n${on()}`);
  }

  private async send(method: string, params: object): Promise<unknown> {
    try {
      return await this.connection.sendRequest<unknown>(method, params);
    } catch (error) {
      if (proper.has((error as ResponseError).code)) return null;
      throw error;
    }
  }

  /** Remembers items that a client sends back to be resolved. */
  private remember(method: string, answer: unknown): void {
    const items = Array.isArray(answer) ? answer : ((answer as { items?: unknown[] } | null)?.items ?? []);
    const resolve =
      method === 'textDocument/completion'
        ? 'completionItem/resolve'
        : method === 'textDocument/codeAction'
          ? 'codeAction/resolve'
          : null;
    if (!resolve) return;
    for (const item of items.slice(0, 5)) this.known.push([resolve, item]);
    this.known.splice(0, this.known.length - 40);
  }

  private anyRequest(random: SeededRandom, path: string, text: string): readonly [method: string, params: object] {
    const textDocument = { uri: this.uriOf(path) };
    const lines = new LineIndex(text);
    const place = (): Position =>
      random.oneIn(30)
        ? { line: random.below(1e6), character: random.below(1e6) }
        : lines.position(random.below(text.length + 1));
    const [a, b] = [random.below(text.length + 1), random.below(text.length + 1)];
    const range = lines.range({ start: Math.min(a, b), end: Math.max(a, b) });
    const position = place();
    const options = { tabSize: 2, insertSpaces: true };
    const spot = { textDocument, position };
    return random.pick<readonly [string, object]>([
      ['textDocument/diagnostic', { textDocument }],
      ['textDocument/diagnostic', { textDocument }],
      ['workspace/diagnostic', { previousResultIds: [] }],
      ['textDocument/hover', spot],
      ['textDocument/hover', spot],
      ['textDocument/completion', spot],
      ['textDocument/completion', spot],
      ['textDocument/definition', spot],
      ['textDocument/references', { ...spot, context: { includeDeclaration: true } }],
      ['textDocument/documentHighlight', spot],
      ['textDocument/prepareRename', spot],
      [
        'textDocument/rename',
        { ...spot, newName: random.pick(['Apple', 'Young "Hero"', 'a & b', '<b>', '', 'Æther']) },
      ],
      ['textDocument/documentSymbol', { textDocument }],
      ['workspace/symbol', { query: random.pick(['', 'e', 'Ember', 'zz']) }],
      ['textDocument/foldingRange', { textDocument }],
      ['textDocument/selectionRange', { textDocument, positions: [position, place()] }],
      ['textDocument/semanticTokens/full', { textDocument }],
      ['textDocument/semanticTokens/range', { textDocument, range }],
      ['textDocument/inlayHint', { textDocument, range }],
      ['textDocument/codeLens', { textDocument }],
      ['textDocument/documentLink', { textDocument }],
      ['textDocument/formatting', { textDocument, options }],
      ['textDocument/rangeFormatting', { textDocument, range, options }],
      ['textDocument/onTypeFormatting', { ...spot, ch: '\n', options }],
      [
        'textDocument/codeAction',
        {
          textDocument,
          range: random.oneIn(2) ? range : { start: position, end: position },
          context: { diagnostics: [] },
        },
      ],
      ['tokenwright/ruleText', { uri: this.uriOf(path), number: '111.4' }],
      ...(this.known as [string, object][]).slice(0, 3),
    ]);
  }

  private uriOf(path: string): string {
    return `file://${this.root}${path}`;
  }

  private pathOf(uri: string): string {
    return decodeURIComponent(uri.replace(`file://${this.root}`, ''));
  }
}

/** Applies an edit like editors do: an edit inside a CRLF line break is made before it. */
function changedAsEditorsDo(text: string, change: Parameters<typeof changed>[1]): string {
  const lines = new LineIndex(text);
  const { start, end } = lines.span(lines.range(change.span));
  return changed(text, { span: { start, end }, newText: change.newText });
}
