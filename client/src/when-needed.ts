import {
  commands,
  type Disposable,
  type ExtensionContext,
  Range,
  TabInputWebview,
  type TextDocument,
  window,
  workspace,
} from 'vscode';
import { HEAD, looksLikeCards } from './looks-like-cards.js';

/** The languages of files that the editor loads the extension for, although few of them contain cards. */
const ambiguous = new Set(['xml', 'json']);

/** What only a file of this extension is. */
const own = new Set(['cardtext', 'tokentext', 'tokenwright-rules']);

/**
 * Calls `start` once there is something to do with cards. That is immediately, unless the editor may have loaded the
 * extension only because of an XML or JSON file: then when a file with cards is opened, a command is called, or the
 * workspace turns out to contain cards. Until then nothing is shown and no process runs.
 */
export function whenNeeded({ subscriptions, extension }: ExtensionContext, start: () => void): void {
  const open = workspace.textDocuments;
  const isAmbiguous = open.some(({ languageId }) => ambiguous.has(languageId)) && !showsPreview();
  if (!isAmbiguous || open.some(isNeededFor)) {
    start();
    return;
  }
  const waiting: Disposable[] = [];
  const stopWaiting = () => {
    for (const each of waiting.splice(0)) each.dispose();
  };
  const startOnce = () => {
    if (waiting.length === 0) return;
    stopWaiting();
    start();
  };
  const { activationEvents, contributes } = extension.packageJSON as Manifest;
  waiting.push(
    workspace.onDidOpenTextDocument((document) => {
      if (isNeededFor(document)) startOnce();
    }),
    ...contributes.commands.map(({ command }) =>
      commands.registerCommand(command, (...args: unknown[]) => {
        startOnce();
        return commands.executeCommand(command, ...args);
      }),
    ),
  );
  subscriptions.push({ dispose: stopWaiting });
  void workspace.findFiles(`{${patternsOf(activationEvents).join(',')}}`, null, 1).then(([found]) => {
    if (found) startOnce();
  });
}

/** Whether a preview was open when the window was closed. */
function showsPreview(): boolean {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.some(({ input }) => input instanceof TabInputWebview && input.viewType.includes('tokenwright'));
}

/** The part of package.json that is used here. */
interface Manifest {
  readonly activationEvents: readonly string[];
  readonly contributes: { readonly commands: readonly { readonly command: string }[] };
}

/** The files that the editor starts the extension for if the workspace contains them. */
function patternsOf(activationEvents: readonly string[]): string[] {
  return activationEvents.flatMap((event) => /^workspaceContains:(.*)/.exec(event)?.[1] ?? []);
}

function isNeededFor(document: TextDocument): boolean {
  const { languageId, uri } = document;
  if (own.has(languageId) || uri.path.endsWith('/tokenwright.json')) return true;
  if (!ambiguous.has(languageId)) return false;
  return looksLikeCards(languageId, document.getText(new Range(document.positionAt(0), document.positionAt(HEAD))));
}
