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
import type { RuleEdit } from '../../lint/fix/edited-text.js';
import { rules } from '../../lint/registry.js';
import type { SourceFile } from '../../lint/source-file.js';
import { parentOf } from '../../workspace/paths.js';
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

/** Changes of a file for the user to choose from. All spans are offsets in the file, none overlapping another. */
export interface FileChoices {
  readonly file: SourceFile;
  /** Changes to be made unless the user declines them. */
  readonly safe: readonly RuleEdit[];
  /** Changes to be made only if the user wants them. */
  readonly suggested: readonly RuleEdit[];
}

/** The name of a group of changes in a preview, and a sentence about it; changes of the same name are one group. */
export interface ChangeGroup {
  readonly label: string;
  readonly description: string;
}

/**
 * Changes of several files as one edit for the user to choose from, in groups. Only the safe ones are selected at first.
 * A client that cannot ask makes these.
 * @param groupOf the group of an edit; by default the rules that make it
 */
export function editToConfirm(
  server: ServerContext,
  choices: readonly FileChoices[],
  groupOf: (edit: RuleEdit) => ChangeGroup = byRule,
): WorkspaceEdit | null {
  const { can, documents } = server;
  if (!can.annotatedEdits) {
    return workspaceEdit(
      server,
      choices.map(({ file, safe }) => ({ file, edits: safe })),
    );
  }
  const changeAnnotations: Record<string, ChangeAnnotation> = {};
  const annotate = ({ label, description }: ChangeGroup, needsConfirmation: boolean) => {
    changeAnnotations[label] = { label, description, needsConfirmation };
    return label;
  };
  const opening = choices.some(({ suggested }) => suggested.length > 0) ? null : existingFile(server, choices);
  const isUnconfirmed = opening === null && choices.every(({ suggested }) => suggested.length === 0);
  const documentChanges: (TextDocumentEdit | CreateFile)[] = choices.map(({ file, safe, suggested }) => {
    const annotated = (edits: readonly RuleEdit[], idOf: (edit: RuleEdit) => string) =>
      textEdits(file, edits).map((edit, i): AnnotatedTextEdit => ({ ...edit, annotationId: idOf(edits[i]!) }));
    return documentEdit(server, file, [
      ...annotated(safe, (edit) => annotate(groupOf(edit), isUnconfirmed)),
      ...annotated(suggested, (edit) => {
        const { label, description } = groupOf(edit);
        return annotate({ label: `Suggestion: ${label}`, description }, true);
      }),
    ]);
  });
  if (opening !== null) {
    const review = { label: 'Review', description: 'Shows the changes before they are made.' };
    const annotationId = annotate(review, true);
    const options = { ignoreIfExists: true };
    documentChanges.push({ kind: 'create', uri: documents.uri(opening), options, annotationId });
  }
  return { documentChanges, changeAnnotations };
}

/**
 * A file that exists; null if none is known to. A client shows changes before it makes them only if one needs
 * confirmation, but also deselects that one. Creating a file that exists changes nothing, so it can be that one.
 */
function existingFile({ can }: ServerContext, choices: readonly FileChoices[]): string | null {
  const found = can.createsFiles ? choices.find(({ file }) => parentOf(file.path) !== null) : undefined;
  return found?.file.path ?? null;
}

function byRule({ rules: ids }: RuleEdit): ChangeGroup {
  const description = ids.length === 1 ? (rules.find(({ id }) => id === ids[0])?.summary ?? '') : '';
  return { label: ids.join(', '), description };
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
