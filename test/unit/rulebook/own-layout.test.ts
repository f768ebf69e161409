import { describe, expect, test } from 'vitest';
import { type RulebookLibrary, readRulebook } from '../../../server/src/rulebook/load.js';
import type { Rulebook } from '../../../server/src/rulebook/rulebook.js';
import { readWordsFile } from '../../../server/src/rulebook/words-file.js';
import { hedgecraft } from './hedgecraft.js';

const base = `# The rules of a game that nobody plays.
Rulebook: hedges-1
Game: magic
Title: Hedges, first edition
Date: 2020
Source: a garden
Words: garden

101. Hedges

101.1. Hedges grow.
Example: This one grew.

101.2. Gates open.

101.2a Inward.

~ 101.10. In our words, hedges are green.

[customs] Customs

~ [customs.1] “Prune” means “Make a hedge smaller.”

Question: Is a gate a hedge?
Answer: No.

Glossary

Hedge
A row of bushes.
`;

const words = readWordsFile(
  'Card types: Hedge, Gate\nGarden types: Rose,\n  Yew tree\nForms of prune: hard prune\nKeyword abilities: prune',
).words;

function library(...texts: string[]): RulebookLibrary {
  const rulebooks = new Map<string, Rulebook>();
  const all: RulebookLibrary = {
    rulebook: (id) => rulebooks.get(id) ?? null,
    words: (name) => (name === 'garden' ? words : null),
  };
  for (const text of texts) {
    const { rulebook } = readRulebook(text, { library: all });
    if (rulebook !== null) rulebooks.set(rulebook.id, rulebook);
  }
  return all;
}

const read = (text: string, ...others: string[]) => readRulebook(text, { library: library(...others) });

describe('a rulebook in our own layout', () => {
  test('has the properties of its header', () => {
    const { rulebook, problems } = read(base);
    expect(problems).toEqual([]);
    expect(rulebook).toMatchObject({
      id: 'hedges-1',
      game: 'magic',
      title: 'Hedges, first edition',
      date: '2020',
      source: 'a garden',
    });
  });

  test('marks paraphrased rules, and may have ids instead of numbers', () => {
    const { rules } = read(base).rulebook!;
    expect([...rules.keys()]).toEqual(['101', '101.1', '101.2', '101.2a', '101.10', 'customs', 'customs.1']);
    expect([...rules.values()].filter((rule) => rule.paraphrase).map((rule) => rule.number)).toEqual([
      '101.10',
      'customs.1',
    ]);
    expect(rules.get('customs.1')?.text).toBe('“Prune” means “Make a hedge smaller.”');
  });

  test('has questions and answers', () => {
    expect(read(base).rulebook!.questions).toEqual([{ question: 'Is a gate a hedge?', answer: 'No.' }]);
  });

  test('has the words of the lists that its header names', () => {
    const lists = read(base).rulebook!.words;
    expect(lists.cardTypes).toEqual(['Hedge', 'Gate']);
    expect(lists.subtypes.get('garden')).toEqual(['Rose', 'Yew tree']);
    expect(lists.keywordAbilities).toEqual(['prune', 'hard prune']);
  });

  test('gets the id of the options', () => {
    expect(readRulebook(base, { library: library(), id: 'mine' }).rulebook?.id).toBe('mine');
  });
});

describe('an amendment', () => {
  const second = `Rulebook: hedges-2
Base: hedges-1
Title: Hedges, second edition
Date: 2021
Remove: 101.2

101.1. Hedges and walls grow.

101.3. Walls stand.

Glossary

hedge
A row of bushes or trees.

Wall
Stones.
`;

  test('adds, replaces and removes rules', () => {
    const { rulebook, problems } = read(second, base);
    expect(problems).toEqual([]);
    expect([...rulebook!.rules.keys()]).toEqual(['101', '101.1', '101.3', '101.10', 'customs', 'customs.1']);
    expect(rulebook!.rules.get('101.1')).toMatchObject({ text: 'Hedges and walls grow.', examples: [] });
  });

  test('has its own title and date, and inherits the rest from its base', () => {
    const { rulebook } = read(second, base);
    expect(rulebook).toMatchObject({
      id: 'hedges-2',
      title: 'Hedges, second edition',
      date: '2021',
      source: 'a garden',
      game: 'magic',
    });
    expect(rulebook!.words.cardTypes).toEqual(['Hedge', 'Gate']);
    expect(rulebook!.questions).toHaveLength(1);
    expect(rulebook!.glossary.get('hedge')?.text).toBe('A row of bushes or trees.');
    expect(rulebook!.glossary.get('wall')?.text).toBe('Stones.');
  });

  test('can amend an amendment', () => {
    const third = 'Rulebook: hedges-3\nBase: hedges-2\n\n101.4. Walls fall.\n';
    const { rules } = read(third, base, second).rulebook!;
    expect([...rules.keys()]).toEqual(['101', '101.1', '101.3', '101.4', '101.10', 'customs', 'customs.1']);
  });

  test('can amend an official text', () => {
    const official = readRulebook(hedgecraft, { library: library() }).rulebook!;
    const amended = readRulebook('Rulebook: mine\nBase: magic-2025-03-05\n\n101.2. Hedges talk.\n', {
      library: { rulebook: (id) => (id === official.id ? official : null), words: () => null },
    });
    expect(amended.problems).toEqual([]);
    expect(amended.rulebook!.rules.get('101.2')?.text).toBe('Hedges talk.');
    expect(amended.rulebook!.rules.get('100.1')).toEqual(official.rules.get('100.1'));
  });
});

describe('problems of a rulebook', () => {
  test.each([
    ['a base that does not exist', 'Rulebook: a\nBase: b\n\n101. A\n', 1, 'there is no rulebook “b” to amend'],
    [
      'a rule to remove that is not there',
      'Rulebook: a\nBase: hedges-1\nRemove: 999\n\n101. A\n',
      2,
      'the base has no rule 999 to remove',
    ],
    ['words that do not exist', 'Rulebook: a\nWords: cars\n\n101. A\n', 1, 'there is no word list “cars”'],
    ['an unknown game', 'Rulebook: a\nGame: chess\n\n101. A\n', 1, 'the game is one of magic, riftbound, fifth'],
    ['an unknown header line', 'Rulebook: a\nAuthor: b\n\n101. A\n', 1, 'the header has no such line; it has'],
    ['a header line twice', 'Rulebook: a\nDate: 1\nDate: 2\n\n101. A\n', 2, 'the header has “date” twice'],
    ['no id', 'Rulebook:\n\n101. A\n', 0, 'the rulebook needs an id'],
    ['a line that belongs to no rule', 'Rulebook: a\n\n101. A\n\nWhat is this?\n', 4, 'this line belongs to no rule'],
    ['a mark without a rule', 'Rulebook: a\n\n~ A rule.\n101. A\n', 2, 'write the number of a rule'],
    [
      'an answer without a question',
      'Rulebook: a\n\n101. A\n\nAnswer: No.\n',
      4,
      'this answer has no question before it',
    ],
    ['no rule at all', 'Rulebook: a\n', 0, 'the rulebook has no rule'],
  ])('%s', (_, text, line, message) => {
    const { problems } = read(text, base);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line, message: expect.stringContaining(message) });
  });

  test('a text that is not a rulebook', () => {
    for (const text of ['', 'A letter to a friend.\n\n111 Tokens\n', '\0\0\0']) {
      const { rulebook, problems } = read(text);
      expect(rulebook).toBeNull();
      expect(problems).toEqual([{ line: 0, message: expect.stringContaining('this is not a rules text') }]);
    }
  });
});
