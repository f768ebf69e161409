// @ts-check

/**
 * @typedef {import('./load.mjs').Rule} Rule
 * @typedef {import('./load.mjs').Loaded} Loaded
 * @typedef {import('../../server/src/lint/options.js').OptionSpec} OptionSpec
 */

/** The JSON schema of `tokenwright.json`, as text. @param {Loaded} loaded */
export function schemaText(loaded) {
  return `${JSON.stringify(schemaOf(loaded), null, 2)}\n`;
}

/**
 * The JSON schema for VS Code, as text: it describes and completes settings but accepts everything, since the server
 * reports mistakes with better messages, and each should be reported once. It is one line, since it is shipped.
 * @param {Loaded} loaded
 */
export function tolerantSchemaText(loaded) {
  const { $schema, allowTrailingCommas, ...schema } = schemaOf(loaded);
  return `${JSON.stringify({ $schema, allowTrailingCommas, ...tolerant(schema) })}\n`;
}

/** @typedef {{ [keyword: string]: any }} Schema */

/**
 * A schema that accepts everything, in each of its parts.
 * @param {Schema} schema
 * @returns {Schema}
 */
function tolerant({ description, default: standard, ...rest }) {
  // An object for the severity alone is not worth offering: the severity itself is shorter.
  const isWorthOffering = (/** @type {Schema} */ { properties }) => `${Object.keys(properties ?? {})}` !== 'severity';
  const alternatives = /** @type {Schema[]} */ (rest.anyOf ?? [rest]).filter(isWorthOffering);
  return { description, default: standard, anyOf: [...alternatives.map(withTolerantParts), {}] };
}

/** @param {Schema} schema @returns {Schema} */
function withTolerantParts({ properties, items, additionalProperties, ...rest }) {
  const tolerantOnes = Object.entries(properties ?? {}).map(([name, part]) => [name, tolerant(part)]);
  return {
    ...rest,
    ...(properties ? { properties: Object.fromEntries(tolerantOnes) } : {}),
    ...(items ? { items: tolerant(items) } : {}),
    ...(typeof additionalProperties === 'object' ? { additionalProperties: tolerant(additionalProperties) } : {}),
  };
}

/** The JSON schema of `tokenwright.json`. @param {Loaded} loaded @returns {Schema} */
function schemaOf(loaded) {
  const { rules, rulebooks, settingKeys: descriptions, levels, quoteStyles, gameChoices, ruleGroups } = loaded;
  const names = [...rules.map(({ id }) => id), ...Object.keys(ruleGroups).map((group) => `group:${group}`)];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'tokenwright.json',
    description: 'The settings of a set of cards, for the editor and the command line.',
    type: 'object',
    allowTrailingCommas: true,
    properties: {
      $schema: { type: 'string' },
      rulebook: {
        description: descriptions.rulebook,
        anyOf: [
          { enum: rulebooks.map(({ id }) => id), enumDescriptions: rulebooks.map(({ title }) => title) },
          { type: 'string', pattern: '[/\\\\]|\\.[tT][xX][tT]$|^(?:magic|riftbound)-\\d{4}-\\d{2}-\\d{2}$' },
        ],
      },
      game: { description: descriptions.game, enum: gameChoices },
      include: texts(descriptions.include),
      exclude: texts(descriptions.exclude),
      subtypes: texts(descriptions.subtypes),
      colors: texts(descriptions.colors),
      keywords: textsOrMeanings(descriptions.keywords),
      actions: textsOrMeanings(descriptions.actions),
      abilityWords: texts(descriptions.abilityWords),
      counters: texts(descriptions.counters),
      zones: texts(descriptions.zones),
      predefined: texts(descriptions.predefined),
      suppress: {
        description: descriptions.suppress,
        type: 'object',
        additionalProperties: {
          anyOf: [{ const: '*' }, { type: 'array', items: { enum: names }, uniqueItems: true }],
        },
      },
      quotes: {
        description: descriptions.quotes,
        enum: quoteStyles,
        default: 'keep',
      },
      prints: texts(descriptions.prints),
      art: { description: descriptions.art, type: 'string', default: 'art' },
      rules: {
        description: descriptions.rules,
        type: 'object',
        properties: { ...ruleProperties(loaded), 'rule-failed': failure(levels) },
        additionalProperties: false,
      },
      cards: texts(descriptions.cards),
      dictionary: { description: descriptions.dictionary, type: 'string' },
      words: texts(descriptions.words),
    },
    additionalProperties: false,
  };
}

/**
 * The settings for the finding that a rule failed, which is not a rule itself. @param {readonly string[]} severities
 */
function failure(severities) {
  return {
    description: 'A rule failed on a card: a bug in Tokenwright, which the message says how to report.',
    default: 'info',
    anyOf: [
      { enum: severities },
      { type: 'object', properties: { severity: { enum: severities } }, additionalProperties: false },
    ],
  };
}

/**
 * The settings for each rule and each group of rules.
 * @param {Pick<Loaded, 'rules' | 'ruleGroups' | 'levels'>} loaded
 */
export function ruleProperties({ rules, ruleGroups, levels }) {
  const groups = Object.entries(ruleGroups).map(([group, summary]) => [
    `group:${group}`,
    { description: `All rules of the group: ${summary}.`, enum: levels },
  ]);
  return Object.fromEntries([...rules.map((rule) => [rule.id, ruleProperty(rule, levels)]), ...groups]);
}

/**
 * The properties of the editor's setting for rules: a severity for each group and rule. The settings editor shows
 * them as a table with drop-down lists, which it could not if a value might be an object with options.
 * @param {Pick<Loaded, 'rules' | 'ruleGroups' | 'levels'>} loaded
 */
export function severityProperties({ rules, ruleGroups, levels }) {
  const groups = Object.entries(ruleGroups).map(([group, summary]) => [
    `group:${group}`,
    { type: 'string', description: `All rules of the group: ${summary}.`, enum: levels },
  ]);
  const single = rules.map(({ id, summary, severity }) => [
    id,
    { type: 'string', description: summary, default: severity, enum: levels },
  ]);
  return Object.fromEntries([...groups, ...single]);
}

/** @param {Rule} rule @param {readonly string[]} severities */
function ruleProperty({ summary, severity, options = {} }, severities) {
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

/** A list of words, or an object that gives each its reminder text. @param {string} description */
function textsOrMeanings(description) {
  return {
    description,
    anyOf: [
      { type: 'array', items: { type: 'string' } },
      { type: 'object', additionalProperties: { type: 'string' } },
    ],
  };
}

/** @param {string} description */
function texts(description) {
  return { description, type: 'array', items: { type: 'string' } };
}
