import { type Connection, TextDocuments } from 'vscode-languageserver';
import type { Change } from '../../text/change.js';
import { isNamedForCards } from '../../workspace/sets/card-file.js';
import type { Workspace } from '../../workspace/workspace.js';
import { pathOf, uriOf } from './paths.js';
import { type OpenText, textDocuments } from './text-documents.js';

/** The file extensions of our languages. A document can have the language without it, such as one never saved. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['cardtext', '.cards'],
  ['tokentext', '.tokens'],
]);

/** The documents open in the editor, passed on to the workspace as they change. */
export class Documents {
  private readonly manager: TextDocuments<OpenText>;
  /** The URIs of open documents, as the editor writes them, by path. */
  private readonly uris = new Map<string, string>();
  private readonly closeListeners: ((uri: string) => void)[] = [];

  constructor(
    connection: Connection,
    workspace: Workspace,
    on: {
      /** @param changes none if the document was opened */
      changed(path: string, changes: readonly Change[]): void;
      saved(path: string): void;
      closed(path: string): void;
    },
  ) {
    this.manager = new TextDocuments(textDocuments((uri, text) => workspace.cachedText(pathOf(uri), text)));
    this.manager.onDidChangeContent(({ document }) => {
      const path = workspacePath(document);
      this.uris.set(path, document.uri);
      workspace.setDocument(path, document);
      on.changed(path, document.changes);
    });
    this.manager.onDidSave(({ document }) => on.saved(workspacePath(document)));
    this.manager.onDidClose(({ document }) => {
      const path = workspacePath(document);
      workspace.closeDocument(path);
      on.closed(path);
      this.uris.delete(path);
      for (const listener of this.closeListeners) listener(document.uri);
    });
    this.manager.listen(connection);
  }

  /** Registers a listener that is called with the URI of each document that is closed. */
  onClosed(listener: (uri: string) => void): void {
    this.closeListeners.push(listener);
  }

  /** The paths of all open documents. */
  paths(): string[] {
    return [...this.uris.keys()];
  }

  /** The workspace's path of a document, open or not. */
  path({ uri }: { readonly uri: string }): string {
    const document = this.manager.get(uri);
    return document ? workspacePath(document) : pathOf(uri);
  }

  /** The URI of a path, as the editor writes it if the file is open. */
  uri(path: string): string {
    return this.uris.get(path) ?? uriOf(path);
  }

  /** The open document of a path. */
  get(path: string): OpenText | undefined {
    const uri = this.uris.get(path);
    return uri === undefined ? undefined : this.manager.get(uri);
  }
}

/** The path of a document. If its name does not imply a format, its language does. */
function workspacePath({ uri, languageId }: OpenText): string {
  const path = pathOf(uri);
  return isNamedForCards(path) ? path : path + (extensions.get(languageId) ?? '');
}
