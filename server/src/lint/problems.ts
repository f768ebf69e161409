import type { CardDocument, PlacedCard } from '../formats/card.js';
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
  let low = 0;
  let high = cards.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cards[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  const placed = cards[low - 1];
  return placed && offset <= placed.start + placed.card.source.length ? nameOf(placed) : null;
}
