import { type Diagnostic, DiagnosticSeverity, languages, Uri } from 'vscode';
import type { CardOfSet } from '../../../server/src/lsp/protocol.js';
import type { Problems } from '../views/tree-node.js';

/** The source of the server's diagnostics. */
const SOURCE = 'tokenwright';

/**
 * The findings on each card of a file as the editor shows them now, so that the view and the Problems panel agree. Null
 * for a card without any.
 */
export function problemsOn(uri: string, cards: readonly CardOfSet[]): (Problems | null)[] {
  const shown = languages.getDiagnostics(Uri.parse(uri)).filter(({ source }) => source === SOURCE);
  const found: (Problems | null)[] = cards.map(() => null);
  for (const { range, severity } of shown) {
    if (severity === DiagnosticSeverity.Hint) continue;
    const at = cardAt(cards, range.start);
    if (at >= 0) found[at] = withOne(found[at] ?? null, severity);
  }
  return found;
}

/** The index of the card around a position; -1 if there is none. The cards are in the order of the file. */
function cardAt(cards: readonly CardOfSet[], { line, character }: Diagnostic['range']['start']): number {
  const isAfter = (at: { line: number; character: number }) =>
    at.line > line || (at.line === line && at.character > character);
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAfter(cards[middle]!.extent.start)) high = middle;
    else low = middle + 1;
  }
  const card = cards[low - 1];
  return card && isAfter(card.extent.end) ? low - 1 : -1;
}

function withOne(before: Problems | null, severity: DiagnosticSeverity): Problems {
  const worst =
    severity === DiagnosticSeverity.Error ? 'error' : severity === DiagnosticSeverity.Warning ? 'warning' : 'info';
  const order = ['info', 'warning', 'error'] as const;
  if (!before) return { count: 1, worst };
  return { count: before.count + 1, worst: order.indexOf(worst) > order.indexOf(before.worst) ? worst : before.worst };
}
