import { LSPErrorCodes, ResponseError, type WorkspaceEdit } from 'vscode-languageserver';
import type { Refusal } from '../../features/navigation/rename.js';
import { label } from '../../features/shared/label.js';
import { rangeOf } from '../documents/convert.js';
import { requestedFile, requestedSet, type ServerContext } from '../server-context.js';

/** Renames a token throughout the set. A rename that is not possible fails with the reason. */
export function onRename(server: ServerContext): void {
  const { connection, can } = server;

  connection.onPrepareRename(async ({ textDocument, position }, token) => {
    const file = await requestedFile(server, textDocument, token);
    if (!file) return null;
    const found = file.analysed.renamable(file.positions.offset(position));
    if (!found) return null;
    const { span, placeholder } = unlessRefused(found);
    return { range: rangeOf(span, file.positions), placeholder };
  });

  connection.onRenameRequest(async ({ textDocument, position, newName }, token): Promise<WorkspaceEdit | null> => {
    const file = await requestedFile(server, textDocument, token);
    if (!file) return null;
    const set = requestedSet(server, file);
    const renamed = file.analysed.rename(file.positions.offset(position), newName);
    if (!renamed) return null;
    const changes = unlessRefused(renamed).map(({ path, edits }) => ({
      textDocument: { uri: set.uri(path), version: set.version(path) },
      edits: edits.map(({ span, newText }) => ({ range: rangeOf(span, set.positionsIn(path)), newText })),
    }));
    if (can.versionedEdits) return { documentChanges: changes };
    return { changes: Object.fromEntries(changes.map(({ textDocument: { uri }, edits }) => [uri, edits])) };
  });
}

function unlessRefused<T extends object>(found: T | Refusal): T {
  if ('refusal' in found) throw new ResponseError(LSPErrorCodes.RequestFailed, label(found.refusal));
  return found;
}
