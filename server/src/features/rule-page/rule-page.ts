import { editionOf } from '../../edition/derive.js';
import type { Example, Rule } from '../../lint/rule.js';
import { groupNameOf, groupOf } from '../../lint/rule-names.js';
import { bundledRulebook, bundledRulebookIds } from '../../rulebook/bundled.js';

const checkedParts: Readonly<Record<Rule['scope'], string>> = {
  phrase: 'each phrase about tokens that are created',
  card: 'each card',
  file: 'each file',
  set: 'each file, together with the other files of its set',
};

const fixes: Readonly<Record<Rule['fix'], string>> = {
  safe: 'safe: it never changes what a card does, and is part of “fix all”',
  suggestion: 'a suggestion, which you apply one at a time',
  none: 'none',
};

/** The page of a lint rule, in Markdown: what it finds and why, with examples and how to turn it off. */
export function rulePage(rule: Rule): string {
  const { id, summary, severity, why, appliesTo, examples, scope } = rule;
  const cite = citeOf(rule);
  const group = groupNameOf(id);
  const facts = [
    ...(group === null ? [] : [`- **Group:** ${groupOf(group)}, in settings \`"${group}"\``]),
    `- **Severity:** ${severity === 'off' ? 'off, unless a set turns it on' : severity}`,
    `- **Fix:** ${fixes[rule.fix]}`,
    ...(cite === null ? [] : [`- **Rule of the game:** ${cite}`]),
    `- **Applies to:** ${appliesTo.label}`,
    `- **Checks:** ${checkedParts[scope]}`,
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

/** The number of the game's rule, in the newest bundled edition that the rule applies to. */
function citeOf(rule: Rule): string | null {
  for (const id of bundledRulebookIds) {
    const edition = editionOf(bundledRulebook(id)!);
    if (rule.appliesTo.test(edition)) return rule.cite(edition);
  }
  return null;
}

function exampleSections(example: Example): string[] {
  const { wrong, right, of = 'rules text', rulebook, beside = {}, prints, reference = [], dictionary } = example;
  const language = { cockatrice: 'xml', tokens: 'tokentext', cube: 'text', cards: null, 'rules text': null }[of];
  return [
    ...(reference.length === 0 ? [] : [`With a card reference that contains the cards ${reference.join(' and ')}:`]),
    ...(dictionary ? ['With a dictionary of English:'] : []),
    ...Object.entries(beside).flatMap(([name, text]) => [
      `With a file \`${name}\` in the set:`,
      fenced(text, languageOf(name)),
    ]),
    ...(prints ? ['With these prints in `tokenwright.json`:', fenced(JSON.stringify({ prints }), 'json')] : []),
    rulebook ? `Wrong under \`${rulebook}\`:` : 'Wrong:',
    fenced(wrong, language ?? 'cardtext'),
    ...(right === null ? [] : ['Right:', fenced(right, language ?? 'cardtext')]),
  ];
}

function languageOf(name: string): string {
  if (name.endsWith('.xml')) return 'xml';
  return name.endsWith('.tokens') ? 'tokentext' : 'cardtext';
}

function fenced(text: string, language: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

function optionSections({ id, options = {} }: Rule): string[] {
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

function switchSections({ id, severity }: Rule): string[] {
  const on = [
    '## Turning it on',
    'For a set, in its `tokenwright.json`, with the severity that you want:',
    fenced(`{\n  "rules": { "${id}": "info" }\n}`, 'json'),
  ];
  return [
    ...(severity === 'off' ? on : []),
    '## Turning it off',
    'For the next line, or until the end of the file; two dashes introduce the reason:',
    fenced(`# tokenwright-disable-next-line ${id} -- intended on this card\n# tokenwright-disable ${id}`, 'cardtext'),
    'For a set, in its `tokenwright.json`, everywhere or only in some files. Any severity can be used instead of `off`.',
    fenced(`{\n  "rules": { "${id}": "off" },\n  "suppress": { "drafts/**": ["${id}"] }\n}`, 'json'),
  ];
}
