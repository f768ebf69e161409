// @ts-check
/**
 * The results of a step's tests.
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [note] why something was skipped
 */

/** @param {string} note @returns {Counts} */
export const skipped = (note) => ({ passed: 0, failed: 0, skipped: 1, note });

/**
 * @param {Counts[]} all
 * @returns {Counts} the sum
 */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}
