import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledRulebook, bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';
import { splitLines } from '../../../server/src/rulebook/lines.js';
import { compareNumbers, parentNumber } from '../../../server/src/rulebook/number.js';
import type { Rulebook } from '../../../server/src/rulebook/rulebook.js';
import { readRulesText } from '../../../server/src/rulebook/rules-text.js';
import { hedgecraft } from './hedgecraft.js';

const read = (text: string) => readRulesText(splitLines(text));
const textOf = (text: string, number: string) => read(text).rules.get(number)?.text;

describe('copies of rules', () => {
  test('indented', () => {
    const indented = hedgecraft
      .split('\n')
      .map((line) =>
        /^\d{3}\.\d+[a-z]/.test(line) ? `      ${line}` : /^Example/.test(line) ? `\t\t${line}` : `   ${line}`,
      )
      .join('\n');
    expect([...read(indented).rules]).toEqual([...read(hedgecraft).rules]);
    expect([...read(indented).glossary]).toEqual([...read(hedgecraft).glossary]);
  });

  test('as a bulleted list, with other text around it', () => {
    const { rules, problems } = read(
      'Hedges\n\nAn article.\n\n  • 101. Hedges\n    • 101.1. Hedges grow.\n\n      Example: This one grew.\n\n    • 101.1a Slowly.\n' +
        '    • 101.1b Or not.\n  Gallery\n\nMore of the article.\n\nCR 102 Gates\n- 102.1 A gate opens.\nReferences\n',
    );
    expect([...rules.keys()]).toEqual(['101', '101.1', '101.1a', '101.1b', '102.1']);
    expect(rules.get('101.1')).toMatchObject({ text: 'Hedges grow.', examples: ['This one grew.'] });
    expect(rules.get('101.1b')?.text).toBe('Or not.');
    expect(rules.get('102.1')?.text).toBe('A gate opens.');
    expect(problems).toEqual([]);
  });

  test('with the numbers on separate lines', () => {
    const { rules } = read(
      '182.\nGates are no hedges.\n182.1.\nThey open.\n182.1.a.\nInward. Example: A gate.\n182.1.a.1.\nOr outward.',
    );
    expect([...rules.keys()]).toEqual(['182', '182.1', '182.1.a', '182.1.a.1']);
    expect(rules.get('182.1.a')).toMatchObject({ text: 'Inward.', examples: ['A gate.'] });
    expect(rules.get('182.1.a.1')?.text).toBe('Or outward.');
  });

  test('wrapped over lines, with a reference at the start of a line', () => {
    const text =
      '101.7. A hedge that is cut down is no longer a hedge; see rule\n704. It leaves the garden at once. Gates do so, too (see rules\n' +
      '701.2a and\n702.3). Then\n101.2. does not hold.\n101.8. A stump stays.';
    expect([...read(text).rules.keys()]).toEqual(['101.7', '101.8']);
    expect(textOf(text, '101.7')).toBe(
      'A hedge that is cut down is no longer a hedge; see rule 704. It leaves the garden at once. Gates do so, too (see rules ' +
        '701.2a and 702.3). Then 101.2. does not hold.',
    );
  });

  test('with page breaks', () => {
    const text =
      '101.1. A hedge grows in\n\n\f23\n\nall seasons. It sleeps\n\n- 24 -\n\nin winter.\n\n101.2. It\n25\n\nwakes.';
    expect(textOf(text, '101.1')).toBe('A hedge grows in all seasons. It sleeps in winter.');
    expect(textOf(text, '101.2')).toBe('It wakes.');
  });

  test('a word split at a hyphen is joined as it is written elsewhere in the text', () => {
    const text =
      '101.1. A rule-\nbased hedge has charac-\nteristics and a hedge-\npig.\n101.2. Rule-based characteristics—\neven these—are rare: a mix\n— Siege.';
    expect(textOf(text, '101.1')).toBe('A rule-based hedge has characteristics and a hedge-pig.');
    expect(textOf(text, '101.2')).toBe('Rule-based characteristics—even these—are rare: a mix — Siege.');
  });

  test('numbers at the start of a line that do not start a rule', () => {
    const text = '101.1. The score is\n101 points, that of others\n12. Then\n7. Nobody counts\n101.1, though.';
    expect([...read(text).rules.keys()]).toEqual(['101.1']);
  });

  test('with “Rule” before each number', () => {
    const { rules } = read(
      'Rule 101. Hedges\nRule 101.1. They grow.\nRule 101.1a Slowly, as\nRule 101.2 says.\nRule 101.2 Or not.',
    );
    expect([...rules.values()].map(({ number, text }) => `${number} ${text}`)).toEqual([
      '101 Hedges',
      '101.1 They grow.',
      '101.1a Slowly, as Rule 101.2 says.',
      '101.2 Or not.',
    ]);
  });

  test('with the title of the text on each page', () => {
    const title = 'The Rules of Hedges';
    const text = `${title}\n\n101. Hedges\n\n101.1. A hedge grows\n\n${title}\n\nin spring.\n\nGlossary\n\nGate\nAn opening.\n\n${title}\n\nHedge\nA row\n\n${title}\n\nof shrubs.\n`;
    expect(textOf(text, '101.1')).toBe('A hedge grows in spring.');
    expect([...read(text).glossary.values()].map(({ term, text }) => `${term}: ${text}`)).toEqual([
      'Gate: An opening.',
      'Hedge: A row of shrubs.',
    ]);
  });

  test('a rule that begins in lower case, after a blank line', () => {
    const text = '101. Hedges\n\n101.1. A hedge has:\n\n101.1a leaves;\n\n101.1b roots, as rule\n101.1c says.';
    expect(textOf(text, '101.1a')).toBe('leaves;');
    expect(textOf(text, '101.1b')).toBe('roots, as rule 101.1c says.');
  });

  test('letters go on with aa after z', () => {
    const { rules } = read(
      '101. Hedges\n\n101.1. Hedges die:\n\n101.1z Of age.\n\n101.1aa Of thirst.\n\n101.1ab Of frost.',
    );
    expect([...rules.keys()]).toEqual(['101', '101.1', '101.1z', '101.1aa', '101.1ab']);
    expect(parentNumber('101.1aa')).toBe('101.1');
    expect(compareNumbers('101.1z', '101.1aa')).toBeLessThan(0);
    expect(compareNumbers('101.1ab', '101.2')).toBeLessThan(0);
  });

  test('a glossary without blank lines, or with blank lines between numbered meanings', () => {
    const entries = ['Gate\nAn opening.', 'Side\n1. A face of a hedge.\n2. A team.\nSee rule 101.', 'Yew\nA “tree.”'];
    const start = '101. Hedges\n101.1. They grow.\n\nGlossary\n\n';
    const expected = [...read(`${start}${entries.join('\n\n')}`).glossary];
    expect(expected.map(([key]) => key)).toEqual(['gate', 'side', 'yew']);
    expect([...read(`${start}${entries.join('\n')}`).glossary]).toEqual(expected);
    expect([...read(`${start}${entries.join('\n\n').replace('\n2.', '\n\n2.')}`).glossary]).toEqual(expected);
  });

  test('nothing is lost if two rules have the same number, or two entries the same term', () => {
    const { rules, glossary } = read(
      '101. Hedges\n\n101.1. They grow.\nExample: A yew.\n\n101.1. They sleep.\n\n101.1. They sleep.\n\nGlossary\n\nGate\nAn opening.\n\nGate\nA door.\n',
    );
    expect(rules.get('101.1')).toMatchObject({
      text: expect.stringMatching(/^They grow\.\nThey sleep\./),
      examples: ['A yew.'],
    });
    expect(glossary.get('gate')?.text).toBe('An opening.\nA door.');
  });

  test('a number without a rule is a problem on its line', () => {
    expect(read('101. Hedges\n\n101.1.\n\n101.2. They grow.').problems).toEqual([
      { line: 2, message: 'rule 101.1 has no text' },
    ]);
  });
});

/** The layout in which another program might export a rulebook. */
interface Shape {
  readonly width: number;
  readonly indent: number;
  readonly blankLines: boolean;
  readonly bullets: boolean;
  readonly separateNumbers: boolean;
  readonly pageLength: number;
  readonly lineBreak: string;
}

const shapes: fc.Arbitrary<Shape> = fc.record({
  width: fc.integer({ min: 40, max: 200 }),
  indent: fc.integer({ min: 0, max: 8 }),
  blankLines: fc.boolean(),
  bullets: fc.boolean(),
  separateNumbers: fc.boolean(),
  pageLength: fc.integer({ min: 5, max: 80 }),
  lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
});

function exportAs(rulebook: Rulebook, shape: Shape): string {
  const lines: string[] = [];
  const put = (first: string, text: string, indent: number) => {
    if (shape.blankLines) lines.push('');
    const pad = ' '.repeat(indent);
    const [head = '', ...rest] = wrap(first + text, shape.width);
    lines.push(pad + head, ...rest.map((line) => `${pad}  ${line}`));
  };
  for (const rule of rulebook.rules.values()) {
    const indent = shape.indent * (rule.number.split('.').length - 1);
    const number = `${shape.bullets ? '• ' : ''}${rule.number}${/\d[a-z]$/.test(rule.number) ? '' : '.'}`;
    if (shape.separateNumbers) lines.push(' '.repeat(indent) + number);
    put(shape.separateNumbers ? '' : `${number} `, rule.text, indent);
    for (const example of rule.examples) put('Example: ', example, indent);
  }
  return lines
    .flatMap((line, i) => (i % shape.pageLength === 0 ? ['', `${i}`, `\f${line}`] : [line]))
    .join(shape.lineBreak);
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

test.each(bundledRulebookIds.filter((id) => id !== 'magic-fifth'))(
  '%s, exported in any layout, is read back unchanged',
  (id) => {
    const rulebook = bundledRulebook(id)!;
    const numbered = [...rulebook.rules.values()].filter(({ number }) => /^\d/.test(number));
    const expected = numbered.map(({ number, text, examples }) => ({ number, text, examples }));
    fc.assert(
      fc.property(shapes, (shape) => {
        const rules = new Map(numbered.map((rule) => [rule.number, rule]));
        const back = read(exportAs({ ...rulebook, rules }, shape)).rules;
        expect([...back.values()].map(({ number, text, examples }) => ({ number, text, examples }))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  },
);
