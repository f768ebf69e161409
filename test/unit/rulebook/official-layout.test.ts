import { describe, expect, test } from 'vitest';
import { effectiveDate } from '../../../server/src/rulebook/date.js';
import { splitLines } from '../../../server/src/rulebook/lines.js';
import { readRulesText } from '../../../server/src/rulebook/rules-text.js';
import { hedgecraft } from './hedgecraft.js';

const read = (text: string) => readRulesText(splitLines(text));

describe('the official layout', () => {
  test('every rule is found once, in order', () => {
    expect([...read(hedgecraft).rules.keys()]).toEqual([
      ...['1', '100', '100.1', '100.1a', '100.2', '101', '101.1', '101.1a', '101.1k', '101.1m', '101.1n', '101.1p'],
      ...['7', '701', '701.1', '701.2', '701.2a'],
    ]);
  });

  test('a rule consists of its sentences, without number and examples', () => {
    const { rules } = read(hedgecraft);
    expect(rules.get('100.1')).toEqual({
      number: '100.1',
      text: 'A gardener plants hedges. See rule 101, “Hedges.”',
      examples: [],
      paraphrase: false,
    });
    expect(rules.get('100.2')?.text).toBe('The youngest gardener starts.');
    expect(rules.get('100.2')?.examples).toEqual([
      'Ada is nine and Bo is ten. Ada starts.',
      'If both are nine, they throw a coin (see rule 100.1).',
    ]);
  });

  test('a section has its title as text, although it is first in the table of contents', () => {
    const { rules } = read(hedgecraft);
    expect(rules.get('101')?.text).toBe('Hedges');
    expect([...rules.keys()].indexOf('101')).toBeGreaterThan([...rules.keys()].indexOf('100.2'));
  });

  test('an indented paragraph continues the rule above it', () => {
    expect(read(hedgecraft).rules.get('101.1p')?.text).toBe(
      'Old hedges have a fifth side. It is called the inside, and no rule speaks of it.',
    );
  });

  test('the glossary starts after the rules and ends at the credits', () => {
    const { glossary } = read(hedgecraft);
    expect([...glossary.keys()]).toEqual(['gardener', 'side']);
    expect(glossary.get('gardener')).toEqual({ term: 'Gardener', text: 'A person with a hedge. See rule 100.1.' });
    expect(glossary.get('side')?.text).toBe('1. One of the faces of a hedge.\n2. A team.\nSee rule 101, “Hedges.”');
  });

  test('reading it reports no problem', () => {
    expect(read(hedgecraft).problems).toEqual([]);
  });

  test.each([
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['CR', (text: string) => text.replaceAll('\n', '\r')],
    ['trailing spaces', (text: string) => text.replaceAll('\n', '  \n')],
    ['no last line break', (text: string) => text.trimEnd()],
    ['no blank lines in the contents', (text: string) => text.replace('101. Hedges\n\n7.', '101. Hedges\n7.')],
    [
      'misplaced full stops',
      (text: string) => text.replace('100.1a A', '100.1a. A').replace('100.2. The', '100.2 The'),
    ],
  ])('%s changes nothing', (_, change) => {
    const changed = read(change(hedgecraft));
    const plain = read(hedgecraft);
    expect([...changed.rules]).toEqual([...plain.rules]);
    expect([...changed.glossary]).toEqual([...plain.glossary]);
  });
});

describe('effectiveDate', () => {
  test.each([
    ['These rules are effective as of April 17, 2026.', '2026-04-17', 'April 17, 2026'],
    ['Last Updated: 2025-03-09', '2025-03-09', 'March 9, 2025'],
  ])('%s', (line, iso, words) => {
    expect(effectiveDate(['Title', line])).toEqual({ iso, words });
  });

  test('returns null without a valid date', () => {
    expect(effectiveDate(['Rules'])).toBeNull();
    expect(effectiveDate(['effective as of Smarch 13, 2026'])).toBeNull();
  });
});
