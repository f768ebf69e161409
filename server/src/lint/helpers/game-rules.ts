import type { Edition } from '../../edition/edition.js';
import type { Applicability } from './applies-to.js';

/** When the rules on tokens moved to their own section, 111, and those on counters to 122. */
const SECTION_111 = '2019-07';

/**
 * Cites a rule of Magic by its number.
 * @param since the ISO date, or a prefix of it, since which the rule has this number
 */
export function magicRule(number: string, since = SECTION_111): (edition: Edition) => string | null {
  return ({ game, rulebook }) => (game === 'magic' && rulebook.date >= since ? number : null);
}

/** The Riftbound rulebook. */
export const riftbound: Applicability = {
  test: ({ game }) => game === 'riftbound',
  label: 'the Riftbound rulebook',
};

/** Editions of Magic that predefine tokens. */
export const magicWithPredefined: Applicability = {
  test: ({ game, predefined }) => game === 'magic' && predefined.size > 0,
  label: 'Magic rulebooks since 2019',
};
