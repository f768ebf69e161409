import type { ListedMaker, ListedToken } from './token-list.js';

/** How many copies of a token to print. */
export interface Copies {
  /** The largest number that one effect says outright, 1 where none says more. */
  readonly count: number;
  /** Some effect may need more than that: X, “that many”, “for each …”, or one token for each player. */
  readonly variable: boolean;
}

/**
 * An estimate of the copies of a token to print: as many as the largest effect makes at once. What several effects have made
 * together, and what stays from turn to turn, is not guessed at; a number that the text does not settle is marked as
 * variable, with what it does say (“two … for each …”) as the least.
 */
export function copiesOf({ createdBy }: ListedToken): Copies {
  return {
    count: createdBy.reduce((most, { atLeast }) => Math.max(most, atLeast), 1),
    variable: createdBy.some(isVariable),
  };
}

/** Whether an effect may need another number of tokens than it says, or than one player gets. */
function isVariable({ count, creator }: ListedMaker): boolean {
  return typeof count !== 'number' || /\b(?:each|all|both|those|players|opponents)\b|^you and /i.test(creator);
}
