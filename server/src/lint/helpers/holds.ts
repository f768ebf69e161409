import type { Edition } from '../../edition/edition.js';

/** Where a rule holds, and the same in words for its page. */
export interface Holding {
  readonly when: (edition: Edition) => boolean;
  readonly says: string;
}

/** Every game and every edition. */
export const everywhere: Holding = { when: () => true, says: 'every rulebook' };

/** Magic of the numbered sections; Fifth Edition has other words for everything. */
export const magic: Holding = {
  when: ({ game }) => game === 'magic',
  says: 'Magic rulebooks, but not Fifth Edition and Riftbound',
};

/** Editions whose default names end in "Token". */
export const namesWithToken: Holding = {
  when: ({ naming }) => naming.suffix === ' Token',
  says: 'Magic rulebooks since November 2021',
};

/** Editions whose default names are the subtypes alone. */
export const namesWithoutToken: Holding = {
  when: ({ naming }) => naming.suffix === '',
  says: 'Magic rulebooks before November 2021, but not Fifth Edition',
};

/** Editions that predefine tokens. */
export const withPredefined: Holding = {
  when: ({ predefined }) => predefined.size > 0,
  says: 'rulebooks that predefine tokens: Magic since 2019, and Riftbound',
};
