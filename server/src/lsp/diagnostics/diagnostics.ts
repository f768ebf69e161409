import {
  type Connection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
} from 'vscode-languageserver';
import type { FileReport } from '../../workspace/sets/reports.js';
import type { Workspace } from '../../workspace/workspace.js';
import { unlessCancelled } from '../connection/cancelled.js';
import { positionMapper, toDiagnostic } from '../documents/convert.js';
import type { Documents } from '../documents/documents.js';
import { notListedDiagnostic, worstOf } from './worst-findings.js';

/** Turns reports into diagnostics, and remembers which of them the client has. */
export class Diagnostics {
  private readonly workspace: Workspace;
  private readonly documents: Documents;
  private readonly docsBase: string;
  /** The id of the last report sent for each open document. */
  private readonly reported = new Map<string, string>();

  constructor(workspace: Workspace, documents: Documents, docsBase: string) {
    this.workspace = workspace;
    this.documents = documents;
    this.docsBase = docsBase;
  }

  /** The report for one document; `unchanged` if the client already has it. */
  async pull(document: { readonly uri: string }, previousId: string | undefined): Promise<DocumentDiagnosticReport> {
    const path = this.documents.path(document);
    const report = await this.workspace.report(path);
    if (!report) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    this.reported.set(path, report.id);
    if (report.id === previousId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId: report.id };
    return { kind: DocumentDiagnosticReportKind.Full, resultId: report.id, items: this.items(report) };
  }

  /** The diagnostics of an open document that the client does not have yet; null if it is up to date. */
  async unreported(path: string): Promise<{ version: number | null; items: Diagnostic[] } | null> {
    const report = await this.workspace.report(path);
    if (!report || this.reported.get(path) === report.id) return null;
    this.reported.set(path, report.id);
    return { version: report.version, items: this.items(report) };
  }

  /** Whether any document's diagnostics differ from those the client has. */
  async haveChanged(): Promise<boolean> {
    for (const [path, id] of this.reported) if ((await this.workspace.report(path))?.id !== id) return true;
    return false;
  }

  /** Call this when a document was edited (the client then requests its diagnostics itself) or closed. */
  forget(path: string): void {
    this.reported.delete(path);
  }

  /** The findings of a report as diagnostics: all of them, or the worst if there are very many. */
  items(report: FileReport): Diagnostic[] {
    if (report.found.count === 0) return [];
    const positions = positionMapper(report.text);
    const { listed, omitted } = worstOf(report.found);
    const items = listed.map((finding) => toDiagnostic(finding, positions, this.docsBase));
    if (omitted > 0) items.push(notListedDiagnostic(omitted));
    return items;
  }
}

/** Answers requests for the diagnostics of a document. */
export function onPull(connection: Connection, diagnostics: Diagnostics): void {
  connection.languages.diagnostics.on(async ({ textDocument, previousResultId }, token) => {
    const answer = await diagnostics.pull(textDocument, previousResultId);
    return unlessCancelled(token, answer);
  });
}
