import { folded, withApostrophesOf } from '../../../text/apostrophes.js';
import { withCapitalOf } from '../../../util/capital.js';
import type { Repair, SlipKind } from '../slip.js';
import type { Place } from './place.js';
import type { Unit } from './units.js';

/** A change that is tried. Offsets are UTF-16 units of the text of the place. */
export interface Candidate extends Repair {
  readonly kind: SlipKind;
  /** The distance from the word where the reading stopped, in words. */
  readonly distance: number;
  /** Whether it shows only that something is missing, and what it is cannot be told. */
  readonly isOpen?: true;
  /** Set if other words in the place of this one would often be readable too. */
  readonly isDoubtful?: true;
  /** By how many pairs of words the text must be more usual after it, if another number than in its round. */
  readonly evidence?: number;
}

/** A way to look for repairs. */
export type Tier = (place: Place) => Iterable<Candidate>;

/** How many words before the place where the reading stopped may be the cause. */
const BACK = 6;

/** The units that may be the cause: the last ones that were read, and the next. */
export function* unitsNear({ from, to, stop }: Place, ahead = 1, back = BACK): Generator<number> {
  for (let at = Math.min(to - 1, stop + ahead); at >= Math.max(from, stop - back); at--) yield at;
}

/** Replaces a stretch of the text. */
export function change(
  place: Place,
  kind: SlipKind,
  at: number,
  start: number,
  end: number,
  newText: string,
): Candidate {
  return { kind, start, end, newText, distance: Math.abs(at - place.stop) };
}

/**
 * Replaces a unit by a word, with the apostrophe of the text. It begins with a capital if the unit does, unless that is an
 * ordinary word within a sentence.
 */
export function replaceUnit(place: Place, kind: SlipKind, at: number, word: string): Candidate {
  const { start, end, text } = place.units[at]!;
  const right = withApostrophesOf(place.text, word);
  const before = place.units[at - 1];
  const isWithin = (text === 'I' && before?.text === ',') || (at > place.from && /^(?:word|self)$/.test(before!.kind));
  return change(
    place,
    kind,
    at,
    start,
    end,
    isWithin && !place.known.capitalized.has(word) ? right : withCapitalOf(text, right),
  );
}

/** A unit as known words are written. */
export function lowerOf(unit: Unit | undefined): string {
  return unit ? folded(unit.text) : '';
}
