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

/** Converts between UTF-16 offsets in one text and positions (line and character from 0). */
export interface PositionMapper {
  readonly lineCount: number;
  position(offset: number): Position;
  offset(position: Position): number;
}

/** The positions of a text. The text of an open document knows its lines already. */
export function positionMapper(text: Text): PositionMapper {
  return text instanceof PiecedText ? text : new LineIndex(text);
}

/** A span as an LSP range. */
export function rangeOf({ start, end }: Span, positions: PositionMapper): Range {
  return { start: positions.position(start), end: positions.position(end) };
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/**
 * A finding as an LSP diagnostic.
 * @param docsBase the address of the folder with a page for each rule, ending in a slash
 */
export function toDiagnostic(finding: Finding, positions: PositionMapper, docsBase: string): Diagnostic {
  const { rule } = finding;
  const diagnostic: Diagnostic = {
    range: rangeOf(finding.span, positions),
    severity: severities[finding.severity],
    code: rule,
    source: 'tokenwright',
    message: messageOf(finding),
  };
  if (ruleIds.has(rule)) diagnostic.codeDescription = { href: `${docsBase}${rule}.md` };
  return diagnostic;
}

/** The longest card name that is shown in full, in UTF-16 units. */
const LONGEST_NAME = 40;

/**
 * The message after the name of the card: a list of problems shows nothing else of the card, and cuts off the end of a
 * message where it is narrow.
 */
function messageOf({ message, card }: Finding): string {
  const text = plainText(message);
  if (card === null) return text;
  const name = plainText(card);
  if (text.includes(`“${name}”`)) return text;
  return `${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name}: ${text}`;
}

/** Messages and card names without Markdown: after a keystroke nearly all of them are sent again. */
const plainTexts = new TwoGenerationCache<string, string>(400);

function plainText(text: string): string {
  return getOrInsert(plainTexts, text, () => plain(text));
}
