import { type TextDocument, window, workspace } from 'vscode';

/** The URI schemes the server handles: files on disk, unsaved files, and those of the workspace folders. */
export function servedSchemes(): ReadonlySet<string> {
  return new Set(['file', 'untitled', ...(workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme)]);
}

/** The active document if it may contain cards: not a rulebook, a help page or the old side of a diff. */
export function activeDocument(): TextDocument | undefined {
  const document = window.activeTextEditor?.document;
  return document && servedSchemes().has(document.uri.scheme) ? document : undefined;
}
