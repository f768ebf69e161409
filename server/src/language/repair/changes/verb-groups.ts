import { capitalized, isCapital } from '../../../util/capital.js';
import { otherForms } from '../words/word-forms.js';
import { type Candidate, change, lowerOf, unitsNear } from './candidate.js';
import type { Place } from './place.js';

/** Verbs that make a tense of the one after them. */
const auxiliary = /^(?:has|have|had|is|are|was|were|be|been|being|will|shall|would|does|do|did|gets?)$/;

/** A verb in two words where one is right: "has dealt", "is attacking", "will draw", "did cast" for *deals*, … */
export function* verbGroups(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 1, Infinity)) {
    const [first, second] = [place.units[at]!, place.units[at + 1]];
    if (at + 1 >= place.to || second?.kind !== 'word' || !auxiliary.test(lowerOf(first))) continue;
    const written = lowerOf(second);
    for (const form of new Set([...otherForms(written), written]))
      if (place.known.has(form) && (form === written || place.expects(form, at)))
        yield change(
          place,
          'word-agreement',
          at,
          first.start,
          second.end,
          isCapital(first.text) ? capitalized(form) : form,
        );
  }
}
