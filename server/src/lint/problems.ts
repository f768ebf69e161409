import type { CardDocument, PlacedCard } from '../formats/card.js';
import { lastUpTo } from '../text/search.js';
import type { Finding } from './finding.js';
import { nameOf } from './placing.js';
import type { LintSettings } from './settings.js';

/** What a file's format could not make sense of, as findings. The settings may name these ids like those of rules. */
export function problemFindings({ problems, cards }: CardDocument, { rules }: LintSettings): Finding[] {
  return problems.flatMap(({ id, span, message }): Finding[] => {
    const severity = rules.get(id)?.severity ?? 'error';
    if (severity === 'off') return [];
    return [{ rule: id, severity, message, cite: null, card: cardAt(cards, span.start), span, fix: null }];
  });
}

function cardAt(cards: readonly PlacedCard[], offset: number): string | null {
  const placed = lastUpTo(cards, offset);
  return placed && offset <= placed.start + placed.card.source.length ? nameOf(placed) : null;
}
