import { defineConfig } from 'vitest/config';

/** One workbench in one page, so one test after another. */
export default defineConfig({
  test: { include: ['test/person/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000, fileParallelism: false },
});
