import {
  type Connection,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  PositionEncodingKind,
  ShowMessageNotification,
  type ShowMessageParams,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { actionKinds } from '../features/code-actions/code-actions.js';
import { semanticTypes } from '../features/semantic-tokens/semantic-tokens.js';
import { label } from '../features/shared/label.js';
import type { FileSystem } from '../workspace/file-system.js';
import { CardReferences } from '../workspace/reference/card-references.js';
import type { ReferenceDisk } from '../workspace/reference/reference-disk.js';
import { noOverrides } from '../workspace/services.js';
import { Workspace } from '../workspace/workspace.js';
import { type ClientAbilities, clientAbilities } from './client/client-abilities.js';
import { clientFileSystem, diskAndClient } from './client/client-file-system.js';
import { ClientSettings } from './client/client-settings.js';
import { onWatchedFiles, registerWatchers } from './client/watch.js';
import { watchFor } from './connection/long-work.js';
import { Diagnostics, onPull } from './diagnostics/diagnostics.js';
import { DiagnosticsRefresh } from './diagnostics/follow-up.js';
import { onWorkspacePull } from './diagnostics/workspace-diagnostics.js';
import { Documents } from './documents/documents.js';
import { pathOf } from './documents/paths.js';
import { onCardFiles } from './own-requests/card-files.js';
import { onCheck } from './own-requests/check.js';
import { onPictures, themeOf } from './own-requests/pictures.js';
import { onRulesDocuments } from './own-requests/rules-documents.js';
import { onSetInfo } from './own-requests/sets.js';
import { Tokens } from './own-requests/tokens.js';
import { type InitializationOptions, rulesChanged } from './protocol.js';
import { onAnnotations } from './requests/annotations.js';
import { onCodeAction } from './requests/code-actions.js';
import { commandsFor, onCommand, onLintRulePage, onRuleText } from './requests/commands.js';
import { COMPLETION_TRIGGERS, onCompletion } from './requests/completion.js';
import { formattingAbilities, onFormatting, registerFormatting } from './requests/formatting.js';
import { onHover } from './requests/hover.js';
import { onNavigation } from './requests/navigation.js';
import { onRename } from './requests/rename.js';
import { onStructure } from './requests/structure.js';

/** What the process gives to the server. */
export interface ServerHost {
  /** The disk; null where there is none, as in a browser: then the client reads all files. */
  readonly disk: FileSystem | null;
  /** The disk for card references, what is made of them in the folder given; null where there is none. */
  readonly referenceDisk: ((cache: string | undefined) => ReferenceDisk) | null;
  readonly version: string;
  /** The address of the folder with a page for each rule, for clients that name none; ends in a slash. */
  readonly docsBase: string;
}

export type Serve = typeof serve;

/** Answers a client's messages, from its first one on. */
export function serve(connection: Connection, rim: ServerHost): void {
  connection.onInitialize((params) => {
    const wishes = readOptions(params.initializationOptions);
    const can = clientAbilities(params.capabilities);
    const { docsBase = rim.docsBase, opensPages = false, rulesDocuments = false, showsReferences = false } = wishes;
    const { completesSettings = false } = wishes;

    const otherChanged = () => {
      followUp.otherChanged();
      tokens.changed();
    };
    const settings = new ClientSettings(connection, can, params.initializationOptions, () => {
      workspace.settingsChanged();
      otherChanged();
    });
    const notice = oncePerMessage((message) => {
      const told: ShowMessageParams = { type: MessageType.Warning, message: label(message) };
      void connection.sendNotification(ShowMessageNotification.type, told);
    });
    const fs = filesFor(connection, rim.disk, wishes.readsFiles ?? false);
    const workspace = new Workspace({
      fs,
      trusted: wishes.trusted ?? true,
      confined: true,
      overrides: noOverrides,
      editorSettings: (folder) => settings.of(folder),
      references: new CardReferences(
        rim.referenceDisk && {
          disk: rim.referenceDisk(wishes.cache),
          startProgress: watchFor(connection),
          changed: () => {
            workspace.settingsChanged();
            otherChanged();
          },
          notice,
        },
      ),
      notice,
    });
    const documents = new Documents(connection, workspace, {
      changed: (path) => {
        followUp.documentChanged(path);
        tokens.changed();
      },
      closed: (path) => {
        followUp.documentClosed(path);
        tokens.changed();
      },
    });
    const diagnostics = new Diagnostics(workspace, documents, docsBase);
    const followUp = new DiagnosticsRefresh(connection, can, documents, diagnostics);

    let folders = foldersOf(params);
    workspace.setFolders(folders);
    onPull(connection, diagnostics);
    onWorkspacePull(connection, workspace, documents, diagnostics);
    const shell = { connection, workspace, documents, can };
    const tokens = new Tokens(shell);
    onHover(shell, onPictures(shell, wishes));
    onNavigation(shell, rulesDocuments);
    onRename(shell);
    onStructure(shell);
    onAnnotations(shell, settings, showsReferences);
    onCompletion(shell, completesSettings);
    onFormatting(shell);
    onCodeAction(shell, { docsBase, opensPages, rulesDocuments, showsDocuments: can.showsDocuments });
    onCommand(shell);
    onRuleText(shell);
    onLintRulePage(shell);
    onSetInfo(shell);
    onRulesDocuments(shell);
    onCheck(shell);
    onCardFiles(connection, fs);
    tokens.listen();
    onWatchedFiles(connection, workspace, (isRulebook) => {
      otherChanged();
      if (isRulebook && rulesDocuments) void connection.sendNotification(rulesChanged);
    });
    connection.onInitialized(() => {
      settings.register();
      registerWatchers(connection, can);
      registerFormatting(connection, can);
      if (!can.folderChanges) return;
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => pathOf(uri)));
        folders = [...folders.filter((folder) => !gone.has(folder)), ...added.map(({ uri }) => pathOf(uri))];
        workspace.setFolders(folders);
        otherChanged();
      });
    });
    return answer(rim.version, can, commandsFor(can, opensPages), rulesDocuments);
  });
}

function answer(version: string, can: ClientAbilities, commands: string[], rulesDocuments: boolean): InitializeResult {
  return {
    serverInfo: { name: 'Tokenwright', version },
    capabilities: {
      positionEncoding: PositionEncodingKind.UTF16,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      documentSymbolProvider: { label: 'Cards' },
      workspaceSymbolProvider: true,
      foldingRangeProvider: true,
      selectionRangeProvider: true,
      semanticTokensProvider: {
        legend: { tokenTypes: [...semanticTypes], tokenModifiers: [] },
        range: true,
        full: { delta: true },
      },
      inlayHintProvider: true,
      completionProvider: { triggerCharacters: [...COMPLETION_TRIGGERS], resolveProvider: true },
      ...formattingAbilities(can),
      codeLensProvider: {},
      ...(rulesDocuments ? { documentLinkProvider: {} } : {}),
      renameProvider: can.preparesRenames ? { prepareProvider: true } : true,
      codeActionProvider: { codeActionKinds: [...actionKinds], resolveProvider: true },
      ...(commands.length > 0 ? { executeCommandProvider: { commands } } : {}),
      diagnosticProvider: { identifier: 'tokenwright', interFileDependencies: true, workspaceDiagnostics: true },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
  };
}

/** What was said once is known. */
function oncePerMessage(say: (message: string) => void): (message: string) => void {
  const said = new Set<string>();
  return (message) => {
    if (!said.has(message)) say(message);
    said.add(message);
  };
}

function filesFor(connection: Connection, disk: FileSystem | null, clientReads: boolean): FileSystem {
  if (disk && !clientReads) return disk;
  const client = clientFileSystem(connection);
  return disk ? diskAndClient(disk, client) : client;
}

function foldersOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  return uris.map((uri) => pathOf(uri).replace(/(?<=[^/:])\/+$/, ''));
}

function readOptions(value: unknown): InitializationOptions {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const theme = themeOf(given);
  return {
    ...(typeof given.docsBase === 'string' ? { docsBase: given.docsBase } : {}),
    ...(typeof given.trusted === 'boolean' ? { trusted: given.trusted } : {}),
    ...(typeof given.opensPages === 'boolean' ? { opensPages: given.opensPages } : {}),
    ...(typeof given.pictures === 'boolean' ? { pictures: given.pictures } : {}),
    ...(theme ? { theme } : {}),
    ...(typeof given.readsFiles === 'boolean' ? { readsFiles: given.readsFiles } : {}),
    ...(typeof given.completesSettings === 'boolean' ? { completesSettings: given.completesSettings } : {}),
    ...(typeof given.showsReferences === 'boolean' ? { showsReferences: given.showsReferences } : {}),
    ...(typeof given.rulesDocuments === 'boolean' ? { rulesDocuments: given.rulesDocuments } : {}),
    ...(typeof given.cache === 'string' && given.cache !== '' ? { cache: given.cache } : {}),
  };
}
