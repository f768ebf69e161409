import type { Loss } from '../../export/written-cards.js';
import { getOrInsert } from '../../util/get-or-insert.js';

/** So many losses, or cards of one kind of loss, are listed one by one. */
const FEW = 3;

/** What a conversion does not carry over, as lines for the terminal: summarized by kind if there is much of it. */
export function lossNotes(losses: readonly Loss[], verbose: boolean): string[] {
  if (verbose || losses.length <= FEW)
    return losses.map(({ card, what }) => `${card ?? 'the file'}: ${what} cannot be carried over`);
  const cardsByKind = new Map<string, Set<string>>();
  for (const { card, what } of losses) {
    const cards = getOrInsert(cardsByKind, kindOf(what), () => new Set<string>());
    if (card !== null) cards.add(card);
  }
  const kinds = [...cardsByKind].sort(([, a], [, b]) => b.size - a.size);
  return [
    'Not carried over (--verbose lists it card by card):',
    ...kinds.map(([kind, cards]) => `  ${kind}${ofCards([...cards])}`),
  ];
}

/** A loss without its value: `the line “Rarity: …”`. */
function kindOf(what: string): string {
  return what.replace(/“([^”:]+): [^”]*”/, '“$1: …”');
}

function ofCards(cards: readonly string[]): string {
  if (cards.length === 0) return '';
  if (cards.length <= FEW) return ` of ${cards.join(', ')}`;
  return ` of ${cards.length} cards`;
}
