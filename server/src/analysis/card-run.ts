import type { Card, CardDocument } from '../formats/card.js';

/**
 * A stretch of a file's cards, whatever file they stand in and wherever. The cards themselves say where one ends, so an edit
 * makes one or two runs anew and all others are the same objects as before: what is worked out for a run is kept with it, and
 * a keystroke costs as much as a run and not as the file.
 */
export interface CardRun {
  readonly cards: readonly Card[];
}

/** A run in its place. */
export interface PlacedRun {
  readonly run: CardRun;
  /** Which of the document's cards is its first, from 0. */
  readonly first: number;
}

/** About one card in so many ends a run; a power of two. */
const USUAL = 64;
/** No run has more cards, not even where none of them ends it. */
const MOST = 4 * USUAL;

const byDocument = new WeakMap<CardDocument, readonly PlacedRun[]>();
const byFirst = new WeakMap<Card, CardRun>();

/** The runs of a document's cards, in order. */
export function runsOf(document: CardDocument): readonly PlacedRun[] {
  let runs = byDocument.get(document);
  if (!runs) {
    runs = cut(document);
    byDocument.set(document, runs);
  }
  return runs;
}

function cut({ cards }: CardDocument): PlacedRun[] {
  const runs: PlacedRun[] = [];
  let first = 0;
  for (let at = 0; at < cards.length; at++) {
    const isEnd = at + 1 === cards.length || at + 1 - first === MOST || endsRun(cards[at]!.card);
    if (!isEnd) continue;
    runs.push({ run: runOf(cards, first, at + 1), first });
    first = at + 1;
  }
  return runs;
}

/** By its text alone, so that it is the same for a card wherever it stands. */
function endsRun({ source }: Card): boolean {
  const { length } = source;
  const mixed = Math.imul(length, 31) + source.charCodeAt(length >> 1) + source.charCodeAt(length >> 2);
  return (mixed & (USUAL - 1)) === 0;
}

/** The run of these cards as it was before, or a new one. */
function runOf(placed: CardDocument['cards'], from: number, to: number): CardRun {
  const first = placed[from]!.card;
  const known = byFirst.get(first);
  if (known && isRunOf(known, placed, from, to)) return known;
  const run = { cards: placed.slice(from, to).map(({ card }) => card) };
  byFirst.set(first, run);
  return run;
}

function isRunOf({ cards }: CardRun, placed: CardDocument['cards'], from: number, to: number): boolean {
  if (cards.length !== to - from) return false;
  for (let at = from; at < to; at++) if (placed[at]!.card !== cards[at - from]) return false;
  return true;
}
