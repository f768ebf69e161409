/** Property tests run on the same inputs everywhere; a failure seen once is seen again. */
export const seeded = { seed: 20260925, numRuns: 300 };
