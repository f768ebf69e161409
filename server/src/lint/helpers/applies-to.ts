import type { Edition } from '../../edition/edition.js';

/** The editions a rule applies to, as a test and as a label for its page. */
export interface Applicability {
  readonly test: (edition: Edition) => boolean;
  readonly label: string;
}

/** Every game and every edition. */
export const everywhere: Applicability = { test: () => true, label: 'every rulebook' };

/** Magic with numbered rule sections; Fifth Edition has its own terms. */
export const magic: Applicability = {
  test: ({ game }) => game === 'magic',
  label: 'Magic rulebooks except Fifth Edition',
};

/** Editions whose default names end in "Token". */
export const namesWithToken: Applicability = {
  test: ({ naming }) => naming.suffix === ' Token',
  label: 'Magic rulebooks since November 2021',
};

/** Editions whose default names are the subtypes alone. */
export const namesWithoutToken: Applicability = {
  test: ({ naming }) => naming.suffix === '',
  label: 'Magic rulebooks before November 2021, except Fifth Edition',
};

/** Editions that predefine tokens. */
export const withPredefined: Applicability = {
  test: ({ predefined }) => predefined.size > 0,
  label: 'rulebooks that predefine tokens: Magic since 2019, and Riftbound',
};
