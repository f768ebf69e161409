// @ts-check
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';

/**
 * @typedef {import('../../server/src/lint/rule.js').Rule} Rule
 * @typedef {import('../../server/src/rulebook/rulebook.js').Rulebook} Rulebook
 * @typedef {import('../../server/src/edition/edition.js').Edition} Edition
 * @typedef {(rulebook: Rulebook) => Edition} EditionOf
 * @typedef {(rule: Rule) => string} RulePage
 * @typedef {{ settingKeys: typeof import('../../server/src/lint/setting-keys.js').settingKeys, levels: readonly string[], quoteStyles: readonly string[], gameChoices: readonly string[], ruleGroups: Readonly<Record<string, string>> }} SettingNames
 * @typedef {{ rules: readonly Rule[], rulesByGroup: Readonly<Record<string, readonly Rule[]>>, rulebooks: readonly Rulebook[], editionOf: EditionOf, rulePage: RulePage } & SettingNames} Loaded
 */

const entry = `
  import { bundledRulebook, bundledRulebookIds } from '../rulebook/bundled.js';
  export { gameChoices, settingKeys } from './setting-keys.js';
  export { quoteStyles } from '../text/quote-style.js';
  export { levels } from './settings.js';
  export { editionOf } from '../edition/derive.js';
  export { rulePage } from '../features/rule-page/rule-page.js';
  export { rules, rulesByGroup } from 'the-registry';
  export { ruleGroups } from './rule-groups.js';
  export const rulebooks = bundledRulebookIds.map((id) => bundledRulebook(id));
`;

/**
 * Loads the rules from their source files, and the bundled rulebooks, newest first.
 * @param {string} registry the registry's text, used in place of the file
 * @returns {Promise<Loaded>}
 */
export async function loadRules(registry) {
  const resolveDir = join(root, 'server/src/lint');
  /** @type {import('esbuild').Plugin} */
  const inMemory = {
    name: 'registry',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^the-registry$|\/registry\.js$/ }, () => ({ path: 'registry', namespace: 'memory' }));
      onLoad({ filter: /.*/, namespace: 'memory' }, () => ({ contents: registry, loader: 'ts', resolveDir }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    loader: { '.txt': 'text' },
    plugins: [inMemory],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
