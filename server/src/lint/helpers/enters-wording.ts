import type { Edition } from '../../edition/edition.js';

/** The last rulebook of the time when cards still said "enters the battlefield". */
const LAST_WITH_BATTLEFIELD = '2024-06-30';

/** Editions whose cards say just "enters". */
export const entersWithoutZone = {
  test: ({ game, rulebook }: Edition): boolean => game === 'magic' && rulebook.date > LAST_WITH_BATTLEFIELD,
  label: 'Magic rulebooks after June 2024',
};
