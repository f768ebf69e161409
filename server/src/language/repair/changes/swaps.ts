import { capitalized, isCapital } from '../../../util/capital.js';
import { type Candidate, change, lowerOf, unitsNear } from './candidate.js';
import { isOddAt, isWrongArticle } from './gaps.js';
import type { Place } from './place.js';
import type { Unit } from './units.js';

/** Two words in the wrong order. */
export function* swapped(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place)) if (!isAmount(place, at)) yield* inOrder(place, at, [1, 0]);
}

/** "amass Zombies 2", "incubate Horrors 2": a subtype and the amount of a keyword action. */
function isAmount({ units, from }: Place, at: number): boolean {
  return at > from && isCapital(units[at]!.text) && /^(?:\d+|X)$/.test(units[at + 1]?.text ?? '');
}

/** A word two places too early or too late, and two words around a third in the wrong order. */
export function* moved(place: Place): Generator<Candidate> {
  const { pairs } = place.known;
  for (const at of unitsNear(place, 1, 3)) {
    // Words of the set follow no others on printed cards, and sentences begin in many ways.
    const isUnsure =
      at === place.from || [at, at + 1, at + 2].some((unit) => pairs.after(place.classAt(unit), 1).length === 0);
    for (const order of [
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ])
      for (const candidate of inOrder(place, at, order)) yield isUnsure ? { ...candidate, evidence: 2 } : candidate;
  }
}

/** Words that stand together at the end of a clause or after a noun. */
const setPhrases: readonly (readonly string[])[] = [
  'until end of turn',
  'until your next turn',
  'this turn',
  'each turn',
  'you control',
].map((phrase) => phrase.split(' '));

/** How many words are moved with a unit: those of a phrase that it begins. */
function movedTogether({ units }: Place, at: number): number {
  const phrase = setPhrases.find((words) => words.every((word, index) => word === lowerOf(units[at + index])));
  return phrase?.length ?? 1;
}

/** A word or phrase at another place of its sentence, where it is usual between the words there. */
export function* movedFar(place: Place): Generator<Candidate> {
  const { units, text, from, to, known } = place;
  for (let at = Math.max(from, 1); at < to; at++) {
    const next = at + movedTogether(place, at);
    const [unit, last] = [units[at]!, units[next - 1]!];
    if (next > to || unit.kind !== 'word' || isCapital(unit.text)) continue;
    if (!isOddAt(place, at) && !isOddAt(place, next)) continue;
    const words = text.slice(unit.start, last.end);
    for (let target = Math.max(at - MAX_MOVE, from + 1); target <= Math.min(next + MAX_MOVE - 2, to); target++) {
      if (target >= at && target <= next) continue;
      const [before, beforeTarget] = [units[at - 1]!, units[target - 1]!];
      const isOdd =
        target < to
          ? known.pairs.isOdd(place.classBefore(target), place.classAt(at)) ||
            known.pairs.isOdd(place.classBefore(next), place.classAt(target))
          : // Only phrases are moved to the end of a sentence.
            next === at + 1 || beforeTarget.kind === 'mark';
      if (isOdd || isWrongArticle(before, units[next]) || isWrongArticle(beforeTarget, unit)) continue;
      yield target < at
        ? change(
            place,
            'swapped-words',
            target,
            beforeTarget.end,
            last.end,
            ` ${words}${text.slice(beforeTarget.end, before.end)}`,
          )
        : change(
            place,
            'swapped-words',
            at,
            before.end,
            beforeTarget.end,
            `${text.slice(last.end, beforeTarget.end)} ${words}`,
          );
    }
  }
}

/** How far a word is moved at most, in words. */
const MAX_MOVE = 8;

/** Two words in each other's place on both sides of a comma. */
export function* swappedAcrossComma(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 2, Infinity)) {
    const [first, comma, second] = place.units.slice(at, Math.min(at + 3, place.to));
    if (comma?.text === ',' && first?.kind === 'word' && second?.kind === 'word')
      yield change(place, 'swapped-words', at, first.start, second.end, `${second.text}, ${first.text}`);
  }
}

/** Words, numbers and symbols beside each other in another order. */
function* inOrder(place: Place, at: number, order: readonly number[]): Generator<Candidate> {
  const { units, text, from, to, known } = place;
  const written = units.slice(at, Math.min(at + order.length, to));
  if (written.length < order.length || !written.every(isMovable)) return;
  const gaps = written.slice(1).map((unit, index) => text.slice(written[index]!.end, unit.start));
  if (!gaps.every((gap) => gap === ' ')) return;
  const words = order.map((index) => written[index]!.text);
  const [first] = written;
  if (at === from && isCapital(first!.text) && !known.capitalized.has(lowerOf(first))) {
    words[order.indexOf(0)] = first!.text.toLowerCase();
    words[0] = capitalized(words[0]!);
  }
  yield change(place, 'swapped-words', at, first!.start, written.at(-1)!.end, words.join(' '));
}

function isMovable({ kind }: Unit): boolean {
  return kind === 'word' || kind === 'number' || kind === 'pair' || kind === 'symbol' || kind === 'self';
}
