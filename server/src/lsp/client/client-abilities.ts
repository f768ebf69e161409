import type { ClientCapabilities } from 'vscode-languageserver';

/** What the client can do, as far as the server acts on it. */
export interface ClientAbilities {
  /** It asks for diagnostics; if not, they are sent to it. */
  readonly pulls: boolean;
  /** It can be told to ask for all diagnostics again. */
  readonly refreshes: boolean;
  /** It answers questions about its settings. */
  readonly configuration: boolean;
  /** It can be told which settings and files to watch. */
  readonly watchesSettings: boolean;
  readonly watchesFiles: boolean;
  /** Edits may name the version they are made for. */
  readonly versionedEdits: boolean;
  /** Edits may make files. */
  readonly createsFiles: boolean;
  /** Edits may say what they are for, and that somebody is to look at them first. */
  readonly annotatedEdits: boolean;
  /** It makes edits that it is sent. */
  readonly appliesEdits: boolean;
  /** It shows documents that it is sent. */
  readonly showsDocuments: boolean;
  /** Code actions may be more than commands. */
  readonly codeActions: boolean;
  /** It asks for the edits of a code action when somebody chooses it. */
  readonly resolvesEdits: boolean;
  readonly markdown: boolean;
  readonly folderChanges: boolean;
  /** A definition may say which words led to it. */
  readonly definitionLinks: boolean;
  /** It asks what a rename would replace before it asks for the new name. */
  readonly preparesRenames: boolean;
  /** It can be told which files can be formatted. */
  readonly choosesFormatted: boolean;
  /** Completions may have places to fill in. */
  readonly snippets: boolean;
  readonly completionMarkdown: boolean;
}

/** Reads what a client says of itself. What it does not speak of it cannot do. */
export function clientAbilities({ textDocument, workspace, window }: ClientCapabilities): ClientAbilities {
  const hoverFormats = textDocument?.hover?.contentFormat;
  const actions = textDocument?.codeAction;
  const edits = workspace?.workspaceEdit;
  const versionedEdits = edits?.documentChanges === true;
  return {
    pulls: textDocument?.diagnostic !== undefined,
    refreshes: workspace?.diagnostics?.refreshSupport === true,
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
    folderChanges: workspace?.workspaceFolders === true,
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    completionMarkdown: textDocument?.completion?.completionItem?.documentationFormat?.includes('markdown') === true,
    preparesRenames: textDocument?.rename?.prepareSupport === true,
    definitionLinks: textDocument?.definition?.linkSupport === true,
  };
}
