import {
  type Connection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
} from 'vscode-languageserver';
import type { WorstFindings } from '../../lint/engine/file-findings.js';
import type { Text } from '../../text/text.js';
import type { FileReport } from '../../workspace/sets/reports.js';
import type { Workspace } from '../../workspace/workspace.js';
import { unlessCancelled } from '../connection/cancelled.js';
import { positionMapper, toDiagnostic } from '../documents/convert.js';
import type { Documents } from '../documents/documents.js';
import type { Writer } from '../writing/writer.js';
import type { Writing } from '../writing/writing.js';
import { isSameView, type View } from './same-view.js';
import { shownFindings } from './shown-findings.js';
import { notListedDiagnostic, worstOf } from './worst-findings.js';

/** What a client shows for a report. */
export interface ShownReport {
  readonly version: number | null;
  /** Changes when the client would show something else. */
  readonly id: string;
  readonly view: () => View;
  readonly items: () => Diagnostic[];
}

/** Turns reports into diagnostics, and remembers which of them the client has. */
export class Diagnostics {
  private readonly workspace: Workspace;
  private readonly documents: Documents;
  private readonly writer: Writer;
  private readonly docsBase: string;
  private readonly supportsJson: boolean;
  /** The id of what was last sent for each open document. */
  private readonly reported = new Map<string, string>();
  /** What the client has of each open document that it requested, with the id it knows. */
  private readonly pulled = new Map<string, { readonly id: string; readonly view: View }>();
  /** The last report on each open document, whatever was shown of it. */
  private readonly latest = new Map<string, FileReport>();
  /** The reports on open documents before the writer came to the current card. */
  private before: { readonly turn: number; readonly reports: ReadonlyMap<string, FileReport> } | null = null;

  /** @param supportsJson whether the client itself reports what is not valid JSON in open files */
  constructor(workspace: Workspace, documents: Documents, writer: Writer, docsBase: string, supportsJson: boolean) {
    this.workspace = workspace;
    this.documents = documents;
    this.writer = writer;
    this.docsBase = docsBase;
    this.supportsJson = supportsJson;
  }

  /** The report for one document; `unchanged` if the client already has it. */
  async pull(document: { readonly uri: string }, previousId: string | undefined): Promise<DocumentDiagnosticReport> {
    const path = this.documents.path(document);
    const shown = await this.shown(path);
    if (!shown) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    this.reported.set(path, shown.id);
    if (shown.id === previousId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId: shown.id };
    const before = this.pulled.get(path);
    const view = shown.view();
    const isSame = before !== undefined && before.id === previousId && isSameView(before.view, view);
    const resultId = isSame ? before.id : shown.id;
    if (this.documents.get(path)) this.pulled.set(path, { id: resultId, view });
    if (isSame) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    return { kind: DocumentDiagnosticReportKind.Full, resultId, items: shown.items() };
  }

  /** The diagnostics of an open document that the client does not have yet; null if it is up to date. */
  async unreported(path: string): Promise<{ version: number | null; items: Diagnostic[] } | null> {
    const shown = await this.shown(path);
    if (!shown || this.reported.get(path) === shown.id) return null;
    this.reported.set(path, shown.id);
    return { version: shown.version, items: shown.items() };
  }

  /** Whether any document's diagnostics differ from those the client has. */
  async haveChanged(): Promise<boolean> {
    for (const [path, id] of this.reported) if ((await this.shown(path))?.id !== id) return true;
    return false;
  }

  /** Call this when a document was edited: the client then requests its diagnostics itself. */
  forget(path: string): void {
    this.reported.delete(path);
  }

  /** Call this when a document was closed. */
  closed(path: string): void {
    this.forget(path);
    this.latest.delete(path);
    this.pulled.delete(path);
  }

  /** What the client shows of a file now. Null if the file has no report. */
  async shown(path: string): Promise<ShownReport | null> {
    for (;;) {
      const writing = await this.writer.current();
      const report = await this.workspace.report(path);
      if (!this.writer.isCurrent(writing)) continue;
      return report && this.shownOf(report, writing);
    }
  }

  private shownOf(report: FileReport, writing: Writing | null): ShownReport {
    const { path, version, id, found, text } = report;
    const isOpen = this.documents.get(path) !== undefined;
    const all = {
      version,
      id,
      view: () => ({ text, ...worstOf(found) }),
      items: () => this.items(text, worstOf(found), isOpen),
    };
    // A file that is not open is shown as it is.
    if (!isOpen) return all;
    const known = this.knownBefore(path, writing);
    this.latest.set(path, report);
    if (!writing || found.count === 0) return all;
    const { listed, omitted } = worstOf(found);
    const shown = shownFindings(
      listed,
      text,
      writing.path === path ? writing : null,
      known && worstOf(known.found).listed,
    );
    if (shown.length === listed.length) return all;
    const isShown = new Set(shown);
    const waiting = [...listed.keys()].filter((at) => !isShown.has(listed[at]!));
    return {
      version,
      id: `${id} without ${waiting}`,
      view: () => ({ text, listed: shown, omitted }),
      items: () => this.items(text, { listed: shown, omitted }, isOpen),
    };
  }

  /** The report on a file before the writer came to the current card; null if there is none. */
  private knownBefore(path: string, writing: Writing | null): FileReport | null {
    if (!writing) this.before = null;
    else if (this.before?.turn !== writing.turn) this.before = { turn: writing.turn, reports: new Map(this.latest) };
    return this.before?.reports.get(path) ?? null;
  }

  /** Findings as diagnostics: all of them, or the worst if there are very many. */
  private items(text: Text, { listed, omitted }: WorstFindings, isOpen: boolean): Diagnostic[] {
    if (listed.length === 0) return [];
    const positions = positionMapper(text);
    const items = listed
      .filter(({ rule }) => !(rule === 'config-syntax' && isOpen && this.supportsJson))
      .map((finding) => toDiagnostic(finding, positions, this.docsBase));
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
