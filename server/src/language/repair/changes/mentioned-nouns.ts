import { type Candidate, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import type { Place } from './place.js';

const noun =
  /^(?:artifact|card|counter|creature|enchantment|graveyard|land|permanent|planeswalker|player|spell|token)$/;

/** How many words before the place where the reading stopped *that* may be. */
const BACK = 4;

/**
 * What the text has mentioned before *that*: "Tap target creature. Goad that player.", "Choose any number of creatures. Goad
 * that creatures."
 */
export function* mentionedNouns(place: Place): Generator<Candidate> {
  const { units } = place;
  for (const at of unitsNear(place, 1, BACK)) {
    if (lowerOf(units[at]) !== 'that') continue;
    const written = lowerOf(units[at + 1]);
    const mentioned = new Set(units.slice(0, at).map((unit) => lowerOf(unit).replace(/^opponents?$/, 'player')));
    if (written.endsWith('s') && mentioned.has(written)) yield replaceUnit(place, 'word-agreement', at, 'those');
    for (const word of noun.test(written) ? [...mentioned].reverse() : [])
      if (word !== written && noun.test(word) && place.expects(word, at + 1))
        yield replaceUnit(place, 'wrong-word', at + 1, word);
  }
}
