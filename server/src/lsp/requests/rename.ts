import { LSPErrorCodes, ResponseError, type WorkspaceEdit } from 'vscode-languageserver';
import { type Refusal, renamableAt, renameAt } from '../../features/navigation/rename.js';
import { label } from '../../features/shared/label.js';
import { rangeOf } from '../documents/convert.js';
import { lookAt, lookAtSet, type Shell } from '../shell.js';

/** Gives a token of the set another name, everywhere. What cannot be renamed is refused with the reason. */
export function onRename(shell: Shell): void {
  const { connection, can } = shell;

  connection.onPrepareRename(async ({ textDocument, position }, token) => {
    const file = await lookAt(shell, textDocument, token);
    const found = file && renamableAt(file.snapshot, file.places.offset(position));
    if (!found) return null;
    const { span, placeholder } = unlessRefused(found);
    return { range: rangeOf(span, file.places), placeholder };
  });

  connection.onRenameRequest(async ({ textDocument, position, newName }, token): Promise<WorkspaceEdit | null> => {
    const file = await lookAt(shell, textDocument, token);
    if (!file) return null;
    const set = await lookAtSet(shell, file.path);
    const renamed = renameAt(file.snapshot, file.places.offset(position), newName, set.snapshots);
    if (!renamed) return null;
    const changes = unlessRefused(renamed).map(({ path, edits }) => ({
      textDocument: { uri: set.uri(path), version: set.version(path) },
      edits: edits.map(({ span, newText }) => ({ range: rangeOf(span, set.placesIn(path)), newText })),
    }));
    if (can.versionedEdits) return { documentChanges: changes };
    return { changes: Object.fromEntries(changes.map(({ textDocument: { uri }, edits }) => [uri, edits])) };
  });
}

function unlessRefused<T extends object>(found: T | Refusal): T {
  if ('refusal' in found) throw new ResponseError(LSPErrorCodes.RequestFailed, label(found.refusal));
  return found;
}
