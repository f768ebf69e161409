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

/** Where it is remembered which folders the offer was made for. */
const OFFERED = 'tokenwright.offered';

/**
 * Offers to check a folder that has no settings and holds cards in the files of other programs, which are left alone
 * otherwise. Each folder is asked about once, whatever the answer is: the command stays in the menu.
 */
export function offerCheck(session: Session, { workspaceState }: Pick<ExtensionContext, 'workspaceState'>): Disposable {
  let asking: Promise<void> = Promise.resolve();
  const offer = async ({ uri, name }: WorkspaceFolder) => {
    const folder = uri.toString();
    const isOffered = () => workspaceState.get<readonly string[]>(OFFERED, []).includes(folder);
    if (isOffered()) return;
    const asked: SetParams = { uri: folder, folder: true };
    const set = await session.request<SetInfo | null>(setRequest, asked);
    if (set?.config) return;
    const params: CardFilesParams = { uri: folder };
    const files = await session.request<readonly string[]>(cardFilesRequest, params);
    const [first] = files;
    if (first === undefined || isOffered()) return;
    const check = l10n.t('Check This Folder');
    const more = files.length > 1;
    const text = more
      ? l10n.t('{0} and other files in “{1}” hold cards. Tokenwright can check them.', first, name)
      : l10n.t('{0} in “{1}” holds cards. Tokenwright can check them.', first, name);
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
