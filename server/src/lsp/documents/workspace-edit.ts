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
import type { Shell } from '../shell.js';
import { placesOf, rangeOf } from './convert.js';

/** Changes of files as one edit; null where the client cannot make them. */
export function workspaceEdit(shell: Shell, changes: readonly FileChange[]): WorkspaceEdit | null {
  const { can, documents } = shell;
  if (!can.versionedEdits) return unversioned(shell, changes);
  if (!can.createsFiles && changes.some((change) => 'creates' in change)) return null;
  return {
    documentChanges: changes.flatMap((change): (TextDocumentEdit | CreateFile)[] => {
      if (!('creates' in change)) return [documentEdit(shell, change.file, textEdits(change.file, change.edits))];
      const uri = documents.uri(change.creates);
      const start = { line: 0, character: 0 };
      const edits = [{ range: { start, end: start }, newText: change.text }];
      // A file that has come meanwhile is not written over.
      const options = { overwrite: false, ignoreIfExists: false };
      return [
        { kind: 'create', uri, options },
        { textDocument: { uri, version: null }, edits },
      ];
    }),
  };
}

/** Fixes of several files as one edit, each marked with its rules, to be looked at first where the client can show it. */
export function editToConfirm(shell: Shell, fixed: readonly FileFixes[]): WorkspaceEdit | null {
  if (!shell.can.annotatedEdits) return workspaceEdit(shell, fixed);
  const changeAnnotations: Record<string, ChangeAnnotation> = {};
  const documentChanges = fixed.map(({ file, edits }) => {
    const annotated = textEdits(file, edits).map((edit, i): AnnotatedTextEdit => {
      const annotationId = edits[i]!.rules.join(', ');
      changeAnnotations[annotationId] = { label: annotationId, needsConfirmation: true };
      return { ...edit, annotationId };
    });
    return documentEdit(shell, file, annotated);
  });
  return { documentChanges, changeAnnotations };
}

function unversioned(shell: Shell, changes: readonly FileChange[]): WorkspaceEdit | null {
  const edits: Record<string, TextEdit[]> = {};
  for (const change of changes) {
    if ('creates' in change) return null;
    edits[shell.documents.uri(change.file.path)] = textEdits(change.file, change.edits);
  }
  return { changes: edits };
}

function documentEdit(
  { documents }: Shell,
  { path, version }: SourceFile,
  edits: (TextEdit | AnnotatedTextEdit)[],
): TextDocumentEdit {
  return { textDocument: { uri: documents.uri(path), version }, edits };
}

function textEdits(file: SourceFile, edits: readonly Edit[]): TextEdit[] {
  const places = placesOf(file.text);
  return edits.map(({ span, newText }) => ({ range: rangeOf(span, places), newText }));
}
