import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { FileFindings, WorstFindings } from '../../lint/engine/file-findings.js';

/**
 * So many diagnostics of one file are told, the line that says so among them. VS Code shows no more (its extension host cuts
 * every list at a thousand, the worst first), and a keystroke should not wait for what nobody sees.
 */
const MOST = 1000;

/** The findings of a file that are told, in the order of the text, and how many are not. */
export function worstOf(found: FileFindings): WorstFindings {
  return found.count <= MOST ? { listed: found.all, omitted: 0 } : found.worst(MOST - 1);
}

/** Says at the top of a file that not everything in it is listed. */
export function notListed(left: number): Diagnostic {
  const top = { line: 0, character: 0 };
  const count = left.toLocaleString('en-US');
  return {
    range: { start: top, end: top },
    severity: DiagnosticSeverity.Information,
    source: 'tokenwright',
    message: `The worst ${(MOST - 1).toLocaleString('en-US')} findings of this file are listed, ${count} more are not. The command line lists them all.`,
  };
}
