import { type TextDocument, window, workspace } from 'vscode';

/** The schemes of addresses that the server is asked about: files on disk, unsaved ones, and those of the workspace. */
export function servedSchemes(): ReadonlySet<string> {
  return new Set(['file', 'untitled', ...(workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme)]);
}

/** The document that is edited, where it may be one of cards: not a rulebook, a page of help or the old side of a comparison. */
export function activeDocument(): TextDocument | undefined {
  const document = window.activeTextEditor?.document;
  return document && servedSchemes().has(document.uri.scheme) ? document : undefined;
}
