import type { CardDocument, PlacedCard } from '../formats/card.js';
import { lineBreakOf } from '../text/line-break.js';
import { lastUpTo } from '../text/search.js';
import { shift } from '../text/span.js';
import type { Text } from '../text/text.js';
import type { Finding, Fix } from './finding.js';
import type { CardFinding } from './plan.js';
import type { FindingInRun, RunResult } from './run-lint.js';

/** Gives findings of cards their place in a file, and new text the line breaks of that file. */
export class Placer {
  readonly lineBreak: string;

  constructor(text: Text) {
    this.lineBreak = lineBreakOf(text);
  }

  finding({ rule, severity, message, cite, declarable, span, fix }: CardFinding, placed: PlacedCard): Finding {
    const card = nameOf(placed);
    const { start } = placed;
    const at = shift(span, start);
    const there = fix && placedFix(fix, start, this.lineBreak);
    // Written out: copying whatever an object has takes several times as long, and this is done for all that a file has.
    return declarable
      ? { rule, severity, message, cite, card, span: at, fix: there, declarable }
      : { rule, severity, message, cite, card, span: at, fix: there };
  }
}

function placedFix({ kind, title, edits }: Fix, start: number, lineBreak: string): Fix {
  const written = (text: string) => (lineBreak === '\n' ? text : text.replaceAll('\n', lineBreak));
  return {
    kind,
    title,
    edits: edits.map(({ span, newText }) => ({ span: shift(span, start), newText: written(newText) })),
  };
}

/** The findings of a run of cards, where they stood last. */
interface Placed {
  readonly lineBreak: string;
  /** For each finding the card it is on: the same object as long as the card stands where it stood. */
  readonly cards: readonly PlacedCard[];
  readonly findings: readonly Finding[];
}

const lastPlaced = new WeakMap<RunResult, Placed>();

/** The findings of a run whose first card is `first` in the document; those from before where nothing has moved. */
export function placedFindings(
  result: RunResult,
  first: number,
  { cards }: CardDocument,
  place: Placer,
): readonly Finding[] {
  const last = lastPlaced.get(result);
  const { lineBreak } = place;
  const on = ({ card }: FindingInRun) => cards[first + card]!;
  if (last?.lineBreak === lineBreak && result.findings.every((found, at) => on(found) === last.cards[at])) {
    return last.findings;
  }
  const findings = result.findings.map((found) => place.finding(found.finding, on(found)));
  lastPlaced.set(result, { lineBreak, cards: result.findings.map(on), findings });
  return findings;
}

/** The name of a card, by which a finding says where it is; null where the card has none. */
export function nameOf({ card }: PlacedCard): string | null {
  return card.faces[0]?.name?.text || null;
}

/** The name of the card that stands at an offset of a file; null where none does. */
export function nameAt(cards: readonly PlacedCard[], offset: number): string | null {
  const placed = lastUpTo(cards, offset);
  return placed && offset <= placed.start + placed.card.source.length ? nameOf(placed) : null;
}
