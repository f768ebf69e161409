import type {
  AnnotatedTextEdit,
  ChangeAnnotation,
  CreateFile,
  TextDocumentEdit,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { FileChange, SourceFile } from '../features/code-actions.js';
import type { Edit } from '../lint/finding.js';
import type { FixedFile } from '../workspace/fix-set.js';
import type { ClientAbilities } from './client-abilities.js';
import { placesOf, rangeOf } from './convert.js';
import type { Documents } from './documents.js';

/** Turns changes of files into edits as the protocol has them, as far as the client can carry them. */
export class WorkspaceEdits {
  private readonly documents: Documents;
  private readonly can: ClientAbilities;

  constructor(documents: Documents, can: ClientAbilities) {
    this.documents = documents;
    this.can = can;
  }

  /** The changes as one edit; null where the client cannot make them. */
  of(changes: readonly FileChange[]): WorkspaceEdit | null {
    if (!this.can.versionedEdits) return this.unversioned(changes);
    if (!this.can.createsFiles && changes.some((change) => 'creates' in change)) return null;
    return {
      documentChanges: changes.flatMap((change): (TextDocumentEdit | CreateFile)[] => {
        if (!('creates' in change)) return [this.documentEdit(change.file, this.textEdits(change.file, change.edits))];
        const uri = this.documents.uri(change.creates);
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
  toConfirm(fixed: readonly FixedFile[]): WorkspaceEdit | null {
    if (!this.can.annotatedEdits) return this.of(fixed);
    const changeAnnotations: Record<string, ChangeAnnotation> = {};
    const documentChanges = fixed.map(({ file, edits }) => {
      const annotated = this.textEdits(file, edits).map((edit, i): AnnotatedTextEdit => {
        const annotationId = edits[i]!.rules.join(', ');
        changeAnnotations[annotationId] = { label: annotationId, needsConfirmation: true };
        return { ...edit, annotationId };
      });
      return this.documentEdit(file, annotated);
    });
    return { documentChanges, changeAnnotations };
  }

  private unversioned(changes: readonly FileChange[]): WorkspaceEdit | null {
    const edits: Record<string, TextEdit[]> = {};
    for (const change of changes) {
      if ('creates' in change) return null;
      edits[this.documents.uri(change.file.path)] = this.textEdits(change.file, change.edits);
    }
    return { changes: edits };
  }

  private documentEdit({ path, version }: SourceFile, edits: (TextEdit | AnnotatedTextEdit)[]): TextDocumentEdit {
    return { textDocument: { uri: this.documents.uri(path), version }, edits };
  }

  private textEdits(file: SourceFile, edits: readonly Edit[]): TextEdit[] {
    const places = placesOf(file, this.documents.get(file.path));
    return edits.map(({ span, newText }) => ({ range: rangeOf(span, places), newText }));
  }
}
