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
import { ableClient } from '../lsp/support/client.js';
import { checkAnswer } from './answers.js';
import { Complaint, sound, tried } from './complaint.js';
import type { Dice } from './dice.js';
import { anyChange, changed } from './edits.js';
import { files } from './material.js';
import { anySwollen } from './swollen.js';

/** Errors that are answers: the request came too late, or asked for what there is not. */
const proper: ReadonlySet<number> = new Set([
  LSPErrorCodes.RequestCancelled,
  LSPErrorCodes.ContentModified,
  LSPErrorCodes.ServerCancelled,
  LSPErrorCodes.RequestFailed,
  ErrorCodes.InvalidParams,
]);

/** How much is asked of a file in which something stands over and over. */
const ASKED = 10;

/** A client that does anything in any order. */
export class Requests {
  private readonly texts = new Map<string, string>();
  private readonly open = new Set<string>();
  private readonly known: unknown[] = [];
  /** What the server wrote to its log as an error. */
  private readonly failures: string[] = [];
  private version = 0;
  private started = false;

  /**
   * @param connection to a server that nobody has spoken to yet
   * @param root the folder that the files of the material lie in
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

  /** Does one thing. */
  async act(dice: Dice): Promise<void> {
    if (!this.started) await this.start();
    const what = dice.below(20);
    if (what < 8) await this.edit(dice);
    else if (what === 8) await this.openOrClose(dice);
    else if (what === 9) await this.watched(dice);
    else await this.ask(dice);
  }

  /** Asks of a file in which something stands over and over. */
  async askSwollen(dice: Dice): Promise<void> {
    if (!this.started) await this.start();
    const { path, text, said } = anySwollen(dice);
    await this.replace(path, text);
    for (let left = ASKED; left > 0; left--) await this.ask(dice, path, () => said);
    await this.replace(path, files[path]!);
  }

  /** Has every file be what it was in the beginning, and waits until the server has looked at all of them. */
  async calm(): Promise<void> {
    if (!this.started) await this.start();
    for (const [path, text] of Object.entries(files)) await this.replace(path, text);
    this.known.length = 0;
    for (const path of Object.keys(files)) {
      for (const method of ['textDocument/diagnostic', 'textDocument/semanticTokens/full', 'textDocument/codeLens']) {
        await this.answered(method, { textDocument: { uri: this.uriOf(path) } });
      }
    }
    await this.answered('workspace/diagnostic', { previousResultIds: [] });
  }

  /** Tells of a file on disk. */
  async tellOfFile(path: string, what: 'written' | 'gone'): Promise<void> {
    const changes = [{ uri: this.uriOf(path), type: what === 'gone' ? 3 : 2 }];
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  }

  private async start(): Promise<void> {
    this.started = true;
    await this.connection.sendRequest('initialize', {
      processId: null,
      rootUri: null,
      capabilities: ableClient,
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

  private async edit(dice: Dice): Promise<void> {
    const path = dice.of([...this.texts.keys()]);
    if (!this.open.has(path)) return;
    const contentChanges: object[] = [];
    let text = this.texts.get(path) ?? '';
    for (let left = 1 + dice.below(3); left > 0; left--) {
      const change = dice.once(200)
        ? { span: { start: 0, end: text.length }, newText: files[path] ?? '' }
        : anyChange(dice, text);
      contentChanges.push({ range: new LineIndex(text).range(change.span), text: change.newText });
      text = changedAsEditorsDo(text, change);
    }
    this.texts.set(path, text);
    const textDocument = { uri: this.uriOf(path), version: ++this.version };
    await this.connection.sendNotification('textDocument/didChange', { textDocument, contentChanges });
  }

  private async openOrClose(dice: Dice): Promise<void> {
    const path = dice.of(Object.keys(files));
    if (!this.open.has(path)) return this.openFile(path, files[path] ?? '');
    this.open.delete(path);
    this.texts.delete(path);
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri: this.uriOf(path) } });
  }

  private async watched(dice: Dice): Promise<void> {
    const changes = Array.from({ length: dice.below(5) }, () => ({
      uri: this.uriOf(dice.of(['/set/tokenwright.json', '/set', '/set/gone.cards', ...Object.keys(files)])),
      type: 1 + dice.below(3),
    }));
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  }

  /** @param said what stands in the file, for a complaint; all of it where this is missing */
  private async ask(dice: Dice, path = dice.of(Object.keys(files)), said?: () => string): Promise<void> {
    const text = this.texts.get(path) ?? files[path] ?? '';
    const [method, params] = this.anyRequest(dice, path, text);
    const on = () => `${method} ${JSON.stringify(params)}\nof ${said?.() ?? `${path}: ${JSON.stringify(text)}`}`;
    const answer = await tried(method, on, () => this.answered(method, params));
    const failure = this.failures.shift();
    if (failure !== undefined) throw new Complaint(`${failure}\n${on()}`);
    if (method === 'textDocument/diagnostic') sound((answer as { items?: Diagnostic[] } | null)?.items ?? [], on);
    this.remember(method, answer);
    // What is sent back to be completed is of a text that has been edited since.
    if (method.endsWith('/resolve')) return;
    const held = (uri: string) => this.texts.get(this.pathOf(uri)) ?? files[this.pathOf(uri)];
    const complaint = checkAnswer(answer, this.uriOf(path), held);
    if (complaint !== null)
      throw new Complaint(`${method}: ${complaint}\n${JSON.stringify(answer)?.slice(0, 2000)}\n${on()}`);
  }

  private async answered(method: string, params: object): Promise<unknown> {
    try {
      return await this.connection.sendRequest<unknown>(method, params);
    } catch (error) {
      if (proper.has((error as ResponseError).code)) return null;
      throw error;
    }
  }

  /** Things that a client sends back to have them completed. */
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

  private anyRequest(dice: Dice, path: string, text: string): readonly [method: string, params: object] {
    const textDocument = { uri: this.uriOf(path) };
    const lines = new LineIndex(text);
    const place = (): Position =>
      dice.once(30)
        ? { line: dice.below(1e6), character: dice.below(1e6) }
        : lines.position(dice.below(text.length + 1));
    const [a, b] = [dice.below(text.length + 1), dice.below(text.length + 1)];
    const range = lines.range({ start: Math.min(a, b), end: Math.max(a, b) });
    const position = place();
    const options = { tabSize: 2, insertSpaces: true };
    const spot = { textDocument, position };
    return dice.of<readonly [string, object]>([
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
      ['textDocument/rename', { ...spot, newName: dice.of(['Apple', 'Young "Hero"', 'a & b', '<b>', '', 'Æther']) }],
      ['textDocument/documentSymbol', { textDocument }],
      ['workspace/symbol', { query: dice.of(['', 'e', 'Ember', 'zz']) }],
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
          range: dice.once(2) ? range : { start: position, end: position },
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

/** Editors and servers count lines alike, and an edit between the two halves of a line break is made before them. */
function changedAsEditorsDo(text: string, change: Parameters<typeof changed>[1]): string {
  const lines = new LineIndex(text);
  const { start, end } = lines.span(lines.range(change.span));
  return changed(text, { span: { start, end }, newText: change.newText });
}
