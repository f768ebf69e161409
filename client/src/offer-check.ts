import {
  commands,
  type Disposable,
  type ExtensionContext,
  l10n,
  type WorkspaceFolder,
  window,
  workspace,
} from 'vscode';
import {
  type CardFilesParams,
  cardFilesRequest,
  type SetInfo,
  type SetParams,
  setRequest,
} from '../../server/src/lsp/protocol.js';
import { checkFolder } from './command-ids.js';
import type { Session } from './session.js';

/** The state key for the folders that were already offered. */
const OFFERED = 'tokenwright.offered';

/**
 * Offers to check a folder without settings whose cards are in other programs' files, which are not checked otherwise.
 * Offers each folder only once, whatever the answer: the command remains in the menu.
 */
export function offerCheck(session: Session, { workspaceState }: Pick<ExtensionContext, 'workspaceState'>): Disposable {
  let asking: Promise<void> = Promise.resolve();
  const offer = async ({ uri, name }: WorkspaceFolder) => {
    const folder = uri.toString();
    const isOffered = () => workspaceState.get<readonly string[]>(OFFERED, []).includes(folder);
    if (isOffered()) return;
    const setParams: SetParams = { uri: folder, folder: true };
    const set = await session.request<SetInfo | null>(setRequest, setParams);
    if (set?.config) return;
    const params: CardFilesParams = { uri: folder };
    const files = await session.request<readonly string[]>(cardFilesRequest, params);
    const [first] = files;
    if (first === undefined || isOffered()) return;
    const check = l10n.t('Check This Folder');
    const more = files.length > 1;
    const text = more
      ? l10n.t('{0} and other files in “{1}” contain cards. Tokenwright can check them.', first, name)
      : l10n.t('{0} in “{1}” contains cards. Tokenwright can check them.', first, name);
    const chosen = await window.showInformationMessage(text, check, l10n.t('Not Now'));
    await workspaceState.update(OFFERED, [...workspaceState.get<readonly string[]>(OFFERED, []), folder]);
    if (chosen === check) await commands.executeCommand(checkFolder, uri);
  };
  const offerAll = () => {
    // One after another, in the background: errors are not shown, since the user did not ask for this.
    for (const folder of workspace.workspaceFolders ?? []) asking = asking.then(() => offer(folder)).catch(() => {});
  };
  return session.onReady(offerAll);
}
