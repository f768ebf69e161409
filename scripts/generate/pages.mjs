// @ts-check

/**
 * @typedef {import('./load.mjs').Rule} Rule
 * @typedef {import('./load.mjs').Loaded} Loaded
 * @typedef {import('../../server/src/lint/rule.js').Example} Example
 */

const looksAt = {
  phrase: 'each phrase that speaks of tokens being created',
  card: 'each card',
  file: 'each file',
  set: 'each file, with what the others of its set say',
};

/** @type {Readonly<Record<Rule['fix'], string>>} */
const fixes = {
  safe: 'safe: it never changes what a card does, and joins “fix all”',
  suggestion: 'a suggestion, for you to choose',
  none: 'none',
};

/** The page of a rule. @param {Rule} rule @param {Loaded} loaded */
export function rulePage(rule, loaded) {
  const { id, summary, severity, why, holds, examples, scope } = rule;
  const cite = citeOf(rule, loaded);
  const facts = [
    `- **Severity:** ${severity === 'off' ? 'off, until a set asks for it' : severity}`,
    `- **Fix:** ${fixes[rule.fix]}`,
    ...(cite === null ? [] : [`- **Rule of the game:** ${cite}`]),
    `- **Holds under:** ${holds.says}`,
    `- **Looks at:** ${looksAt[scope]}`,
  ];
  const sections = [
    `# ${id}`,
    summary,
    facts.join('\n'),
    '## Why',
    why,
    examples.length === 1 ? '## Example' : '## Examples',
    ...examples.flatMap(exampleSections),
    ...optionSections(rule),
    ...switchSections(rule),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The page that lists all rules. @param {readonly Rule[]} rules */
export function indexPage(rules) {
  return `# Lint rules\n\n${rulesTable(rules, '')}\n`;
}

/**
 * All rules as a table.
 * @param {readonly Rule[]} rules
 * @param {string} folder where the pages are, from the page that shows the table; ending in a slash, or empty
 */
export function rulesTable(rules, folder) {
  const rows = rules.map(
    ({ id, summary, severity, fix }) => `| [\`${id}\`](${folder}${id}.md) | ${summary} | ${severity} | ${fix} |`,
  );
  return ['| rule | finds | severity | fix |', '|---|---|---|---|', ...rows].join('\n');
}

/**
 * The number of the game's rule, in the newest edition that the rule holds in. @param {Rule} rule @param {Loaded}
 * loaded
 */
function citeOf(rule, { rulebooks, editionOf }) {
  const edition = rulebooks.map(editionOf).find((one) => rule.holds.when(one));
  return edition ? rule.cite(edition) : null;
}

/** @param {Example} example @returns {string[]} */
function exampleSections({ wrong, right, of = 'rules text', rulebook, beside = {}, prints, reference = [] }) {
  const language = { cockatrice: 'xml', tokens: 'tokentext', cube: 'text' }[/** @type {string} */ (of)] ?? 'cardtext';
  return [
    ...(reference.length === 0 ? [] : [`With a card reference that has the cards ${reference.join(' and ')}:`]),
    ...Object.entries(beside).flatMap(([name, text]) => [
      `With a file \`${name}\` in the set:`,
      fenced(text, languageOf(name)),
    ]),
    ...(prints ? ['With these prints in `tokenwright.json`:', fenced(JSON.stringify({ prints }), 'json')] : []),
    rulebook ? `Wrong under \`${rulebook}\`:` : 'Wrong:',
    fenced(wrong, language),
    ...(right === null ? [] : ['Right:', fenced(right, language)]),
  ];
}

/** @param {string} name */
function languageOf(name) {
  if (name.endsWith('.xml')) return 'xml';
  return name.endsWith('.tokens') ? 'tokentext' : 'cardtext';
}

/** @param {string} text @param {string} language */
function fenced(text, language) {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** @param {Rule} rule @returns {string[]} */
function optionSections({ id, options = {} }) {
  const entries = Object.entries(options);
  if (entries.length === 0) return [];
  const rows = entries.map(
    ([name, spec]) => `| \`${name}\` | ${spec.description} | \`${JSON.stringify(spec.default)}\` |`,
  );
  const all = Object.fromEntries(entries.map(([name, spec]) => [name, spec.default]));
  return [
    '## Options',
    ['| option | meaning | default |', '|---|---|---|', ...rows].join('\n'),
    fenced(JSON.stringify({ rules: { [id]: all } }, null, 2), 'json'),
  ];
}

/** @param {Rule} rule */
function switchSections({ id, severity }) {
  const on = [
    '## Switching it on',
    'In a set, in its `tokenwright.json`, with the severity that it is to have there:',
    fenced(`{\n  "rules": { "${id}": "info" }\n}`, 'json'),
  ];
  return [
    ...(severity === 'off' ? on : []),
    '## Switching it off',
    'On the next line, or to the end of the file; two dashes begin the reason:',
    fenced(
      `# tokenwright-disable-next-line ${id} -- this card means what it says\n# tokenwright-disable ${id}`,
      'cardtext',
    ),
    'In a set, in its `tokenwright.json`: altogether, or in some files. Any severity can stand in place of `off`.',
    fenced(`{\n  "rules": { "${id}": "off" },\n  "suppress": { "drafts/**": ["${id}"] }\n}`, 'json'),
  ];
}
