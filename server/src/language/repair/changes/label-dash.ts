import { folded } from '../../../text/apostrophes.js';
import { isCapital } from '../../../util/capital.js';
import { labelName } from '../words/label-name.js';
import { type Candidate, change } from './candidate.js';
import type { Place } from './place.js';

/** The longest name before the dash of an ability, in words. */
const MAX_LABEL = 6;

/** A dash that is missing after an ability word, a flavor word or chapter numbers, or after "Choose one". */
export function* labelDash(place: Place): Generator<Candidate> {
  const { units, text, from, to, known } = place;
  if (/^choose \S/i.test(text) && to === units.length) {
    const { end } = units.at(-1)!;
    yield change(place, 'punctuation', to, end, end, ' —');
  }
  for (let at = from + 1; at < Math.min(to, from + 1 + MAX_LABEL); at++) {
    const { end } = units[at - 1]!;
    // "Evening Song, Untap target creature."
    const last = at > from + 1 && units[at - 1]!.text === ',' ? units[at - 2]! : units[at - 1]!;
    const label = text.slice(units[from]!.start, last.end);
    const { text: next, kind } = units[at]!;
    const begins = kind === 'symbol' || (isCapital(next) && !known.pairs.isOdd('—', folded(next)));
    const isName = labelName.test(label) && begins && !known.keywords.has(folded(label));
    if (isName || known.labels.has(folded(label))) yield change(place, 'punctuation', at, last.end, end, ' —');
  }
}
