import { type Candidate, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import { isOddAt } from './gaps.js';
import type { Place } from './place.js';

/** How many words before the place where the reading stopped a wrong verb may be. */
const BACK = 3;

/** How many of the words that follow another one are usual there. */
const USUAL = 40;

/** Verbs of which the grammar knows all uses, unlike those that few cards have. */
const common =
  /^(?:attach|cast|counter|create|deal|destroy|discard|draw|enter|exchange|exile|fight|gain|get|lose|mill|pay|put|return|reveal|sacrifice|search|shuffle|tap|transform|untap)(?:e?s)?$/;

/** A verb that does not fit its neighbors, in place of one that does: "this creature taps 3 damage". */
export function* otherVerbs(place: Place): Generator<Candidate> {
  const { units, known } = place;
  for (const at of unitsNear(place, 1, BACK)) {
    const written = lowerOf(units[at]);
    if (!common.test(written) || (!isOddAt(place, at) && !isOddAt(place, at + 1))) continue;
    // "Whenever this creature untaps, …": what happens without an object may be new.
    if (units[at + 1]?.kind === 'mark') continue;
    const isThird = written.endsWith('s');
    for (const word of known.pairs.between(place.classBefore(at), place.classAt(at + 1), USUAL))
      if (word !== written && common.test(word) && word.endsWith('s') === isThird && place.expects(word, at))
        yield { ...replaceUnit(place, 'wrong-word', at, word), isDoubtful: true };
  }
}
