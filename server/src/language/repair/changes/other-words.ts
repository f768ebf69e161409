import { isCapital } from '../../../util/capital.js';
import { type Candidate, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import { isOddAt } from './gaps.js';
import type { Place } from './place.js';

/** How many words before the place where the reading stopped a wrong word may be. */
const BACK = 3;

/** How many of the words that follow another one are usual there. */
const USUAL = 40;

/** Nouns and verbs of which the grammar knows all uses, unlike those that few cards have. */
const noun =
  /^(?:artifact|card|combat|creature|damage|game|life|land|opponent|permanent|play|player|spell|time|token|turn)s?$/;
const verb =
  /^(?:attach|cast|counter|create|deal|destroy|discard|do|draw|enter|exchange|exile|fight|gain|get|lose|mill|pay|put|return|reveal|sacrifice|search|shuffle|tap|transform|untap)(?:e?s)?$/;

const isCommon = (word: string) => noun.test(word) || verb.test(word);

/** A word that does not fit its neighbors, in place of one that does: "this creature taps 3 damage", "when this damage attacks". */
export function* otherWords(place: Place): Generator<Candidate> {
  const { units, known } = place;
  for (const at of unitsNear(place, 1, BACK)) {
    const written = lowerOf(units[at]);
    if (isCapital(units[at]!.text) || !isCommon(written) || (!isOddAt(place, at) && !isOddAt(place, at + 1))) continue;
    // "Whenever this creature untaps, …": what happens without an object may be new.
    if (verb.test(written) && units[at + 1]?.kind === 'mark') continue;
    for (const word of known.pairs.between(place.classBefore(at), place.classAt(at + 1), USUAL))
      if (word !== written && isCommon(word) && word.endsWith('s') === written.endsWith('s') && place.expects(word, at))
        yield { ...replaceUnit(place, 'wrong-word', at, word), isDoubtful: true };
  }
}
