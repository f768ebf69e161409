import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Rulebooks are imported as plain text, as the bundler's `text` loader does; Vite alone would make a URL of them. */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  load(id: string) {
    return id.endsWith('.txt') ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))};` : null;
  },
};

export default defineConfig({
  plugins: [textFiles],
  test: {
    setupFiles: ['test/unit/support/seed.ts'],
    include: ['test/{unit,lsp,corpus,package}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
