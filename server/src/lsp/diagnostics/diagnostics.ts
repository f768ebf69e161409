import {
  type Connection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
} from 'vscode-languageserver';
import type { FileReport } from '../../workspace/sets/reports.js';
import type { Workspace } from '../../workspace/workspace.js';
import { unlessCancelled } from '../connection/cancelled.js';
import { placesOf, toDiagnostic } from '../documents/convert.js';
import type { Documents } from '../documents/documents.js';
import { notListed, worstOf } from './worst-findings.js';

/** Turns reports into diagnostics, and remembers which of them the client has seen. */
export class Diagnostics {
  private readonly workspace: Workspace;
  private readonly documents: Documents;
  private readonly docsBase: string;
  /** The id of the report that was last given for an open document. */
  private readonly given = new Map<string, string>();

  constructor(workspace: Workspace, documents: Documents, docsBase: string) {
    this.workspace = workspace;
    this.documents = documents;
    this.docsBase = docsBase;
  }

  /** The answer for one document; `unchanged` where the client has it already. */
  async pull(document: { readonly uri: string }, previousId: string | undefined): Promise<DocumentDiagnosticReport> {
    const path = this.documents.path(document);
    const report = await this.workspace.report(path);
    if (!report) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    this.given.set(path, report.id);
    if (report.id === previousId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId: report.id };
    return { kind: DocumentDiagnosticReportKind.Full, resultId: report.id, items: this.items(report) };
  }

  /** The diagnostics of an open document that the client does not have yet; null where it has them. */
  async news(path: string): Promise<{ version: number | null; items: Diagnostic[] } | null> {
    const report = await this.workspace.report(path);
    if (!report || this.given.get(path) === report.id) return null;
    this.given.set(path, report.id);
    return { version: report.version, items: this.items(report) };
  }

  /** Whether something else is to be said now of a document than the client has been told. */
  async haveChanged(): Promise<boolean> {
    for (const [path, id] of this.given) if ((await this.workspace.report(path))?.id !== id) return true;
    return false;
  }

  /** A document was edited, so that the client will ask by itself, or closed. */
  forget(path: string): void {
    this.given.delete(path);
  }

  /** The findings of a report as the protocol has them: all, or the worst of very many. */
  items(report: FileReport): Diagnostic[] {
    if (report.found.count === 0) return [];
    const places = placesOf(report.text);
    const { listed, omitted } = worstOf(report.found);
    const items = listed.map((finding) => toDiagnostic(finding, places, this.docsBase));
    if (omitted > 0) items.push(notListed(omitted));
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
