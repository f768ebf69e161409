import {
  type Connection,
  type Diagnostic,
  DiagnosticSeverity,
  DocumentDiagnosticReportKind,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import type { Unreadable } from '../../workspace/file-system.js';
import type { Workspace } from '../../workspace/workspace.js';
import { unlessCancelled } from '../connection/cancelled.js';
import { yieldToMessages } from '../connection/yield-to-messages.js';
import type { Documents } from '../documents/documents.js';
import { pathOf } from '../documents/paths.js';
import type { Diagnostics } from './diagnostics.js';

/** How long files are checked before pending messages are handled, in milliseconds. */
const TIME_SLICE = 30;

/** Answers requests for the diagnostics of all files, open or not, with progress and partial results. */
export function onWorkspacePull(
  connection: Connection,
  workspace: Workspace,
  documents: Documents,
  diagnostics: Diagnostics,
): void {
  connection.languages.diagnostics.onWorkspace(async ({ previousResultIds }, token, progress, partial) => {
    const before = new Map(previousResultIds.map(({ uri, value }) => [pathOf(uri), { uri, id: value }]));
    let items: WorkspaceDocumentDiagnosticReport[] = [];
    const addReport = (path: string, version: number | null, id: string, found: () => Diagnostic[]) => {
      const known = before.get(path);
      before.delete(path);
      const uri = known?.uri ?? documents.uri(path);
      if (known?.id === id) {
        items.push({ kind: DocumentDiagnosticReportKind.Unchanged, uri, version, resultId: id });
      } else items.push({ kind: DocumentDiagnosticReportKind.Full, uri, version, resultId: id, items: found() });
    };

    progress.begin('Checking cards', 0, undefined, true);
    try {
      const paths = await workspace.paths();
      let since = performance.now();
      for (const [at, path] of paths.entries()) {
        if (performance.now() - since > TIME_SLICE) {
          progress.report(
            Math.floor((100 * at) / paths.length),
            `${at} of ${paths.length} ${paths.length === 1 ? 'file' : 'files'}`,
          );
          if (partial) {
            partial.report({ items });
            items = [];
          }
          await yieldToMessages();
          since = performance.now();
        }
        if (token.isCancellationRequested) break;
        const shown = await diagnostics.shown(path);
        if (shown) addReport(path, shown.version, shown.id, shown.items);
      }
      for (const problem of workspace.unreadable())
        addReport(problem.path, null, problem.reason, () => [unreadable(problem)]);
      // Clear the diagnostics of files that no longer exist.
      for (const { uri } of before.values()) {
        items.push({ kind: DocumentDiagnosticReportKind.Full, uri, version: null, items: [] });
      }
    } finally {
      progress.done();
    }
    return unlessCancelled(token, { items });
  });
}

function unreadable({ reason }: Unreadable): Diagnostic {
  const start = { line: 0, character: 0 };
  const message = `This cannot be read: ${reason}.`;
  return {
    range: { start, end: start },
    severity: DiagnosticSeverity.Error,
    code: 'unreadable',
    source: 'tokenwright',
    message,
  };
}
