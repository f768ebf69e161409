import type { Card, CardDocument } from '../formats/card.js';
import { keptIn } from '../text/kept.js';

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

/** No run but a file's last has fewer cards. */
const LEAST = 16;
/** Behind them about one card in so many ends a run; a power of two. */
const USUAL = 32;
/** No run has more cards, not even where none of them ends it. */
const MOST = 256;

const byDocument = new WeakMap<CardDocument, readonly PlacedRun[]>();
/**
 * The last run that began with a card. Not held by it: a card that no longer begins one would keep the cards that stood
 * behind it then, these the runs that once began with them, and so everything that was ever typed.
 */
const byFirst = new WeakMap<Card, WeakRef<CardRun>>();

/** The runs of a document's cards, in order. */
export function runsOf(document: CardDocument): readonly PlacedRun[] {
  return keptIn(byDocument, document, () => cut(document));
}

const picked = new WeakMap<CardRun, Map<(card: Card) => boolean, readonly number[]>>();

/**
 * Which of a document's cards are of a kind, from 0, in order. A run is looked through once.
 * @param isOne always the same function for the same question, and one that looks at nothing but the card
 */
export function cardsWhere(document: CardDocument, isOne: (card: Card) => boolean): number[] {
  const found: number[] = [];
  for (const { run, first } of runsOf(document)) for (const at of pickedIn(run, isOne)) found.push(first + at);
  return found;
}

function pickedIn(run: CardRun, isOne: (card: Card) => boolean): readonly number[] {
  const ofRun = keptIn(picked, run, () => new Map<(card: Card) => boolean, readonly number[]>());
  return keptIn(ofRun, isOne, () => run.cards.flatMap((card, at) => (isOne(card) ? [at] : [])));
}

function cut({ cards }: CardDocument): PlacedRun[] {
  const runs: PlacedRun[] = [];
  let first = 0;
  for (let at = 0; at < cards.length; at++) {
    const length = at + 1 - first;
    const mayEnd = length >= LEAST && (length === MOST || endsRun(cards[at]!.card));
    if (!mayEnd && at + 1 < cards.length) continue;
    runs.push({ run: runOf(cards, first, at + 1), first });
    first = at + 1;
  }
  return runs;
}

/** By its text's length alone, so that it is the same for a card wherever it stands. */
function endsRun({ source }: Card): boolean {
  return (Math.imul(source.length, 0x9e3779b1) >>> 16) % USUAL === 0;
}

/** The run of these cards as it was before, or a new one. */
function runOf(placed: CardDocument['cards'], from: number, to: number): CardRun {
  const first = placed[from]!.card;
  const known = byFirst.get(first)?.deref();
  if (known && isRunOf(known, placed, from, to)) return known;
  const run = { cards: placed.slice(from, to).map(({ card }) => card) };
  byFirst.set(first, new WeakRef(run));
  return run;
}

function isRunOf({ cards }: CardRun, placed: CardDocument['cards'], from: number, to: number): boolean {
  if (cards.length !== to - from) return false;
  for (let at = from; at < to; at++) if (placed[at]!.card !== cards[at - from]) return false;
  return true;
}
