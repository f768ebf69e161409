import { Uri, workspace } from 'vscode';

/** The folder to offer for a file that belongs to a document: the document's own, otherwise that of the workspace. */
export function folderOf(document: Uri | null | undefined): Uri | undefined {
  const isFile = document && (document.scheme === 'file' || workspace.getWorkspaceFolder(document));
  return isFile ? Uri.joinPath(document, '..') : workspace.workspaceFolders?.[0]?.uri;
}
