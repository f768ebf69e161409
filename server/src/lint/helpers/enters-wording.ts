import type { Edition } from '../../edition/edition.js';

/** The last rulebook under whose cards permanents "enter the battlefield". */
const LAST_WITH_BATTLEFIELD = '2024-06-30';

/** Editions whose cards say that a permanent "enters", and not where. */
export const entersWithoutZone = {
  test: ({ game, rulebook }: Edition): boolean => game === 'magic' && rulebook.date > LAST_WITH_BATTLEFIELD,
  label: 'Magic rulebooks after June 2024',
};
