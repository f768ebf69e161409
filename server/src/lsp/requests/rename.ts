import {
  type AnnotatedTextEdit,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { FileEdits, Refusal } from '../../features/navigation/renaming.js';
import { label } from '../../features/shared/label.js';
import type { ClientAbilities } from '../client/client-abilities.js';
import { rangeOf } from '../documents/convert.js';
import { requestedFile, requestedSet, type ServerContext, type SetView } from '../server-context.js';

/** Renames a token or card throughout the set. A rename that is not possible fails with the reason. */
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
    const { files, note } = unlessRefused(renamed);
    if (note)
      void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message: label(note) });
    return editOf(files, set, can);
  });
}

/** The id of the annotation on edits that the user should look at. */
const DOUBTFUL = 'doubtful';

/** Edits that may replace ordinary words need the user's confirmation; they are left out if the client cannot ask. */
function editOf(files: readonly FileEdits[], set: SetView, can: ClientAbilities): WorkspaceEdit {
  const changes = files.flatMap(({ path, edits }) => {
    const shown = edits.filter(({ isDoubtful }) => can.annotatedEdits || !isDoubtful);
    const textEdits = shown.map(({ span, newText, isDoubtful }): TextEdit | AnnotatedTextEdit => {
      const edit = { range: rangeOf(span, set.positionsIn(path)), newText };
      return isDoubtful ? { ...edit, annotationId: DOUBTFUL } : edit;
    });
    const textDocument = { uri: set.uri(path), version: set.version(path) };
    return textEdits.length > 0 ? [{ textDocument, edits: textEdits }] : [];
  });
  if (!can.versionedEdits) {
    return { changes: Object.fromEntries(changes.map(({ textDocument: { uri }, edits }) => [uri, edits])) };
  }
  if (!files.some(({ edits }) => edits.some(({ isDoubtful }) => isDoubtful)) || !can.annotatedEdits) {
    return { documentChanges: changes };
  }
  const description = 'These words may mean something else';
  const doubtful = { label: 'May not be the card', description, needsConfirmation: true };
  return { documentChanges: changes, changeAnnotations: { [DOUBTFUL]: doubtful } };
}

function unlessRefused<T extends object>(found: T | Refusal): T {
  if ('refusal' in found) throw new ResponseError(LSPErrorCodes.RequestFailed, label(found.refusal));
  return found;
}
