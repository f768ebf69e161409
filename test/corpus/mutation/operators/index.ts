import type { Operator } from '../operator.js';
import { abilityOperators, reminderOperators } from './abilities.js';
import { characteristicOperators } from './characteristics.js';
import { nounOperators } from './nouns.js';
import { numberOperators } from './numbers.js';
import { suffixOperators } from './suffixes.js';
import { verbOperators } from './verbs.js';

/** All operators. */
export const operators: readonly Operator[] = [
  ...nounOperators,
  ...numberOperators,
  ...characteristicOperators,
  ...verbOperators,
  ...abilityOperators,
  ...reminderOperators,
  ...suffixOperators,
];
