import type { PlacedCard } from '../../formats/card.js';
import { inFile } from '../../text/span.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import type { Finding, Fix } from '../finding.js';
import type { ChunkFinding } from './result.js';

/**
 * A finding of a card in its place in a file.
 * @param lineBreak what new text has in that file between its lines
 */
export function placedFinding(found: ChunkFinding, placed: PlacedCard, lineBreak: string): Finding {
  const { last } = found;
  if (last?.placed === placed && last.lineBreak === lineBreak) return last.finding;
  const { rule, severity, message, cite, declarable, span, fix } = found.finding;
  const card = nameOf(placed);
  const { start } = placed;
  const at = inFile(span, start);
  const there = fix && placedFix(fix, start, lineBreak);
  // Written out: copying whatever an object has takes several times as long, and this is done for all that a file has.
  const finding: Finding = declarable
    ? { rule, severity, message, cite, card, span: at, fix: there, declarable }
    : { rule, severity, message, cite, card, span: at, fix: there };
  found.last = { placed, lineBreak, finding };
  return finding;
}

function placedFix({ kind, title, edits }: Fix, start: number, lineBreak: string): Fix {
  const written = (text: string) => (lineBreak === '\n' ? text : text.replaceAll('\n', lineBreak));
  return {
    kind,
    title,
    edits: edits.map(({ span, newText }) => ({ span: inFile(span, start), newText: written(newText) })),
  };
}

/** The name of a card, by which a finding says where it is; null where the card has none. */
export function nameOf({ card }: PlacedCard): string | null {
  return card.faces[0]?.name?.text || null;
}

/** The name of the card that stands at an offset of a file; null where none does. */
export function nameAt(cards: readonly PlacedCard[], offset: number): string | null {
  const placed = lastAtOrBefore(cards, offset);
  return placed && offset <= placed.start + placed.card.source.length ? nameOf(placed) : null;
}
