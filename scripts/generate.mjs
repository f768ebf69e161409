// @ts-check
/**
 * Generates everything that is derived from the lint rules and the formats: the rule registry and pages, the schemas of
 * `tokenwright.json` and the manifest's settings; the page of formats, the client's file patterns and the activation
 * events; the client's localization bundle; the outlines that cards are drawn with; and the notices of bundled packages.
 * `--check` writes nothing but lists stale files, and fails if there are any.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadFilePatterns, patternsText } from './generate/file-patterns.mjs';
import { fontText } from './generate/font.mjs';
import { formatsPage } from './generate/formats.mjs';
import { bundleText } from './generate/l10n.mjs';
import { loadRules } from './generate/load.mjs';
import { manifestText } from './generate/manifest.mjs';
import { noticesText } from './generate/notices.mjs';
import { indexPage } from './generate/pages.mjs';
import { registryText } from './generate/registry.mjs';
import { schemaText, tolerantSchemaText } from './generate/schema.mjs';
import { symbolsText } from './generate/symbols.mjs';
import { root } from './lib/run.mjs';

const RULES = 'server/src/lint/rules';
const REGISTRY = 'server/src/lint/registry.ts';
const PAGES = 'server/docs/rules';

const ruleFiles = readdirSync(join(root, RULES), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ id: basename(path, '.ts'), group: dirname(path) }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));
const registry = registryText(ruleFiles);
// Written first: everything below loads it, and it may name a rule that was deleted.
if (!process.argv.includes('--check') && read(REGISTRY) !== registry) {
  writeFileSync(join(root, REGISTRY), registry);
  console.log(`wrote ${REGISTRY}`);
}
const loaded = await loadRules(registry);
const { rules, rulePage } = loaded;
for (const [i, { id }] of rules.entries()) {
  const file = ruleFiles[i];
  if (id === file?.id) continue;
  throw new Error(`${RULES}/${file?.group}/${file?.id}.ts contains the rule "${id}": the file must have its name`);
}

const patterns = await loadFilePatterns();

/** Every generated file, by its path relative to the root. */
const files = new Map([
  [REGISTRY, registry],
  ...rules.map((rule) => /** @type {[string, string]} */ ([`${PAGES}/${rule.id}.md`, rulePage(rule)])),
  [`${PAGES}/index.md`, indexPage(loaded)],
  ['server/schema/tokenwright.schema.json', schemaText(loaded)],
  ['client/schema/tokenwright.schema.json', tolerantSchemaText(loaded)],
  ['server/src/render/data/font.json', fontText()],
  ['server/src/render/data/symbols.json', symbolsText()],
  ['package.json', manifestText(read('package.json') ?? '{}', loaded, patterns)],
  ['client/src/file-patterns.ts', patternsText(patterns)],
  ['l10n/bundle.l10n.json', bundleText(join(root, 'client/src'))],
  ['docs/formats.md', await formatsPage()],
  ['THIRD-PARTY-NOTICES.md', await noticesText()],
]);
const stale = [...files].filter(([path, text]) => read(path) !== text).map(([path]) => path);
const orphans = (existsSync(join(root, PAGES)) ? readdirSync(join(root, PAGES)) : [])
  .map((name) => `${PAGES}/${name}`)
  .filter((path) => !files.has(path));

if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} is stale`);
  for (const path of orphans) console.error(`${path} belongs to no rule`);
  if (stale.length + orphans.length > 0) {
    console.error('Run `node scripts/generate.mjs`.');
    process.exitCode = 1;
  }
} else {
  for (const path of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files.get(path) ?? '');
    console.log(`wrote ${path}`);
  }
  for (const path of orphans) {
    rmSync(join(root, path));
    console.log(`removed ${path}`);
  }
}

/** @param {string} path from the root @returns {string | null} */
function read(path) {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
}
