import type { Terminal } from '../grammar/terminal.js';
import type { Dialect } from '../lexicon.js';
import { abilityClasses } from './words/abilities.js';
import { endClasses } from './words/ends.js';
import { nameClasses } from './words/names.js';
import { placeClasses } from './words/places.js';
import { playerClasses } from './words/players.js';
import { traitClasses } from './words/traits.js';

/** The categories of `tokens.txt` without wordings, always in the same order. */
export function tokenTerminals(dialect: Dialect): ReadonlyMap<string, Terminal> {
  const classes = {
    ...nameClasses,
    ...traitClasses(dialect),
    ...abilityClasses,
    ...placeClasses(dialect),
    ...endClasses,
    ...playerClasses,
  };
  return new Map(Object.entries(classes));
}
