// @ts-check

/** @typedef {import('./load.mjs').Rule} Rule */

/** The page that lists all rules. @param {readonly Rule[]} rules */
export function indexPage(rules) {
  return `# Lint rules\n\n${rulesTable(rules, '')}\n`;
}

/**
 * All rules as a table.
 * @param {readonly Rule[]} rules
 * @param {string} folder the pages' folder, relative to the page with the table: empty or ending in a slash
 */
export function rulesTable(rules, folder) {
  const rows = rules.map(
    ({ id, summary, severity, fix }) => `| [\`${id}\`](${folder}${id}.md) | ${summary} | ${severity} | ${fix} |`,
  );
  return ['| rule | finds | severity | fix |', '|---|---|---|---|', ...rows].join('\n');
}
