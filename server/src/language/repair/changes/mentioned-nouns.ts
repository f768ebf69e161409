import { type Candidate, change, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import type { Place } from './place.js';

const noun =
  /^(?:artifact|card|counter|creature|enchantment|graveyard|land|opponent|permanent|planeswalker|player|spell|token)$/;
const opponent = /^opponents?$/;

/** How many words before the place where the reading stopped the noun may be. */
const BACK = 3;

/** Another noun after *that* which the text has mentioned before: "Tap target creature. Goad that player." */
export function* mentionedNouns(place: Place): Generator<Candidate> {
  const { units } = place;
  for (const at of unitsNear(place, 1, BACK)) {
    const written = lowerOf(units[at]);
    if (!noun.test(written) || lowerOf(units[at - 1]) !== 'that') continue;
    const mentioned = units
      .slice(0, at - 1)
      .map(lowerOf)
      .reverse();
    const nouns = mentioned.map((word) => (opponent.test(word) ? 'player' : word)).filter((word) => noun.test(word));
    for (const word of new Set(nouns))
      if (word !== written && place.expects(word, at)) yield replaceUnit(place, 'wrong-word', at, word);
  }
}

/** "Destroy that creatures", where several have been mentioned. */
export function* mentionedSeveral(place: Place): Generator<Candidate> {
  const { units } = place;
  for (const at of unitsNear(place, 1, BACK)) {
    const [that, next] = [units[at]!, lowerOf(units[at + 1])];
    if (lowerOf(that) !== 'that' || !next.endsWith('s')) continue;
    if (units.slice(0, at).some((unit) => lowerOf(unit) === next))
      yield change(place, 'word-agreement', at, that.start, that.end, that.text === 'That' ? 'Those' : 'those');
  }
}
