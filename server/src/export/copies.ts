import type { ListedMaker, ListedToken } from './token-list.js';

/** How many copies of a token to print. */
export interface Copies {
  /** The largest number that one effect states, at least 1. */
  readonly count: number;
  /** Whether an effect may need more than that: X, “that many”, “for each …”, or one token for each player. */
  readonly variable: boolean;
}

/**
 * Estimates how many copies of a token to print: as many as the largest effect makes at once. What several effects make
 * together, and what accumulates over the turns, is not estimated. If the text leaves the number open, the result is
 * marked as variable and counts the number that is stated (“two … for each …”).
 */
export function copiesOf({ createdBy }: ListedToken): Copies {
  return {
    count: createdBy.reduce((most, { atLeast }) => Math.max(most, atLeast), 1),
    variable: createdBy.some(isVariable),
  };
}

/** Whether an effect may need another number of tokens than it states, or than one player gets. */
function isVariable({ count, creator }: ListedMaker): boolean {
  return typeof count !== 'number' || /\b(?:each|all|both|those|players|opponents)\b|^you and /i.test(creator);
}
