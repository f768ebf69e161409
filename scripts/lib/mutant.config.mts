import { resolve } from 'node:path';
import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.mjs';

/** Runs the tests with one source file replaced by the mutant from `scripts/mutate.mjs`. */
const { file, text } = JSON.parse(process.env.TOKENWRIGHT_MUTANT ?? '{}') as { file: string; text: string };
const path = resolve(import.meta.dirname, '../..', file);

export default mergeConfig(config, {
  plugins: [{ name: 'mutant', enforce: 'pre', load: (id: string) => (id.split('?')[0] === path ? text : null) }],
  test: { root: resolve(import.meta.dirname, '../..'), reporters: ['dot'] },
});
