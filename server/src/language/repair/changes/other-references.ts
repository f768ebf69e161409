import { withCapitalOf } from '../../../util/capital.js';
import { otherNumber } from '../words/word-forms.js';
import { type Candidate, change, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import type { Place } from './place.js';

const otherDeterminer: Readonly<Record<string, string>> = {
  that: 'those',
  those: 'that',
  this: 'these',
  these: 'this',
};

/** *That* or *those* with its noun in the other number. */
export function* otherReferences(place: Place): Generator<Candidate> {
  const { units } = place;
  for (const at of unitsNear(place, 1, Infinity)) {
    const [determiner, next] = [units[at]!, units[at + 1]];
    const other = otherDeterminer[lowerOf(determiner)];
    if (!other || !next) continue;
    // "These tokens": those that the text has mentioned.
    if (other === 'this') yield replaceUnit(place, 'word-agreement', at, 'those');
    const right = withCapitalOf(determiner.text, other);
    for (const form of otherNumber(lowerOf(next)))
      if (place.known.has(form))
        yield {
          ...change(place, 'word-agreement', at, determiner.start, next.end, `${right} ${form}`),
          isDoubtful: true,
        };
  }
}
