// @ts-check

/** @typedef {import('./load.mjs').Rule} Rule */

/**
 * The page that lists all rules by their groups.
 * @param {import('./load.mjs').Loaded} loaded
 */
export function indexPage({ rules, rulesByGroup, ruleGroups }) {
  const sections = Object.entries(ruleGroups).map(
    ([group, summary]) => `## ${group}\n\n${summary}.\n\n${rulesTable(rulesByGroup[group] ?? [])}\n`,
  );
  const intro =
    `Tokenwright has ${rules.length} rules. A group can be set as a whole in \`tokenwright.json\` ` +
    '(`"rules": { "group:legacy": "off" }`), in the editor’s settings and with `--rule`; the setting of a single rule wins.';
  return `# Lint rules\n\n${intro}\n\n${sections.join('\n')}`;
}

/** A table of rules, with links to their pages in the same folder. @param {readonly Rule[]} rules */
function rulesTable(rules) {
  const rows = rules.map(
    ({ id, summary, severity, fix }) => `| [\`${id}\`](${id}.md) | ${summary} | ${severity} | ${fix} |`,
  );
  return ['| rule | finds | severity | fix |', '|---|---|---|---|', ...rows].join('\n');
}
