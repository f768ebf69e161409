import { commands, type Disposable, l10n, ProgressLocation, Uri, window, workspace } from 'vscode';
import {
  type CheckParams,
  type CheckResult,
  checkRequest,
  type SetInfo,
  type SetParams,
  setRequest,
} from '../../server/src/lsp/protocol.js';
import { checkFolder } from './command-ids.js';
import type { Session } from './session.js';

/**
 * The command that makes a folder a set and checks it. A folder that belongs to a set is left as it is: its own
 * settings would separate it from the tokens in the rest of the set.
 */
export function checkCommand(session: Session): Disposable {
  return commands.registerCommand(checkFolder, async (argument?: unknown) => {
    const folder = argument instanceof Uri ? argument : await chosenFolder();
    if (!folder) return undefined;
    const params: SetParams = { uri: folder.toString(), folder: true };
    const set = await session.request<SetInfo | null>(setRequest, params);
    if (!set?.config) await writeSettings(folder, set?.rulebook.id ?? null);
    const result = await check(session, folder);
    if (!result) return undefined;
    await commands.executeCommand('workbench.actions.view.problems');
    void window.showInformationMessage(summary(result));
    return result;
  });
}

async function chosenFolder(): Promise<Uri | undefined> {
  const folders = workspace.workspaceFolders ?? [];
  if (folders.length > 1) return (await window.showWorkspaceFolderPick())?.uri;
  if (folders[0]) return folders[0].uri;
  void window.showInformationMessage(l10n.t('Open the folder of your cards first.'));
  return undefined;
}

/** Writes settings with the current rulebook, so that the set keeps it when a newer one becomes the default. */
async function writeSettings(folder: Uri, rulebook: string | null): Promise<void> {
  const text = `${JSON.stringify(rulebook === null ? {} : { rulebook }, null, 2)}\n`;
  await workspace.fs.writeFile(Uri.joinPath(folder, 'tokenwright.json'), new TextEncoder().encode(text));
}

/** The result; undefined if the user cancelled. */
async function check(session: Session, folder: Uri): Promise<CheckResult | undefined> {
  const title = l10n.t('Tokenwright: checking cards');
  const options = { location: ProgressLocation.Notification, title, cancellable: true };
  return window.withProgress(options, async (progress, cancel) => {
    let done = 0;
    const params: CheckParams = { uri: folder.toString() };
    try {
      return await session.lengthyRequest<CheckResult>(checkRequest, params, cancel, ({ percentage, message }) => {
        const increment = Math.max(0, (percentage ?? done) - done);
        done += increment;
        progress.report({ increment, ...(message === undefined ? {} : { message }) });
      });
    } catch (error) {
      if (cancel.isCancellationRequested) return undefined;
      throw error;
    }
  });
}

function summary({ files, cards, findings }: CheckResult): string {
  if (files === 0) return l10n.t('No file in this folder contains cards that Tokenwright can read.');
  if (findings === 0) return l10n.t('Files: {0}. Cards: {1}. There is nothing to report.', files, cards);
  return l10n.t('Files: {0}. Cards: {1}. Findings: {2}, listed in the Problems panel.', files, cards, findings);
}
