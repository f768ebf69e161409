import {
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  type DocumentDiagnosticReport,
  DocumentDiagnosticRequest,
  type ProtocolConnection,
} from 'vscode-languageserver/node';
import { LineIndex } from '../../../server/src/text/line-index.js';

/** A document in an editor that requests diagnostics after every edit, and keeps the last ones it got. */
export class Typist {
  private version = 1;
  private latest: { readonly id: string | undefined; readonly items: readonly Diagnostic[] } = {
    id: undefined,
    items: [],
  };

  private constructor(
    private readonly client: ProtocolConnection,
    readonly uri: string,
    /** The current text. */
    public text: string,
    /** The offset of the cursor. */
    public cursor: number,
  ) {}

  /** Opens a document with this text and the cursor at its end. */
  static async open(client: ProtocolConnection, uri: string, text = '', languageId = 'cardtext'): Promise<Typist> {
    const textDocument = { uri, languageId, version: 1, text };
    await client.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    const typist = new Typist(client, uri, text, text.length);
    await typist.shown();
    return typist;
  }

  /** Inserts text at the cursor, and other text behind it, as an editor does that closes brackets. */
  async type(text: string, behind = ''): Promise<void> {
    const { cursor } = this;
    await this.replace(cursor, cursor, text + behind);
    this.cursor = cursor + text.length;
  }

  /** Deletes the character before the cursor. */
  async backspace(): Promise<void> {
    await this.replace(this.cursor - 1, this.cursor, '');
  }

  /** Replaces a part of the text, and puts the cursor behind it. Offsets in UTF-16 units. */
  async replace(start: number, end: number, text: string): Promise<void> {
    const range = new LineIndex(this.text).range({ start, end });
    this.text = this.text.slice(0, start) + text + this.text.slice(end);
    this.cursor = start + text.length;
    await this.change([{ range, text }]);
  }

  /** Sends changes that were made to the text. */
  async change(contentChanges: { range: ReturnType<LineIndex['range']>; text: string }[]): Promise<void> {
    const textDocument = { uri: this.uri, version: ++this.version };
    await this.client.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
  }

  /** Requests the diagnostics that are shown now. */
  async shown(): Promise<readonly Diagnostic[]> {
    const { id } = this.latest;
    const report: DocumentDiagnosticReport = await this.client.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument: { uri: this.uri },
      ...(id === undefined ? {} : { previousResultId: id }),
    });
    if (report.kind === 'full') this.latest = { id: report.resultId, items: report.items };
    return this.latest.items;
  }

  /** The rules of the diagnostics that are shown now. */
  async rules(): Promise<unknown[]> {
    return (await this.shown()).map(({ code }) => code);
  }

  async save(): Promise<void> {
    await this.client.sendNotification(DidSaveTextDocumentNotification.type, { textDocument: { uri: this.uri } });
  }

  async close(): Promise<void> {
    await this.client.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri: this.uri } });
  }
}
