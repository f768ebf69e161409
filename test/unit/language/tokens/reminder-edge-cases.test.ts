import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../../server/src/language/tokens/parse.js';
import { readReminder } from '../../../../server/src/language/tokens/reminder.js';

/** The definitions in rules text: the words they are for, whether they are plural, the kinds of their parts, their text. */
function definitions(text: string) {
  return readReminder(parseRules(text, 'magic')).map(({ words, isPlural, parts, span }) => ({
    words,
    isPlural,
    parts: parts.map(({ kind }) => kind).join(' '),
    text: text.slice(span.start, span.end),
  }));
}

describe('a definition in parentheses', () => {
  it.each([
    ['(Its a 1/1 red Goblin creature.)', null, false, 'count pt colors subtype type'],
    ['(Its an artifact.)', null, false, 'count type'],
    ["(It's an artifact.)", null, false, 'count type'],
    ['(It is an artifact.)', null, false, 'count type'],
    ["(They're 1/1 red Goblin creatures.)", null, true, 'pt colors subtype type'],
    ['(They are artifacts.)', null, true, 'type'],
    ["(They're all artifacts.)", null, true, 'type'],
    ["(They're each a {0} artifact.)", null, true, 'count type'],
    ["(They're each a {W}{U} artifact.)", null, true, 'count colors type'],
    ["(They're each a {W} black artifact.)", null, true, 'count colors type'],
    ['(A Berry token is an artifact.)', 'Berry', false, 'count type'],
    ['(Berry tokens are artifacts.)', 'Berry', false, 'type'],
    ['(A Berry token has flying.)', 'Berry', false, 'abilities'],
    ['(Berry tokens have flying.)', 'Berry', false, 'abilities'],
    ['(An artifact with “{T}: Draw a card.”)', null, false, 'count type abilities'],
    ['(A artifact with “{T}: Draw a card.”)', null, false, 'count type abilities'],
    ["(It's an Equipment with equip {2}.)", null, false, 'count subtype abilities'],
  ])('is read: %s', (text, words, isPlural, parts) => {
    expect(definitions(text)).toEqual([{ words, isPlural, parts, text }]);
  });

  it.each([
    '(A Berry token gains flying.)',
    '(A Berry token artifact.)',
    '(A Berry token, an artifact with flying.)',
    '(A Berry artifact has flying.)',
    '(A token is an artifact.)',
    '(Berry is an artifact.)',
    '(An artifact with flying.)',
    '(An artifact token with “{T}: Draw a card.”)',
    '(The artifact with “{T}: Draw a card.”)',
    '(An artifact with “{T}: Draw a card.” is good.)',
    "(It's an Equipment.)",
    "(It's not a creature.)",
    "(It's still a land.)",
    '(A Berry token is an Equipment with equip {2}.)',
    "(It's red with flying.)",
    "It's an artifact.",
  ])('is something else: %s', (text) => expect(definitions(text)).toEqual([]));

  it('may be a later sentence, but then needs a subject', () => {
    expect(definitions("(Create a Berry token. It's an artifact.)")).toEqual([
      { words: null, isPlural: false, parts: 'count type', text: "It's an artifact." },
    ]);
    expect(definitions('(Create a Berry token. An artifact with “{T}: Draw a card.”)')).toEqual([]);
  });
});
