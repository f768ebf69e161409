import { type Terms, termsOfRulebook } from '../rulebook/terms.js';
import type { Edition } from './edition.js';

/** The terms that exist in an edition: those of its game that are not newer than its rules. */
export function termsOf({ rulebook }: Edition): Terms {
  return termsOfRulebook(rulebook);
}
