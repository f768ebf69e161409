import type { CodeAction, CodeActionParams, Connection } from 'vscode-languageserver/node';
import { type Action, type ActionKind, actionKinds, codeActions } from '../features/code-actions.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Places, placesOf, toDiagnostic } from './convert.js';
import type { Documents } from './documents.js';
import { openingCommand, type PageOptions } from './pages.js';
import type { WorkspaceEdits } from './workspace-edit.js';

/** Offers what can be done about the findings in a range, and about the tokens that its words speak of. */
export function onCodeAction(
  connection: Connection,
  workspace: Workspace,
  documents: Documents,
  edits: WorkspaceEdits,
  pages: PageOptions,
): void {
  connection.onCodeAction(async ({ textDocument, range, context }) => {
    // A save asks for kinds that are none of ours, too, and is not kept waiting.
    if (!actionKinds.some((kind) => isWanted(kind, context))) return null;
    const path = documents.path(textDocument);
    const scene = await workspace.scene(path);
    if (!scene) return null;
    const places = placesOf(scene.file, documents.get(path));
    const span = { start: places.offset(range.start), end: places.offset(range.end) };
    const actions = codeActions({ ...scene, range: span }, (kind) => isWanted(kind, context));
    return actions.flatMap((action) => converted(action, places, documents, edits, pages) ?? []);
  });
}

/** Where no kind is named, all are wanted but those that change a whole file. */
function isWanted(kind: ActionKind, { only }: CodeActionParams['context']): boolean {
  if (!only) return !kind.startsWith('source.');
  return only.some((each) => each === '' || kind === each || kind.startsWith(`${each}.`));
}

/** An action as the protocol has it; null where the client cannot carry it. */
function converted(
  { title, kind, preferred, answers, changes, opens }: Action,
  places: Places,
  documents: Documents,
  edits: WorkspaceEdits,
  pages: PageOptions,
): CodeAction | null {
  const edit = changes.length > 0 ? edits.of(changes) : undefined;
  const command = opens && openingCommand(opens, title, pages, (path) => documents.uri(path));
  if (edit === null || !(edit || command)) return null;
  return {
    title,
    kind,
    ...(preferred ? { isPreferred: true } : {}),
    diagnostics: answers.map((finding) => toDiagnostic(finding, places, pages.docsBase)),
    ...(edit ? { edit } : {}),
    ...(command ? { command } : {}),
  };
}
