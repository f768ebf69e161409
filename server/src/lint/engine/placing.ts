import type { PlacedCard } from '../../formats/card.js';
import { type FileOffset, inFile } from '../../text/span.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import type { Finding, Fix } from '../finding.js';
import type { ChunkFinding } from './result.js';

/**
 * A finding of a card, with offsets in the file.
 * @param lineBreak the line break that the file uses, for new text
 */
export function placedFinding(found: ChunkFinding, placed: PlacedCard, lineBreak: string): Finding {
  const { last } = found;
  if (last?.placed === placed && last.lineBreak === lineBreak) return last.finding;
  const { rule, severity, message, cite, declarable, span, fix, otherFixes } = found.finding;
  const card = nameOf(placed);
  const { start } = placed;
  const fileSpan = inFile(span, start);
  const fileFix = fix && placedFix(fix, start, lineBreak);
  // Written out because object spread takes several times as long, and this runs for every finding of a file.
  let finding: Finding = declarable
    ? { rule, severity, message, cite, card, span: fileSpan, fix: fileFix, declarable }
    : { rule, severity, message, cite, card, span: fileSpan, fix: fileFix };
  if (otherFixes) finding = { ...finding, otherFixes: otherFixes.map((fix) => placedFix(fix, start, lineBreak)) };
  found.last = { placed, lineBreak, finding };
  return finding;
}

function placedFix({ kind, title, edits }: Fix<'card'>, start: FileOffset, lineBreak: string): Fix {
  const written = (text: string) => (lineBreak === '\n' ? text : text.replaceAll('\n', lineBreak));
  return {
    kind,
    title,
    edits: edits.map(({ span, newText }) => ({ span: inFile(span, start), newText: written(newText) })),
  };
}

/** The name of a card, used to locate a finding; null if the card has none. */
export function nameOf({ card }: PlacedCard): string | null {
  return card.faces[0]?.name?.text || null;
}

/** The name of the card at an offset of a file; null if there is none. */
export function nameAt(cards: readonly PlacedCard[], offset: number): string | null {
  const placed = lastAtOrBefore(cards, offset);
  return placed && offset <= placed.start + placed.card.source.length ? nameOf(placed) : null;
}
