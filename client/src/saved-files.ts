import { Uri, workspace } from 'vscode';

/** A file name for something with a title, without extension: the title without characters that file systems refuse. */
export function fileName(title: string): string {
  const name = title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  return name.slice(0, 100) || 'card';
}

/** The folder to offer for a file that belongs to a document: the document's own, otherwise that of the workspace. */
export function folderOf(document: Uri | null | undefined): Uri | undefined {
  const isFile = document && (document.scheme === 'file' || workspace.getWorkspaceFolder(document));
  return isFile ? Uri.joinPath(document, '..') : workspace.workspaceFolders?.[0]?.uri;
}
