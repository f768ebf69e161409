import type {
  AnnotatedTextEdit,
  ChangeAnnotation,
  CreateFile,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import type { FileChange } from '../../features/code-actions/code-actions.js';
import type { Edit } from '../../lint/finding.js';
import type { SourceFile } from '../../lint/source-file.js';
import type { FileFixes } from '../../workspace/sets/fix-set.js';
import type { ServerContext } from '../server-context.js';
import { positionMapper, rangeOf } from './convert.js';

/** File changes as one workspace edit; null if the client cannot make them. */
export function workspaceEdit(server: ServerContext, changes: readonly FileChange[]): WorkspaceEdit | null {
  const { can, documents } = server;
  if (!can.versionedEdits) return unversioned(server, changes);
  if (!can.createsFiles && changes.some((change) => 'creates' in change)) return null;
  return {
    documentChanges: changes.flatMap((change): (TextDocumentEdit | CreateFile)[] => {
      if (!('creates' in change)) return [documentEdit(server, change.file, textEdits(change.file, change.edits))];
      const uri = documents.uri(change.creates);
      const start = { line: 0, character: 0 };
      const edits = [{ range: { start, end: start }, newText: change.text }];
      // Do not overwrite a file created in the meantime.
      const options = { overwrite: false, ignoreIfExists: false };
      return [
        { kind: 'create', uri, options },
        { textDocument: { uri, version: null }, edits },
      ];
    }),
  };
}

/** Fixes of several files as one edit, each annotated with its rules, for confirmation if the client supports that. */
export function editToConfirm(server: ServerContext, fixed: readonly FileFixes[]): WorkspaceEdit | null {
  if (!server.can.annotatedEdits) return workspaceEdit(server, fixed);
  const changeAnnotations: Record<string, ChangeAnnotation> = {};
  const documentChanges = fixed.map(({ file, edits }) => {
    const annotated = textEdits(file, edits).map((edit, i): AnnotatedTextEdit => {
      const annotationId = edits[i]!.rules.join(', ');
      changeAnnotations[annotationId] = { label: annotationId, needsConfirmation: true };
      return { ...edit, annotationId };
    });
    return documentEdit(server, file, annotated);
  });
  return { documentChanges, changeAnnotations };
}

function unversioned(server: ServerContext, changes: readonly FileChange[]): WorkspaceEdit | null {
  const edits: Record<string, TextEdit[]> = {};
  for (const change of changes) {
    if ('creates' in change) return null;
    edits[server.documents.uri(change.file.path)] = textEdits(change.file, change.edits);
  }
  return { changes: edits };
}

function documentEdit(
  { documents }: ServerContext,
  { path, version }: SourceFile,
  edits: (TextEdit | AnnotatedTextEdit)[],
): TextDocumentEdit {
  return { textDocument: { uri: documents.uri(path), version }, edits };
}

function textEdits(file: SourceFile, edits: readonly Edit[]): TextEdit[] {
  const positions = positionMapper(file.text);
  return edits.map(({ span, newText }) => ({ range: rangeOf(span, positions), newText }));
}
