import { numberWord } from '../../lexicon.js';
import { type Candidate, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import type { Place } from './place.js';

/** A number in digits where only its word can be read. */
export function* digits(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place)) {
    const value = Number(lowerOf(place.units[at]) || NaN);
    const word = value > 1 ? numberWord(value) : undefined;
    if (word !== undefined) yield replaceUnit(place, 'number-in-digits', at, word);
  }
}
