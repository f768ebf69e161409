import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Rulebooks are imported as plain text, as the bundler's `text` loader does; Vite alone would make a URL of them. */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  load(id: string) {
    return id.endsWith('.txt') ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))};` : null;
  },
};

/** Tests that replace modules. */
const mocking = ['test/unit/client/**/*.test.ts'];

export default defineConfig({
  plugins: [textFiles],
  test: {
    setupFiles: ['test/unit/support/seed.ts'],
    env: {
      // Rulebooks that are installed on this machine must not change the results.
      XDG_DATA_HOME: join(tmpdir(), 'tokenwright-no-data'),
      // Nothing is stored for the next start of a program.
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
    // By default a machine with two cores would run one file after the other.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        // The code is loaded once for all of these files: that takes longer than most of them do.
        extends: true,
        test: { name: 'library', include: ['test/{unit,corpus}/**/*.test.ts'], exclude: mocking, isolate: false },
      },
      {
        // Each file has its own modules, or starts programs.
        extends: true,
        test: { name: 'programs', include: ['test/{lsp,cli,package}/**/*.test.ts', ...mocking] },
      },
    ],
  },
});
