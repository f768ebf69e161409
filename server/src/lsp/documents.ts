import { type Connection, TextDocuments } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { formatFor } from '../formats/index.js';
import type { Workspace } from '../workspace/workspace.js';
import { pathOf, uriOf } from './paths.js';

/** What the editor's own languages are read as, where a document's name does not say it: an unsaved one, say. */
const nameByLanguage: ReadonlyMap<string, string> = new Map([
  ['cardtext', 'untitled.cards'],
  ['tokentext', 'untitled.tokens'],
]);

/** What an editor has open, handed on to the workspace as it changes. */
export class Documents {
  private readonly manager = new TextDocuments(TextDocument);
  /** The addresses as the editor writes them. */
  private readonly uris = new Map<string, string>();

  constructor(
    connection: Connection,
    workspace: Workspace,
    on: { changed(path: string): void; closed(path: string): void },
  ) {
    this.manager.onDidChangeContent(({ document }) => {
      const path = pathOf(document.uri);
      this.uris.set(path, document.uri);
      const readAs = nameByLanguage.get(document.languageId);
      const known = readAs === undefined || formatFor(path, '') !== null;
      const { version } = document;
      workspace.setDocument(path, { text: document.getText(), version, ...(known ? {} : { readAs }) });
      on.changed(path);
    });
    this.manager.onDidClose(({ document }) => {
      const path = pathOf(document.uri);
      workspace.closeDocument(path);
      on.closed(path);
      this.uris.delete(path);
    });
    this.manager.listen(connection);
  }

  /** The paths of all open documents. */
  paths(): string[] {
    return [...this.uris.keys()];
  }

  /** The address of a path, as the editor writes it if it has the file open. */
  uri(path: string): string {
    return this.uris.get(path) ?? uriOf(path);
  }

  /** The open document of a path. */
  get(path: string): TextDocument | undefined {
    const uri = this.uris.get(path);
    return uri === undefined ? undefined : this.manager.get(uri);
  }
}
