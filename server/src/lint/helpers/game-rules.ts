import type { Edition } from '../../edition/edition.js';
import type { Applicability } from './applies-to.js';

/** When the rules on tokens got a section of their own, 111, and those on counters moved to 122. */
const SECTION_111 = '2019-07';

/**
 * Cites a rule of Magic by its number.
 * @param since the ISO date, or as much of it as matters, from which the number says this
 */
export function magicRule(number: string, since = SECTION_111): (edition: Edition) => string | null {
  return ({ game, rulebook }) => (game === 'magic' && rulebook.date >= since ? number : null);
}

/** Riftbound's rules. */
export const riftbound: Applicability = {
  test: ({ game }) => game === 'riftbound',
  label: 'the Riftbound rulebook',
};

/** Editions of Magic that predefine tokens. */
export const magicWithPredefined: Applicability = {
  test: ({ game, predefined }) => game === 'magic' && predefined.size > 0,
  label: 'Magic rulebooks since 2019',
};
