import { defineConfig } from 'vitest/config';

/** Tests of a file share one page and run in order. Each file has a separate editor and browser, which mostly wait. */
export default defineConfig({
  test: { include: ['test/person/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, maxWorkers: 2 },
});
