import { capitalized, isCapital } from '../../../util/capital.js';
import { otherForms } from '../words/word-forms.js';
import { type Candidate, change, lowerOf, unitsNear } from './candidate.js';
import type { Place } from './place.js';

/** Verbs that make a tense of the one after them. */
const auxiliary =
  /^(?:has|have|had|is|are|was|were|be|been|being|will|shall|would|does|do|did|gets?|needs?|wants?|starts?|begins?|used)$/;

/** Words between an auxiliary and its verb. */
const between = /^(?:going|about|able|been|being|be|have|to)$/;

/** A verb in several words where one is right: "has dealt", "is attacking", "will draw", "is going to draw" for *deals*, … */
export function* verbGroups(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 1, Infinity)) {
    const first = place.units[at]!;
    if (!auxiliary.test(lowerOf(first))) continue;
    let verb = at + 1;
    while (verb < place.to && between.test(lowerOf(place.units[verb]))) verb++;
    const second = place.units[verb];
    if (verb >= place.to || second?.kind !== 'word') continue;
    const written = lowerOf(second);
    for (const form of new Set([...otherForms(written), written]))
      if (place.known.has(form) && (form === written || place.expects(form, at)))
        yield {
          ...change(
            place,
            'word-agreement',
            at,
            first.start,
            second.end,
            isCapital(first.text) ? capitalized(form) : form,
          ),
          isDoubtful: true,
        };
  }
}
