import { commands, type Disposable, l10n, window } from 'vscode';
import type { ExecuteCommandRequest } from 'vscode-languageclient';
import { commands as onServer } from '../../server/src/lsp/protocol.js';
import { activeDocument } from './active-document.js';
import { fixFile, fixSet } from './command-ids.js';
import type { Session } from './session.js';

export const executeCommand: typeof ExecuteCommandRequest.method = 'workspace/executeCommand';

/**
 * The commands that fix the file in the active editor, or its set. The server computes the edits and has the editor
 * apply them, which also checks that they match the documents' current versions.
 */
export function fixCommands(session: Session): Disposable[] {
  const execute = (command: string, ...args: unknown[]) =>
    session.request(executeCommand, { command, arguments: args });
  const active = () => activeDocument()?.uri.toString();
  return [
    commands.registerCommand(fixFile, async () => {
      const address = active();
      if (address !== undefined) return execute(onServer.fixFile, address);
      return window.showInformationMessage(l10n.t('Open a file of cards first.'));
    }),
    commands.registerCommand(fixSet, async () => {
      const address = active() ?? null;
      const chosen = await window.showQuickPick(ways(), { title: l10n.t('Fix all that is safe to fix in this set') });
      if (chosen) await execute(onServer.fixSet, address, chosen.atOnce);
    }),
  ];
}

function ways() {
  return [
    {
      label: l10n.t('Preview the changes'),
      detail: l10n.t('By rule: safe fixes are ticked, suggestions are not.'),
      atOnce: false,
    },
    {
      label: l10n.t('Make all safe changes'),
      detail: l10n.t('In every file of the set; one undo takes them back.'),
      atOnce: true,
    },
  ];
}
