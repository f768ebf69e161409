import type { Card, CardDocument } from '../../formats/card.js';
import { keptIn } from '../../util/get-or-insert.js';

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
  for (let first = 0; first < cards.length; ) {
    const run = knownRun(cards, first) ?? newRun(cards, first);
    runs.push({ run, first });
    first += run.cards.length;
  }
  return runs;
}

/** The run that begins with a card as it was before, if it is still there. */
function knownRun(placed: CardDocument['cards'], first: number): CardRun | null {
  const known = byFirst.get(placed[first]!.card)?.deref();
  if (!known) return null;
  const end = first + known.cards.length;
  for (let at = first; at < end; at++) if (placed[at]?.card !== known.cards[at - first]) return null;
  // One that ended with its file may go on now.
  return end === placed.length || endsRun(known.cards.length, placed[end - 1]!.card) ? known : null;
}

function newRun(placed: CardDocument['cards'], first: number): CardRun {
  let end = first + 1;
  while (end < placed.length && !endsRun(end - first, placed[end - 1]!.card)) end++;
  const run = { cards: placed.slice(first, end).map(({ card }) => card) };
  byFirst.set(run.cards[0]!, new WeakRef(run));
  return run;
}

/** Whether a run ends with its card of so many: by that card's length alone, so that it is the same wherever the card stands. */
function endsRun(count: number, { source }: Card): boolean {
  if (count < LEAST) return false;
  return count === MOST || (Math.imul(source.length, 0x9e3779b1) >>> 16) % USUAL === 0;
}
