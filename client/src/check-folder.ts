import { commands, type Disposable, l10n, ProgressLocation, Uri, window, workspace } from 'vscode';
import {
  type CheckParams,
  type CheckResult,
  checkRequest,
  type SetInfo,
  type SetParams,
  setRequest,
} from '../../server/src/lsp/protocol.js';
import type { ActiveSetObserver } from './active-set.js';
import { checkFolder } from './command-ids.js';
import type { Session } from './session.js';

/**
 * The command that makes a folder a set and checks it. A folder that belongs to a set is left as it is: its own
 * settings would separate it from the tokens in the rest of the set.
 */
export function checkCommand(session: Session, active: ActiveSetObserver): Disposable {
  return commands.registerCommand(checkFolder, async (argument?: unknown) => {
    const folder = argument instanceof Uri ? argument : await chosenFolder();
    if (!folder) return undefined;
    const params: SetParams = { uri: folder.toString(), folder: true };
    const set = await session.request<SetInfo | null>(setRequest, params);
    const written = set?.config ? null : await writeSettings(folder, set?.rulebook.id ?? null);
    const result = await check(session, folder);
    void active.refresh();
    if (!result) return undefined;
    await commands.executeCommand('workbench.actions.view.problems');
    void announce(`${summary(result)}${written ? ` ${reasonToWrite(folder)}` : ''}`, written);
    return result;
  });
}

/** Shows a message, with a button that opens the settings if they were written. */
async function announce(message: string, written: Uri | null): Promise<void> {
  const open = l10n.t('Open tokenwright.json');
  const chosen = await window.showInformationMessage(message, ...(written ? [open] : []));
  if (chosen && written) await window.showTextDocument(written);
}

function reasonToWrite({ path }: Uri): string {
  return l10n.t(
    'A tokenwright.json was written to “{0}”: it makes the folder a set and keeps its rules as they are.',
    path.split('/').at(-1) ?? path,
  );
}

async function chosenFolder(): Promise<Uri | undefined> {
  const folders = workspace.workspaceFolders ?? [];
  if (folders.length > 1) return (await window.showWorkspaceFolderPick())?.uri;
  if (folders[0]) return folders[0].uri;
  void window.showInformationMessage(l10n.t('Open the folder of your cards first.'));
  return undefined;
}

/**
 * Writes settings with the current rulebook, so that the set keeps it when a newer one becomes the default.
 * @returns the settings
 */
async function writeSettings(folder: Uri, rulebook: string | null): Promise<Uri> {
  const settings = Uri.joinPath(folder, 'tokenwright.json');
  const text = `${JSON.stringify(rulebook === null ? {} : { rulebook }, null, 2)}\n`;
  await workspace.fs.writeFile(settings, new TextEncoder().encode(text));
  return settings;
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

/** The same numbers as the Problems panel, and what it does not list. */
function summary({ files, cards, findings, hints, omitted }: CheckResult): string {
  if (files === 0) return l10n.t('No file in this folder contains cards that Tokenwright can read.');
  const checked = l10n.t('Files: {0}. Cards: {1}.', files, cards);
  if (findings === 0) return `${checked} ${l10n.t('There is nothing to report.')}`;
  return [
    checked,
    l10n.t('Findings in the Problems panel: {0}.', findings - hints - omitted),
    ...(hints > 0 ? [l10n.t('Hints, which are only in the text: {0}.', hints)] : []),
    ...(omitted > 0 ? [l10n.t('Less serious findings, in files that have more than 1,000: {0}.', omitted)] : []),
  ].join(' ');
}
