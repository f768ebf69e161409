// @ts-check

/**
 * @typedef {import('./load.mjs').Rule} Rule
 * @typedef {import('./load.mjs').Loaded} Loaded
 * @typedef {import('../../server/src/lint/options.js').OptionSpec} OptionSpec
 */

const severities = ['off', 'hint', 'info', 'warning', 'error'];

/** The JSON schema of `tokenwright.json`. @param {Loaded} loaded */
export function schemaText({ rules, rulebooks }) {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'tokenwright.json',
    description: 'The settings of a set of cards, for the editor and the command line.',
    type: 'object',
    allowTrailingCommas: true,
    properties: {
      $schema: { type: 'string' },
      rulebook: {
        description:
          'The rulebook that the set is written for: the id of a bundled one, or the path of a rules .txt file.',
        anyOf: [
          { enum: rulebooks.map(({ id }) => id), enumDescriptions: rulebooks.map(({ title }) => title) },
          { type: 'string', pattern: '[/\\\\]|\\.[tT][xX][tT]$' },
        ],
      },
      include: texts('Globs of the files that belong to the set. Left out: every file of cards.'),
      exclude: texts('Globs of files that do not belong to the set.'),
      subtypes: texts('Subtypes of your own.'),
      colors: texts('Colors of your own.'),
      predefined: texts('Names of tokens that are defined elsewhere, without the word "Token".'),
      suppress: {
        description: 'Rules that are silent in the files of a glob; "*" stands for every rule.',
        type: 'object',
        additionalProperties: {
          anyOf: [{ const: '*' }, { type: 'array', items: { enum: rules.map(({ id }) => id) }, uniqueItems: true }],
        },
      },
      quotes: {
        description: 'Which quotation marks and apostrophes formatting writes; "keep" leaves those that stand there.',
        enum: ['keep', 'straight', 'curly'],
        default: 'keep',
      },
      prints: texts(
        'Names of the token prints that you have: "Treasure", or "1/1 Spirit" for one of several of the name.',
      ),
      rules: {
        description: 'A severity for each rule, and options where it has some.',
        type: 'object',
        properties: ruleProperties(rules),
        additionalProperties: false,
      },
      cards: texts(
        'Paths of card references, files of printed cards that names are looked up in: bulk data of Scryfall, AtomicCards of MTGJSON, or a card database of Cockatrice.',
      ),
    },
    additionalProperties: false,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** What the settings may say of each rule. @param {readonly Rule[]} rules */
export function ruleProperties(rules) {
  return Object.fromEntries(rules.map((rule) => [rule.id, ruleProperty(rule)]));
}

/** @param {Rule} rule */
function ruleProperty({ summary, severity, options = {} }) {
  const values = Object.entries(options).map(([name, spec]) => [name, optionProperty(spec)]);
  return {
    description: summary,
    default: severity,
    anyOf: [
      { enum: severities },
      {
        type: 'object',
        properties: { severity: { enum: severities }, ...Object.fromEntries(values) },
        additionalProperties: false,
      },
    ],
  };
}

/** @param {OptionSpec} spec */
function optionProperty(spec) {
  const { description, default: standard } = spec;
  switch (spec.type) {
    case 'boolean':
      return { description, default: standard, type: 'boolean' };
    case 'number':
      return { description, default: standard, type: 'number', minimum: spec.minimum, maximum: spec.maximum };
    case 'choice':
      return { description, default: standard, enum: spec.choices };
    case 'texts':
      return { description, default: standard, type: 'array', items: { type: 'string' } };
  }
}

/** @param {string} description */
function texts(description) {
  return { description, type: 'array', items: { type: 'string' } };
}
