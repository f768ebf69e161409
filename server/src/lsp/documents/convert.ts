import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver';
import { plain } from '../../features/shared/markdown.js';
import type { Finding } from '../../lint/finding.js';
import { ruleIds } from '../../lint/registry.js';
import { LineIndex, type Position } from '../../text/line-index.js';
import { PiecedText } from '../../text/pieced-text.js';
import type { Span } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';

/** Turns offsets of one text into lines and characters and back. */
export interface Places {
  position(offset: number): Position;
  offset(position: Position): number;
}

/** The places of a text. That of an open document knows its lines already. */
export function placesOf(text: Text): Places {
  return text instanceof PiecedText ? text : new LineIndex(text);
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
export function toDiagnostic(finding: Finding, places: Places, docsBase: string): Diagnostic {
  const { rule } = finding;
  const diagnostic: Diagnostic = {
    range: rangeOf(finding.span, places),
    severity: severities[finding.severity],
    code: rule,
    source: 'tokenwright',
    message: getOrInsert(shownLast, finding.message, () => plain(finding.message)),
  };
  if (ruleIds.has(rule)) diagnostic.codeDescription = { href: `${docsBase}${rule}.md` };
  return diagnostic;
}

/** Messages as they are shown, by what they say: after a keystroke nearly all are told again that were told before. */
const shownLast = new TwoGenerationCache<string, string>(200);
