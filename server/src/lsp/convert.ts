import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { plain } from '../features/markdown.js';
import type { Finding } from '../lint/finding.js';
import { ruleIds } from '../lint/registry.js';
import { LineIndex, type Position } from '../text/line-index.js';
import type { Span } from '../text/span.js';
import type { FileReport } from '../workspace/reports.js';

/** Turns offsets of one text into lines and characters and back. */
export interface Places {
  position(offset: number): Position;
  offset(position: Position): number;
}

/** The places of a report's text. An open document knows its lines already. */
export function placesOf(
  { text, version }: Pick<FileReport, 'text' | 'version'>,
  document: TextDocument | undefined,
): Places {
  if (!document || document.version !== version) return new LineIndex(text);
  return { position: (offset) => document.positionAt(offset), offset: (position) => document.offsetAt(position) };
}

/** A span as the protocol has it. */
export function rangeOf({ start, end }: Span, places: Places): Range {
  return { start: places.position(start), end: places.position(end) };
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/**
 * A finding as the protocol has it.
 * @param docsBase the address of the folder with a page for each rule, ending in a slash
 */
export function toDiagnostic({ rule, severity, message, span }: Finding, places: Places, docsBase: string): Diagnostic {
  return {
    range: rangeOf(span, places),
    severity: severities[severity],
    code: rule,
    ...(ruleIds.has(rule) ? { codeDescription: { href: `${docsBase}${rule}.md` } } : {}),
    source: 'tokenwright',
    message: plain(message),
  };
}
