import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OptionSpecs } from '../../../server/src/lint/options.js';
import { emptyConfig, type KnownNames, readConfig } from '../../../server/src/workspace/config/read-config.js';
import { marked } from '../support/marked.js';
import { seeded } from '../support/seeded.js';

const known: KnownNames = {
  rules: new Map<string, OptionSpecs>([
    ['token-word-doubled', {}],
    [
      'name-missing-token-suffix',
      {
        words: { type: 'texts', default: [], description: 'Some words.' },
        limit: { type: 'number', default: 1, minimum: 0, maximum: 9, description: 'A number.' },
        order: { type: 'choice', default: 'printed', choices: ['printed', 'any'], description: 'One of two.' },
        strict: { type: 'boolean', default: false, description: 'Yes or no.' },
      },
    ],
  ]),
  rulebooks: new Set(['magic-2026-09', 'magic-fifth', 'riftbound']),
};
const read = (text: string) => readConfig(text, known);

/** Reads a text with one mark, expects one problem there, and returns the problem and the configuration. */
function problemAt(source: string) {
  const { text, spans } = marked(source);
  const { config, problems } = read(text);
  expect(problems.map(({ span }) => span)).toEqual(spans);
  return { config, ...problems[0]! };
}

describe('a tokenwright.json', () => {
  it('can contain all settings', () => {
    const { config, problems } = read(`{
      // where the rules come from
      "$schema": "https://example.org/tokenwright.schema.json",
      "rulebook": "magic-fifth",
      "include": ["cards/**/*.cards"],
      "exclude": ["drafts/**"],
      "subtypes": ["Emberkin"],
      "colors": ["purple"],
      "keywords": { "Ploy [cost]": "(You may cast this face down.)", "Escort N": "Create N 1/1 white Soldier creature tokens." },
      "actions": ["unchain"],
      "abilityWords": ["Kindling"],
      "counters": ["Bounty"],
      "zones": ["sanctum"],
      "predefined": ["Relic"],
      "suppress": { "old/**/*.xml": ["token-word-doubled"], "legacy/*": "*" },
      "prints": ["Treasure", "Berry"],
      "art": "pictures",
      "rules": {
        "token-word-doubled": "off",
        "name-missing-token-suffix": { "severity": "error", "words": ["x"], "limit": 2 },
      },
      "cards": ["reference/cards.json"],
      "dictionary": "en-GB",
      "words": ["moonreach"],
    }`);
    expect(problems).toEqual([]);
    expect(config).toEqual({
      quotes: 'keep',
      rulebook: 'magic-fifth',
      game: null,
      include: ['cards/**/*.cards'],
      exclude: ['drafts/**'],
      subtypes: ['Emberkin'],
      colors: ['purple'],
      keywords: [
        { word: 'Ploy', kind: 'ability', number: null, meaning: 'You may cast this face down.' },
        { word: 'Escort', kind: 'ability', number: 'N', meaning: 'Create N 1/1 white Soldier creature tokens.' },
      ],
      actions: [{ word: 'unchain', kind: 'action', number: null, meaning: null }],
      abilityWords: ['Kindling'],
      counters: ['Bounty'],
      zones: ['sanctum'],
      predefined: ['Relic'],
      suppress: [
        { files: 'old/**/*.xml', rules: ['token-word-doubled'] },
        { files: 'legacy/*', rules: [] },
      ],
      prints: ['Treasure', 'Berry'],
      art: 'pictures',
      rules: new Map([
        ['token-word-doubled', { severity: 'off', options: new Map() }],
        [
          'name-missing-token-suffix',
          {
            severity: 'error',
            options: new Map<string, unknown>([
              ['words', ['x']],
              ['limit', 2],
            ]),
          },
        ],
      ]),
      cards: ['reference/cards.json'],
      dictionary: 'en-GB',
      words: ['moonreach'],
    });
  });

  it.each(['', '{}', '\ufeff{}', '// nothing yet', '  \n'])('can be empty: %j', (text) => {
    expect(read(text)).toEqual({ config: emptyConfig, problems: [] });
  });

  it.each(['rules/MagicCompRules.txt', '..\\rules', 'rules.TXT'])('can name a rules file: %s', (rulebook) => {
    expect(read(JSON.stringify({ rulebook }))).toMatchObject({ config: { rulebook }, problems: [] });
  });

  it('can set the options of a rule without its severity', () => {
    const { config } = read('{ "rules": { "name-missing-token-suffix": { "limit": 1 } } }');
    expect(config.rules.get('name-missing-token-suffix')).toEqual({ severity: null, options: new Map([['limit', 1]]) });
  });
});

describe('a syntax error', () => {
  it.each([
    ['{ "subtypes": ["Emberkin"]⟦⟧\n  "colors": ["purple"] }', 'a comma is missing'],
    ['{ "subtypes": ["Emberkin"], "colors": ["purple"], "cards"⟦⟧ [] }', 'a colon is missing'],
    ['{ "subtypes": ["Emberkin"], "colors": ["purple"]⟦⟧', 'a closing "}" is missing'],
    ['{ "colors": ["purple"], "subtypes": ["Emberkin"⟦⟧ }', 'a closing "]" is missing'],
    [
      '{ "colors": ["purple"], "subtypes": ["Emberkin"], "rules": { "token-word-doubled": "off"⟦⟧ ] }',
      'a closing "}" is missing',
    ],
    ['{ "subtypes": ["Emberkin"], "colors": ["purple"], "rulebook": ⟦}⟧', 'a value is missing'],
    ['{ "subtypes": ["Emberkin"], "colors": ["purple"], ⟦rulebook⟧: "magic-fifth" }', 'a text needs double quotes'],
    ['{ "subtypes": ["Emberkin"], "colors": ["purple"] } ⟦true⟧', 'nothing may follow'],
    ['{ "subtypes": ["Emberkin"], "colors": ["purple"], "cards": [⟦"x⟧\n] }', 'a closing quote is missing'],
  ])('is reported with its place and a reason: %s', (source, reason) => {
    const { id, severity, message, config } = problemAt(source);
    expect({ id, severity }).toEqual({ id: 'config-syntax', severity: 'error' });
    expect(message).toContain(reason);
    expect(config, 'what could be read').toMatchObject({ subtypes: ['Emberkin'], colors: ['purple'] });
  });

  it('is reported once', () => {
    expect(read('{ "rules": { ] ] , , x').problems.length).toBe(1);
  });

  it('is reported for brackets that are nested too deeply', () => {
    const { problems, config } = read('['.repeat(100_000));
    expect(problems.map(({ id, span }) => [id, span.start])).toEqual([['config-syntax', 64]]);
    expect(config).toEqual(emptyConfig);
  });
});

describe('an invalid setting', () => {
  it('is reported if it is unknown, with a suggestion', () => {
    const { id, severity, message, config } = problemAt('{ ⟦"subtype"⟧: ["Emberkin"], "colors": ["purple"] }');
    expect({ id, severity }).toEqual({ id: 'config-unknown-key', severity: 'warning' });
    expect(message).toBe('There is no setting "subtype". Did you mean "subtypes"?');
    expect(config.colors).toEqual(['purple']);
  });

  it('has no suggestion if no setting is similar', () => {
    expect(problemAt('{ ⟦"preferredEditor"⟧: 1 }').message).toBe('There is no setting "preferredEditor".');
    expect(problemAt('{ ⟦"__proto__"⟧: { "rulebook": "x" } }').config.rulebook).toBeNull();
  });

  it.each([
    ['⟦[1]⟧', 'an object'],
    ['{ "rulebook": ⟦7⟧ }', 'id of a rulebook'],
    ['{ "include": ⟦"*.cards"⟧ }', 'a list of texts'],
    ['{ "colors": ["red", ⟦null⟧] }', 'a text in double quotes'],
    ['{ "rules": ⟦[]⟧ }', 'an object'],
    ['{ "rules": { "token-word-doubled": ⟦false⟧ } }', '"off", "hint", "info", "warning", "error"'],
    ['{ "rules": { "token-word-doubled": { "severity": ⟦"warn"⟧ } } }', 'one of "off"'],
    ['{ "suppress": { "*.xml": ⟦true⟧ } }', 'a list of rule ids'],
    ['{ "exclude": [⟦""⟧] }', 'is empty'],
    ['{ "exclude": [⟦"*a*b*c*d"⟧] }', 'stars'],
  ])('is reported if it has the wrong type or value: %s', (source, expectation) => {
    const { id, severity, message } = problemAt(source);
    expect({ id, severity }).toEqual({ id: 'config-wrong-value', severity: 'error' });
    expect(message).toContain(expectation);
  });

  it.each([
    ['{ "limit": ⟦10⟧ }', 'a number from 0 to 9'],
    ['{ "limit": ⟦"2"⟧ }', 'a number from 0 to 9'],
    ['{ "words": ⟦["a", 1]⟧ }', 'a list of texts'],
    ['{ "order": ⟦"prnted"⟧ }', 'one of "printed", "any". Did you mean "printed"?'],
    ['{ "strict": ⟦"yes"⟧ }', 'true or false'],
  ])('is reported for an option with the wrong value: %s', (options, expectation) => {
    const { id, message, config } = problemAt(`{ "rules": { "name-missing-token-suffix": ${options} } }`);
    expect({ id, message }).toEqual({ id: 'config-wrong-value', message: expect.stringContaining(expectation) });
    expect(config.rules.get('name-missing-token-suffix')?.options.size, 'what cannot be used is left out').toBe(0);
  });

  it('is reported for an option that the rule does not have', () => {
    const near = problemAt('{ "rules": { "name-missing-token-suffix": { ⟦"limits"⟧: 1, "severity": "off" } } }');
    expect(near).toMatchObject({ id: 'config-unknown-key', severity: 'warning', suggestion: 'limit' });
    expect(near.message).toBe('There is no option "limits". Did you mean "limit"?');
    expect(near.config.rules.get('name-missing-token-suffix')).toEqual({ severity: 'off', options: new Map() });
    expect(problemAt('{ "rules": { "token-word-doubled": { ⟦"constructor"⟧: 1 } } }').message).toBe(
      'There is no option "constructor".',
    );
  });

  it('does not affect the valid items of a list', () => {
    expect(problemAt('{ "colors": ["red", ⟦null⟧, "purple"] }').config.colors).toEqual(['red', 'purple']);
  });

  it('has a suggestion for a misspelled severity', () => {
    const { message } = problemAt('{ "rules": { "token-word-doubled": ⟦"Warning"⟧ } }');
    expect(message).toContain('Did you mean "warning"?');
  });

  it('is reported for an unknown rule', () => {
    const { id, severity, message, config } = problemAt('{ "rules": { ⟦"token-words-doubled"⟧: "off" } }');
    expect({ id, severity }).toEqual({ id: 'config-unknown-rule', severity: 'warning' });
    expect(message).toContain('Did you mean "token-word-doubled"?');
    expect(config.rules.size).toBe(0);
    expect(problemAt('{ "suppress": { "*": [⟦"nothing-like-it"⟧] } }').config.suppress).toEqual([]);
  });

  it('accepts groups of rules', () => {
    const { config, problems } = read('{ "rules": { "group:legacy": "off" }, "suppress": { "*": ["group:quotes"] } }');
    expect(problems).toEqual([]);
    expect(config.rules.get('group:legacy')?.severity).toBe('off');
    expect(config.suppress).toEqual([{ files: '*', rules: ['group:quotes'] }]);
    const { message } = problemAt('{ "rules": { ⟦"group:legcy"⟧: "off" } }');
    expect(message).toContain('Did you mean "group:legacy"?');
  });

  it('is reported for an unknown rulebook', () => {
    const { id, severity, message, config } = problemAt('{ "rulebook": ⟦"magic-2026-9"⟧, "colors": ["purple"] }');
    expect({ id, severity }).toEqual({ id: 'config-unknown-rulebook', severity: 'error' });
    expect(message).toContain('Did you mean "magic-2026-09"?');
    expect(config).toMatchObject({ rulebook: null, colors: ['purple'] });
  });

  it('lists the rulebooks if none is similar', () => {
    const { message } = problemAt('{ "rulebook": ⟦"chess"⟧ }');
    expect(message).toContain('magic-2026-09, magic-fifth, riftbound');
  });
});

describe('any configuration', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"rules"',
    '"rulebook"',
    '"off"',
    '"x"',
    '//',
    '/*',
    '"',
    '1',
    '\n',
    ' ',
  ];

  it('is read without throwing, and its problems are within the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        for (const { span } of read(text).problems) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
      }),
      seeded,
    );
  });

  it('has no syntax error if it is JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(read(text).problems.every(({ id }) => id !== 'config-syntax')).toBe(true);
      }),
      seeded,
    );
  });
});

it('reads the style of quotation marks', () => {
  expect(read('{ "quotes": "curly" }').config.quotes).toBe('curly');
  expect(read('{}').config.quotes).toBe('keep');
  expect(read('{ "quotes": "french" }')).toMatchObject({
    config: { quotes: 'keep' },
    problems: [{ id: 'config-wrong-value' }],
  });
});
