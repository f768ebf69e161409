/** Property tests use the same inputs everywhere, so that failures are reproducible. */
export const seeded = { seed: 20260925, numRuns: 300 };
