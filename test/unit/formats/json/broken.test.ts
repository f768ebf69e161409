import { describe, expect, it } from 'vitest';
import { textsOfCard } from '../../../../server/src/formats/card-text.js';
import { createJsonFormat } from '../../../../server/src/formats/json/json-format.js';

const card = (name: string, text = 'Haste') => `{"name": "${name}", "type_line": "Instant", "oracle_text": "${text}"}`;

/** The cards read from a text, and its only problem with the words it is at. */
function read(text: string) {
  const { cards, problems } = createJsonFormat().read('a.json', text);
  expect(problems.length).toBeLessThanOrEqual(1);
  const [problem] = problems;
  return {
    cards: cards.map(({ card: one }) => one.faces[0]!.name?.text),
    problem:
      problem &&
      `${problem.message.replace(/^This is not valid JSON: |\. Cards that .*$/g, '')} @${text.slice(0, problem.span.start).length}`,
    at: problem && text.slice(problem.span.start, problem.span.end),
    id: problem?.id,
  };
}

describe('broken JSON', () => {
  it('keeps the cards before the end if it is cut off', () => {
    const whole = `[${card('One')}, ${card('Two')}, ${card('Three')}]`;
    const seen = new Set<number>();
    for (let end = 1; end < whole.length; end++) {
      const { cards, problem } = read(whole.slice(0, end));
      expect(problem).toBeDefined();
      expect(cards).toEqual(['One', 'Two', 'Three'].slice(0, cards.length));
      seen.add(cards.length);
    }
    expect([...seen]).toEqual([0, 1, 2, 3]);
    expect(read(whole).problem).toBeUndefined();
  });

  it.each([
    ['a missing comma', `[${card('One')} ${card('Two')}]`, ['One', 'Two'], 'a comma is missing', ''],
    [
      'a missing bracket',
      `[${card('One')}, {"name": "Two", "type_line": "Instant", ${card('Three')}]`,
      ['One', 'Three'],
      'a closing "}" is missing',
      '',
    ],
    [
      'a superfluous bracket',
      `[${card('One')}}, ${card('Two')}]`,
      ['One', 'Two'],
      'nothing is open that this could close',
      '}',
    ],
    [
      'a missing quote',
      `[${card('One')}, {"name": "Two, "type_line": "Instant"},\n${card('Three')}]`,
      ['One', 'Three'],
      'a quotation mark inside a text is written with a backslash',
      'type_line',
    ],
    [
      'a line break in a text',
      `[{"name": "One", "type_line": "Instant", "oracle_text": "Has\nte"},\n${card('Two')}]`,
      ['Two'],
      'a closing quote is missing',
      '"Has',
    ],
    [
      'a bad escape',
      `[${card('One', 'a\\qb')}, ${card('Two')}]`,
      ['One', 'Two'],
      'this is no escape; a backslash is written as "\\\\"',
      '"a\\qb"',
    ],
    [
      'a word without quotes',
      `[${card('One')}, {name: "Two", "type_line": "Instant"}]`,
      ['One'],
      'this is not a value; a text needs double quotes',
      'name',
    ],
    ['a missing value', `[{"name": "One", "type_line": "Instant", "loyalty": }]`, ['One'], 'a value is missing', ''],
    [
      'a missing colon',
      `[{"name" "One", "type_line": "Instant", "oracle_text": "x"}, ${card('Two')}]`,
      ['Two'],
      'a colon is missing',
      '',
    ],
  ])('has one problem at the right place: %s', (_, text, cards, reason, at) => {
    const found = read(text);
    expect(found.cards).toEqual(cards);
    expect(found.id).toBe('json-syntax');
    expect(found.problem).toContain(reason);
    expect(found.at).toBe(at);
  });

  it('accepts what other programs accept', () => {
    for (const text of [
      `[${card('One')},]`,
      `// x\n${card('One')}\n/* y */`,
      `${card('One')}\n${card('Two')}`,
      `\ufeff[${card('One')}]`,
    ]) {
      expect(read(text).problem).toBeUndefined();
    }
  });

  it('does not read half a text as a whole one', () => {
    const { cards } = createJsonFormat().read(
      'a.json',
      `[{"name": "One", "type_line": "Instant", "oracle_text": "It has "Flying" and"}]`,
    );
    expect(cards.map((placed) => placed.card.faces[0]!.rulesText)).toEqual([null]);
  });

  it('does not read the faces of a truncated card as cards', () => {
    expect(
      read(`[${card('One')}, {"name": "Two", "type_line": "x", "card_faces": [${card('Front')}, ${card('Back')}]`)
        .cards,
    ).toEqual(['One']);
  });

  it('limits the depth', () => {
    for (const bracket of ['[', '{"a":']) {
      const { cards, problem } = read(`[${card('One')}, ${bracket.repeat(200_000)}`);
      expect(cards).toEqual(['One']);
      expect(problem).toContain('nested more than 100 deep');
    }
  });

  it('is reported if it is not UTF-8', () => {
    const { problems } = createJsonFormat().read('a.json', `[${card('One', 'a\ufffdb')}]`);
    expect(problems.map(({ id }) => id)).toEqual(['invalid-utf8']);
  });
});

describe('a file read again after an edit', () => {
  it('reuses the cards that did not change', () => {
    const format = createJsonFormat();
    const text = (two: string) => `[${card('One')}, ${card(two)}, ${card('Three')}]`;
    const before = format.read('a.json', text('Two'));
    expect(format.parsedEntries()).toBe(3);
    const after = format.read('a.json', text('Twofold'), before);
    expect(format.parsedEntries()).toBe(4);
    expect(after.cards.map(({ card: one }, i) => one === before.cards[i]!.card)).toEqual([true, false, true]);
    const textsOf = ({ cards }: typeof after) =>
      cards.map(({ card: one, start }) => [start, one.source, textsOfCard(one)]);
    expect(textsOf(after)).toEqual(textsOf(createJsonFormat().read('a.json', text('Twofold'))));
  });
});
