import { defineConfig } from 'vitest/config';

/** One workbench in one page, so one test after another in a file. Each file has an editor and a browser of its own, which mostly wait. */
export default defineConfig({
  test: { include: ['test/person/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, maxWorkers: 2 },
});
