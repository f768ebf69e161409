import { resolve } from 'node:path';
import { mergeConfig } from 'vitest/config';
import config from '../../vitest.config.mjs';

/** The tests, with one file of the code replaced by the mutant that `scripts/mutate.mjs` names. */
const { file, text } = JSON.parse(process.env.TOKENWRIGHT_MUTANT ?? '{}') as { file: string; text: string };
const path = resolve(import.meta.dirname, '../..', file);

export default mergeConfig(config, {
  plugins: [{ name: 'mutant', enforce: 'pre', load: (id: string) => (id.split('?')[0] === path ? text : null) }],
  test: { root: resolve(import.meta.dirname, '../..'), reporters: ['dot'] },
});
