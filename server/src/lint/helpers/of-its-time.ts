import { HABITS, type Term } from '../../analysis/card/habits.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { FaceReading } from '../engine/face-reading.js';

/** How many cards of a set show its habit. */
const MIN_CARDS = 3;

/** The terms that the set words as in older years, on every card that has them. */
function olderTerms({ habits }: SetIndex): Term[] {
  return terms.filter((term) => (habits[`older ${term}`] ?? 0) >= MIN_CARDS && !habits[`newer ${term}`]);
}

const terms: readonly Term[] = ['mana-value', 'mana-pool', 'create'];

/** The severity of a finding about an older term: information only, if the whole set uses the older term. */
export function outdatedSeverity(face: FaceReading, term: Term): { readonly severity?: 'info' } {
  return face.query(olderTerms, HABITS).includes(term) ? { severity: 'info' } : {};
}
