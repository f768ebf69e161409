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
import { semanticModifiers, semanticTypes } from '../features/semantic-tokens/semantic-types.js';
import { label } from '../features/shared/label.js';
import { Service } from '../service.js';
import { Dictionaries, type DictionaryHost } from '../workspace/dictionary/dictionaries.js';
import type { FileSystem } from '../workspace/file-system.js';
import { CardReferences } from '../workspace/reference/card-references.js';
import type { ReferenceDisk } from '../workspace/reference/reference-disk.js';
import { noOverrides } from '../workspace/services.js';
import { Workspace } from '../workspace/workspace.js';
import { type ClientAbilities, clientAbilities } from './client/client-abilities.js';
import { clientFileSystem, diskAndClient } from './client/client-file-system.js';
import { ClientSettings } from './client/client-settings.js';
import { DisplayRefresh } from './client/display-refresh.js';
import { onWatchedFiles, registerWatchers } from './client/watch.js';
import { watchFor } from './connection/work-progress.js';
import { onCardFiles } from './custom-requests/card-files.js';
import { onCards } from './custom-requests/cards.js';
import { onCheck } from './custom-requests/check.js';
import { onCompareSet } from './custom-requests/compare-set.js';
import { onCursor } from './custom-requests/cursor.js';
import { onDictionaries } from './custom-requests/dictionaries.js';
import { onPictures, themeOf } from './custom-requests/pictures.js';
import { onRulesChanges } from './custom-requests/rules-changes.js';
import { onRulesDocuments } from './custom-requests/rules-documents.js';
import { type InstallRulebook, onRulesFile } from './custom-requests/rules-file.js';
import { onRulesSearch } from './custom-requests/rules-search.js';
import { onSetInfo } from './custom-requests/sets.js';
import { onSheets } from './custom-requests/sheets.js';
import { onTokens } from './custom-requests/tokens.js';
import { Diagnostics, onPull } from './diagnostics/diagnostics.js';
import { DiagnosticsRefresh } from './diagnostics/diagnostics-refresh.js';
import { onWorkspacePull } from './diagnostics/workspace-diagnostics.js';
import { Documents } from './documents/documents.js';
import { pathOf } from './documents/paths.js';
import { RulesPlaces } from './documents/rules-places.js';
import { type InitializationOptions, rulesChanged } from './protocol.js';
import { onCodeAction } from './requests/code-actions.js';
import { onCodeLens } from './requests/code-lenses.js';
import { commandsFor, onCommand, onLintRulePage, onRuleText } from './requests/commands.js';
import { COMPLETION_TRIGGERS, onCompletion } from './requests/completion.js';
import { onDocumentLinks } from './requests/document-links.js';
import { formattingAbilities, onFormatting, registerFormatting } from './requests/formatting.js';
import { onHover } from './requests/hover.js';
import { onInlayHints } from './requests/inlay-hints.js';
import { onInlineCompletion } from './requests/inline-completion.js';
import { onNavigation } from './requests/navigation.js';
import { onRename } from './requests/rename.js';
import { onSemanticTokens } from './requests/semantic-tokens.js';
import { onStructure } from './requests/structure.js';
import { byTimer, type Schedule } from './writing/schedule.js';
import { PAUSE, Writer } from './writing/writer.js';

/** What the process provides to the server. */
export interface ServerHost {
  /** The disk; null if there is none, as in a browser: the client then reads all files. */
  readonly disk: FileSystem | null;
  /** The disk for card references with the given cache folder; null if there is none. */
  readonly referenceDisk: ((cache: string | undefined) => ReferenceDisk) | null;
  /** The dictionaries of the machine, with a function to call when one has been read; missing if there are none. */
  readonly dictionaries?: (changed: () => void) => DictionaryHost;
  /** Installs a rules file under an id, in the folder of `disk.rulebooks`; missing if that is impossible. */
  readonly installRulebook?: InstallRulebook;
  readonly version: string;
  /** The URI of the folder with a page for each rule, for clients that set none; ends in a slash. */
  readonly docsBase: string;
  /** The clock that tells when the writer pauses; by default the process's timer. */
  readonly schedule?: Schedule;
}

export type Serve = typeof serve;

/** Handles a client's messages, from `initialize` on. */
export function serve(connection: Connection, host: ServerHost): void {
  connection.onInitialize((params) => {
    const options = readOptions(params.initializationOptions);
    const can = clientAbilities(params.capabilities);
    const { docsBase = host.docsBase, opensPages = false, rulesDocuments = false, showsReferences = false } = options;
    const { supportsJson = false } = options;

    const otherChanged = () => {
      diagnosticsRefresh.otherChanged();
      displayRefresh.otherChanged();
      listsChanged();
    };
    const settings = new ClientSettings(connection, can, params.initializationOptions, () => {
      workspace.settingsChanged();
      otherChanged();
    });
    const notice = oncePerMessage((message) => {
      const params: ShowMessageParams = { type: MessageType.Warning, message: label(message) };
      void connection.sendNotification(ShowMessageNotification.type, params);
    });
    const fs = filesFor(connection, host.disk, options.readsFiles ?? false);
    const filesRead = () => {
      workspace.settingsChanged();
      otherChanged();
    };
    const workspace = new Workspace({
      fs,
      trusted: options.trusted ?? true,
      confined: true,
      overrides: noOverrides,
      editorSettings: (folder) => settings.of(folder),
      references: new CardReferences(
        host.referenceDisk && {
          disk: host.referenceDisk(options.cache),
          startProgress: watchFor(connection),
          changed: filesRead,
          notice,
        },
      ),
      dictionaries: new Dictionaries(host.dictionaries?.(filesRead) ?? null),
      notice,
    });
    const documents = new Documents(connection, workspace, {
      changed: (path, changes) => {
        writer.edited(path, changes);
        diagnosticsRefresh.documentChanged(path);
        displayRefresh.documentChanged(path);
        listsChanged();
      },
      saved: (path) => writer.left(path),
      closed: (path) => {
        writer.left(path);
        diagnosticsRefresh.documentClosed(path);
        displayRefresh.documentClosed(path);
        listsChanged();
      },
    });
    const writer = new Writer(workspace, {
      pause: options.pause ?? PAUSE,
      schedule: host.schedule ?? byTimer,
    });
    const diagnostics = new Diagnostics(workspace, documents, writer, docsBase, supportsJson);
    const diagnosticsRefresh = new DiagnosticsRefresh(connection, can, documents, diagnostics);
    writer.onEnded(() => diagnosticsRefresh.writingEnded());
    const displayRefresh = new DisplayRefresh(connection, can, workspace, documents);

    let folders = foldersOf(params);
    workspace.setFolders(folders);
    onPull(connection, diagnostics);
    onWorkspacePull(connection, workspace, documents, diagnostics);
    const server = { connection, workspace, service: new Service(workspace), documents, writer, can };
    onHover(server, onPictures(server, options), rulesDocuments);
    const places = new RulesPlaces(rulesDocuments, host.referenceDisk?.(options.cache) ?? null);
    onNavigation(server, places);
    onDocumentLinks(server, places);
    onRename(server);
    onStructure(server);
    onSemanticTokens(server);
    onInlayHints(server, settings);
    onCodeLens(server, showsReferences);
    onCompletion(server, supportsJson);
    onInlineCompletion(server, settings);
    onFormatting(server);
    onCodeAction(server, { docsBase, opensPages, rulesDocuments, showsDocuments: can.showsDocuments });
    onCommand(server);
    onRuleText(server);
    onLintRulePage(server);
    onSetInfo(server);
    onSheets(server);
    onRulesDocuments(server, places);
    onRulesSearch(server);
    onRulesChanges(server);
    onCompareSet(server);
    onRulesFile(server, fs, host.installRulebook ?? null);
    onDictionaries(server);
    onCheck(server);
    onCardFiles(connection, fs);
    onCursor(connection, documents, writer);
    const listed = [onTokens(server), onCards(server)];
    const listsChanged = () => {
      for (const changed of listed) changed();
    };
    onWatchedFiles(connection, workspace, (isRulebook) => {
      otherChanged();
      if (isRulebook && rulesDocuments) void connection.sendNotification(rulesChanged);
    });
    connection.onInitialized(() => {
      settings.register();
      registerWatchers(connection, can);
      registerFormatting(connection, can);
      displayRefresh.register();
      if (!can.folderChanges) return;
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => pathOf(uri)));
        folders = [...folders.filter((folder) => !gone.has(folder)), ...added.map(({ uri }) => pathOf(uri))];
        workspace.setFolders(folders);
        otherChanged();
      });
    });
    return answer(host.version, can, commandsFor(can, opensPages));
  });
}

function answer(version: string, can: ClientAbilities, commands: string[]): InitializeResult {
  return {
    serverInfo: { name: 'Tokenwright', version },
    capabilities: {
      positionEncoding: PositionEncodingKind.UTF16,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      documentHighlightProvider: true,
      ...(can.registersOutline ? {} : { documentSymbolProvider: { label: 'Cards' } }),
      workspaceSymbolProvider: true,
      foldingRangeProvider: true,
      selectionRangeProvider: true,
      semanticTokensProvider: {
        legend: { tokenTypes: [...semanticTypes], tokenModifiers: [...semanticModifiers] },
        range: true,
        full: { delta: true },
      },
      inlayHintProvider: true,
      completionProvider: { triggerCharacters: [...COMPLETION_TRIGGERS], resolveProvider: true },
      ...(can.inlineCompletion ? { inlineCompletionProvider: {} } : {}),
      ...formattingAbilities(can),
      codeLensProvider: {},
      documentLinkProvider: {},
      renameProvider: can.preparesRenames ? { prepareProvider: true } : true,
      codeActionProvider: { codeActionKinds: [...actionKinds], resolveProvider: true },
      ...(commands.length > 0 ? { executeCommandProvider: { commands } } : {}),
      diagnosticProvider: { identifier: 'tokenwright', interFileDependencies: true, workspaceDiagnostics: true },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
  };
}

/** Passes on each message only once. */
function oncePerMessage(pass: (message: string) => void): (message: string) => void {
  const seen = new Set<string>();
  return (message) => {
    if (!seen.has(message)) pass(message);
    seen.add(message);
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
  const raw = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  const theme = themeOf(raw);
  return {
    ...(typeof raw.docsBase === 'string' ? { docsBase: raw.docsBase } : {}),
    ...(typeof raw.trusted === 'boolean' ? { trusted: raw.trusted } : {}),
    ...(typeof raw.opensPages === 'boolean' ? { opensPages: raw.opensPages } : {}),
    ...(typeof raw.pictures === 'boolean' ? { pictures: raw.pictures } : {}),
    ...(theme ? { theme } : {}),
    ...(typeof raw.readsFiles === 'boolean' ? { readsFiles: raw.readsFiles } : {}),
    ...(typeof raw.supportsJson === 'boolean' ? { supportsJson: raw.supportsJson } : {}),
    ...(typeof raw.showsReferences === 'boolean' ? { showsReferences: raw.showsReferences } : {}),
    ...(typeof raw.rulesDocuments === 'boolean' ? { rulesDocuments: raw.rulesDocuments } : {}),
    ...(typeof raw.pause === 'number' ? { pause: raw.pause } : {}),
    ...(typeof raw.cache === 'string' && raw.cache !== '' ? { cache: raw.cache } : {}),
  };
}
