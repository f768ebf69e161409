import {
  commands,
  type Disposable,
  type ExtensionContext,
  l10n,
  Uri,
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
import type { ActiveSet, ActiveSetObserver } from './active-set.js';
import { checkFile, checkFolder } from './command-ids.js';
import type { Session } from './session.js';

/** The state key for the folders that were already offered. */
const OFFERED = 'tokenwright.offered';

/**
 * The context key for the files in whose title bar the check is offered, by path: the URI of a file can be another one
 * for the editor than for its extensions.
 */
const UNCHECKED = 'tokenwright.unchecked';

/** A folder that can be checked. */
type Folder = Pick<WorkspaceFolder, 'uri' | 'name'>;

/**
 * Offers to check cards in other programs' files, which are not checked without settings: once for each folder, when it
 * or such a file in it is opened, whatever the answer. The title bar of such a file offers it for as long as it applies.
 */
export function offerCheck(
  session: Session,
  active: ActiveSetObserver,
  { workspaceState }: Pick<ExtensionContext, 'workspaceState'>,
): Disposable[] {
  let asking: Promise<void> = Promise.resolve();
  // One after another, in the background: errors are not shown, since the user did not ask for this.
  const inTurn = (act: () => Promise<void>) => {
    asking = asking.then(act).catch(() => {});
  };
  const offered = () => workspaceState.get<readonly string[]>(OFFERED, []);
  const isOffered = ({ uri }: Folder) => offered().includes(uri.toString());

  /** @param found the names of some files with cards */
  const offer = async (folder: Folder, found: readonly string[]) => {
    if (isOffered(folder) || (await isSet(folder))) return;
    // Recorded before the answer: a window that is closed meanwhile has asked, too.
    await workspaceState.update(OFFERED, [...offered(), folder.uri.toString()]);
    const check = l10n.t('Check This Folder');
    const chosen = await window.showInformationMessage(question(folder, found), check, l10n.t('Not Now'));
    if (chosen === check) await commands.executeCommand(checkFolder, folder.uri);
  };
  const isSet = async ({ uri }: Folder) => {
    const params: SetParams = { uri: uri.toString(), folder: true };
    return (await session.request<SetInfo | null>(setRequest, params))?.config != null;
  };

  const offerFolder = async (folder: Folder) => {
    if (isOffered(folder) || (await isSet(folder))) return;
    const params: CardFilesParams = { uri: folder.uri.toString() };
    const files = await session.request<readonly string[]>(cardFilesRequest, params);
    if (files.length > 0) await offer(folder, files);
  };

  const unchecked = new Set<string>();
  const offerFile = ({ document: { uri }, set }: ActiveSet) => {
    const before = unchecked.size;
    for (const path of [uri.fsPath, uri.path]) {
      if (set.isUnchecked) unchecked.add(path);
      else unchecked.delete(path);
    }
    if (unchecked.size !== before) void commands.executeCommand('setContext', UNCHECKED, [...unchecked]);
    if (set.isUnchecked) inTurn(() => offer(folderOf(uri), [nameOf(uri)]));
  };

  return [
    session.onReady(() => {
      for (const folder of workspace.workspaceFolders ?? []) inTurn(() => offerFolder(folder));
    }),
    active.onChange(offerFile),
    commands.registerCommand(checkFile, async (argument?: unknown) => {
      const uri = argument instanceof Uri ? argument : window.activeTextEditor?.document.uri;
      return uri && commands.executeCommand(checkFolder, folderOf(uri).uri);
    }),
  ];
}

/** The workspace folder of a file or, if it is in none, the folder that it is in. */
function folderOf(uri: Uri): Folder {
  const folder = workspace.getWorkspaceFolder(uri);
  if (folder) return folder;
  const parent = Uri.joinPath(uri, '..');
  return { uri: parent, name: nameOf(parent) };
}

function nameOf({ path }: Uri): string {
  return path.split('/').at(-1) ?? path;
}

/** Asks whether to check the cards of a folder, and says what that does to it. */
function question({ name }: Folder, [first = '', ...others]: readonly string[]): string {
  return others.length > 0
    ? l10n.t(
        '{0} and other files contain cards. Check the cards in “{1}”? This writes a tokenwright.json there, which makes the folder a set and names its rules.',
        first,
        name,
      )
    : l10n.t(
        '{0} contains cards. Check the cards in “{1}”? This writes a tokenwright.json there, which makes the folder a set and names its rules.',
        first,
        name,
      );
}
