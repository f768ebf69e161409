// @ts-check
/**
 * `npm run new-rule <id> <group>`: creates a lint rule with a working example, and everything that is generated from it.
 * Without arguments it lists the groups.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { node, root, UserError } from './lib/run.mjs';

try {
  await ensureInstalled();
  const { positionals } = parseArgs({ allowPositionals: true });
  const path = await createRule(positionals[0], positionals[1]);
  console.log(`\nNext: edit ${path}, then run\n\n  npm run generate\n  npm run test:unit -- test/unit/lint\n`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

/**
 * @param {string | undefined} id
 * @param {string | undefined} group
 * @returns {Promise<string>} the path of the new rule
 */
async function createRule(id, group) {
  const { ruleGroups, retiredRuleIds, ruleIds } = await names();
  const groups = Object.entries(ruleGroups).map(([name, summary]) => `  ${name.padEnd(16)}${summary}`);
  const usage = `Usage: npm run new-rule <id> <group>\n\nGroups:\n${groups.join('\n')}`;
  if (id === undefined || group === undefined) throw new UserError(usage);
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(id))
    throw new UserError(`"${id}" is no id: use lower-case words with hyphens.\n\n${usage}`);
  if (!Object.hasOwn(ruleGroups, group)) throw new UserError(`There is no group "${group}".\n\n${usage}`);
  if (retiredRuleIds.has(id)) throw new UserError(`"${id}" was the id of a rule that was removed. Choose another.`);
  const path = `server/src/lint/rules/${group}/${id}.ts`;
  if (ruleIds.has(id) || existsSync(join(root, path))) throw new UserError(`There is a rule "${id}" already.`);
  writeFileSync(join(root, path), template(id));
  console.log(`wrote ${path}`);
  await node(['scripts/generate.mjs']);
  return path;
}

/** The names that are taken, read from the source. */
async function names() {
  const { loadTypeScript } = await import('./lib/load-ts.mjs');
  const files = ['rule-groups', 'retired-rules', 'registry'];
  return loadTypeScript(files.map((file) => `export * from './server/src/lint/${file}.js';`).join('\n'));
}

/** A rule that finds "old wording" and changes it to "new wording". @param {string} id */
function template(id) {
  const constant = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return `import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { wordingsIn } from '../../helpers/legacy.js';
import type { Rule } from '../../rule.js';

export const ${constant}: Rule = {
  id: '${id}',
  // One sentence that says what it finds.
  summary: 'A card says “old wording” instead of “new wording”.',
  // Two to four sentences on why that is a mistake, with the number of the game's rule.
  why: 'Card text has said “new wording” from the start. Readers look for the words they know.',
  // The rule of the game, looked up in the edition in use: see helpers/cite.ts.
  cite: () => null,
  // error: certainly wrong. warning: against the rules or the wording of every card. info: style. hint: maybe right.
  severity: 'info',
  // safe: the fix never changes what a card does. suggestion: the designer chooses. none.
  fix: 'suggestion',
  // What \`check\` is given: a token phrase, a face of a card, a file, or a file with its set.
  scope: 'card',
  appliesTo: magic,
  // Each is a test: the rule finds the wrong text, the fix turns it into the right one, and no rule finds anything there.
  examples: [{ wrong: 'Draw a card of old wording.', right: 'Draw a card of new wording.' }],
  check(face, report) {
    for (const { match, span } of wordingsIn(face, pattern)) {
      const right = match[0].replace(/old/i, 'new');
      report({
        span,
        message: \`“\${match[0]}” is written “\${right}”.\`,
        fix: { title: \`Change to “\${right}”\`, edits: [replacement(span, right)] },
      });
    }
  },
};

const pattern = /\\bold wording\\b/gi;
`;
}
