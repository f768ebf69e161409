import type { ClientCapabilities } from 'vscode-languageserver';

/** The client capabilities that the server depends on. */
export interface ClientAbilities {
  /** The client requests diagnostics; if not, they are pushed to it. */
  readonly pulls: boolean;
  /** The server can make the client request all diagnostics again. */
  readonly refreshes: boolean;
  /** The same for semantic colors, code lenses and inlay hints. */
  readonly refreshesColors: boolean;
  readonly refreshesLenses: boolean;
  readonly refreshesHints: boolean;
  /** The client answers requests for its settings. */
  readonly configuration: boolean;
  /** The client lets the server register for changes of settings and files. */
  readonly watchesSettings: boolean;
  readonly watchesFiles: boolean;
  /** Edits may name the document version they apply to. */
  readonly versionedEdits: boolean;
  /** Edits may create files. */
  readonly createsFiles: boolean;
  /** Edits may carry a label and ask for confirmation. */
  readonly annotatedEdits: boolean;
  /** The client applies edits that the server sends. */
  readonly appliesEdits: boolean;
  /** The client shows documents at the server's request. */
  readonly showsDocuments: boolean;
  /** Code actions may be more than commands. */
  readonly codeActions: boolean;
  /** The client requests the edits of a code action only when the user chooses it. */
  readonly resolvesEdits: boolean;
  readonly markdown: boolean;
  readonly folderChanges: boolean;
  /** A definition may include the words it was requested from. */
  readonly definitionLinks: boolean;
  /** The client requests the range and placeholder of a rename before it asks for the new name. */
  readonly preparesRenames: boolean;
  /** The client lets the server register which files can be formatted. */
  readonly choosesFormatted: boolean;
  /** The client lets the server register the outline, and requests it again from a new registration. */
  readonly registersOutline: boolean;
  /** Completions may contain placeholders. */
  readonly snippets: boolean;
  readonly completionMarkdown: boolean;
  /** The client shows completions in gray after the cursor. */
  readonly inlineCompletion: boolean;
}

/** Reads a client's capabilities. Whatever it does not declare counts as unsupported. */
export function clientAbilities({ textDocument, workspace, window }: ClientCapabilities): ClientAbilities {
  const hoverFormats = textDocument?.hover?.contentFormat;
  const actions = textDocument?.codeAction;
  const edits = workspace?.workspaceEdit;
  const versionedEdits = edits?.documentChanges === true;
  return {
    pulls: textDocument?.diagnostic !== undefined,
    refreshes: workspace?.diagnostics?.refreshSupport === true,
    refreshesColors: workspace?.semanticTokens?.refreshSupport === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    refreshesHints: workspace?.inlayHint?.refreshSupport === true,
    configuration: workspace?.configuration === true,
    watchesSettings: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    versionedEdits,
    createsFiles: versionedEdits && edits?.resourceOperations?.includes('create') === true,
    annotatedEdits: versionedEdits && edits?.changeAnnotationSupport !== undefined,
    appliesEdits: workspace?.applyEdit === true,
    showsDocuments: window?.showDocument?.support === true,
    codeActions: actions?.codeActionLiteralSupport !== undefined,
    resolvesEdits: actions?.dataSupport === true && actions.resolveSupport?.properties.includes('edit') === true,
    markdown: hoverFormats === undefined || hoverFormats.includes('markdown'),
    choosesFormatted: [textDocument?.formatting, textDocument?.rangeFormatting, textDocument?.onTypeFormatting].every(
      (each) => each?.dynamicRegistration === true,
    ),
    registersOutline: textDocument?.documentSymbol?.dynamicRegistration === true,
    folderChanges: workspace?.workspaceFolders === true,
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    completionMarkdown: textDocument?.completion?.completionItem?.documentationFormat?.includes('markdown') === true,
    inlineCompletion: textDocument?.inlineCompletion !== undefined,
    preparesRenames: textDocument?.rename?.prepareSupport === true,
    definitionLinks: textDocument?.definition?.linkSupport === true,
  };
}
