import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver';
import type { Finding, Severity } from '../lint/finding.js';

/**
 * So many diagnostics of one file are told, the line that says so among them. VS Code shows no more (its extension host cuts
 * every list at a thousand, the worst first), and a keystroke should not wait for what nobody sees.
 */
const MOST = 1000;

const fromWorst: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** The findings of a file that are told, in the order of the text, and how many are not. */
export function worstOf(findings: readonly Finding[]): { readonly listed: readonly Finding[]; readonly left: number } {
  if (findings.length <= MOST) return { listed: findings, left: 0 };
  let room = MOST - 1;
  const places = new Map<Severity, number>();
  for (const severity of fromWorst) {
    const count = findings.reduce((sum, finding) => (finding.severity === severity ? sum + 1 : sum), 0);
    places.set(severity, Math.min(count, room));
    room -= Math.min(count, room);
  }
  const listed = findings.filter(({ severity }) => {
    const free = places.get(severity) ?? 0;
    places.set(severity, free - 1);
    return free > 0;
  });
  return { listed, left: findings.length - listed.length };
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
