import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { Edit } from '../lint/finding.js';
import { safeEdits } from '../lint/fixes.js';
import type { FileReport } from '../workspace/reports.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ClientAbilities } from './client-abilities.js';
import { type Places, placesOf, rangeOf, toDiagnostic } from './convert.js';
import type { Documents } from './documents.js';

/** All safe fixes of a file at once, as on save. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.tokenwright`;

/** Offers the fixes of the findings in a range, and all safe ones of the file where that is asked for. */
export function onCodeAction(
  connection: Connection,
  workspace: Workspace,
  documents: Documents,
  can: ClientAbilities,
  docsBase: string,
): void {
  connection.onCodeAction(async (params) => {
    const wanted = (kind: string, unasked: boolean) => wants(params, kind, unasked);
    if (!can.codeActions || !(wanted(CodeActionKind.QuickFix, true) || wanted(FIX_ALL, false))) return null;
    const path = documents.path(params.textDocument);
    const report = await workspace.report(path);
    if (!report) return null;
    const places = placesOf(report, documents.get(path));
    const edit = (edits: readonly Edit[]) => workspaceEdit(params.textDocument.uri, report, edits, places, can);
    const actions: CodeAction[] = wanted(CodeActionKind.QuickFix, true)
      ? quickFixes(report, params, places, docsBase, edit)
      : [];
    const safe = wanted(FIX_ALL, false) ? safeEdits(report.findings) : [];
    if (safe.length > 0) actions.push({ title: 'Fix all that is safe to fix', kind: FIX_ALL, edit: edit(safe) });
    return actions;
  });
}

/** Whether a kind is asked for. `unasked`: whether it is offered when no kind is named. */
function wants({ context }: CodeActionParams, kind: string, unasked: boolean): boolean {
  return context.only?.some((only) => only === '' || kind === only || kind.startsWith(`${only}.`)) ?? unasked;
}

function quickFixes(
  { findings }: FileReport,
  { range }: CodeActionParams,
  places: Places,
  docsBase: string,
  edit: (edits: readonly Edit[]) => WorkspaceEdit,
): CodeAction[] {
  const [start, end] = [places.offset(range.start), places.offset(range.end)];
  return findings.flatMap((finding) => {
    const { span, fix } = finding;
    if (!fix || span.start > end || span.end < start) return [];
    return {
      title: fix.title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [toDiagnostic(finding, places, docsBase)],
      isPreferred: fix.kind === 'safe',
      edit: edit(fix.edits),
    };
  });
}

function workspaceEdit(
  uri: string,
  { version }: FileReport,
  edits: readonly Edit[],
  places: Places,
  can: ClientAbilities,
): WorkspaceEdit {
  const changes = edits.map(({ span, newText }): TextEdit => ({ range: rangeOf(span, places), newText }));
  return can.versionedEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] }
    : { changes: { [uri]: changes } };
}
