import { describe, expect, it } from 'vitest';
import { Grammar } from '../../../../server/src/language/grammar/grammar.js';
import { readLexemes } from '../../../../server/src/language/grammar/lexemes.js';
import { Matcher } from '../../../../server/src/language/grammar/match.js';
import { Nets } from '../../../../server/src/language/grammar/nets.js';
import { readNotation } from '../../../../server/src/language/grammar/notation.js';
import type { Phrase } from '../../../../server/src/language/grammar/phrase.js';
import { stretches } from '../../../../server/src/language/grammar/stretch.js';
import { terminals } from '../../../../server/src/language/grammar/terminals.js';
import { grammarVocabulary } from '../../../../server/src/language/grammar/vocabulary.js';

const vocabulary = grammarVocabulary({ subtypes: ['Elf', 'Goblin', 'Merfolk'], keywords: ['flying', 'first strike'] });

/** The phrases of a category that a whole text is read as. */
function phrases(notation: string, category: string, text: string): readonly Phrase[] {
  const wordings = readNotation(notation);
  const classes = new Map([...terminals(vocabulary), ...stretches(wordings, () => nets)]);
  const nets = new Nets(wordings, classes.keys());
  const grammar = new Grammar(nets, classes);
  const lexemes = readLexemes(text);
  return new Matcher(grammar, lexemes)
    .phrases(grammar.category(category), 0)
    .filter(({ end }) => end === lexemes.length);
}

/** The constructs that a text is read as, with the texts of their fields: `draw(amount: two)`. */
function read(notation: string, category: string, text: string): string[] {
  const lexemes = readLexemes(text);
  return phrases(notation, category, text).map(({ ending, slots }) => {
    const fields = slots.map(({ start, end }, index) => {
      const words = text.slice(lexemes.words[start]!.start, lexemes.words[end - 1]!.end);
      return `${ending!.fields[index]}: ${words}`;
    });
    return `${ending!.wording.construct}(${fields.join(', ')})`;
  });
}

const drawing = `
effect
  draw: {actor} draw[s] {amount:count} card(s)

actor
  you: you ; plural
  player: each player ; singular

count
  one: a ; singular
  many: {number-word.pl} ; plural
`;

describe('the notation of wordings', () => {
  it('reads the fields of a construct', () => {
    expect(read(drawing, 'effect', 'You draw two cards')).toEqual(['draw(actor: You, amount: two)']);
  });

  it.each(['Each player draw a card', 'You draws a card', 'You draw two card', 'You draw a cards'])(
    'does not read %j, where number or person disagree',
    (text) => {
      expect(read(drawing, 'effect', text)).toEqual([]);
    },
  );

  it('makes the words of an empty option optional', () => {
    const notation = 'effect\n  gain: gain (an additional|) {amount:number} life';
    expect(read(notation, 'effect', 'gain 2 life')).toEqual(['gain(amount: 2)']);
    expect(read(notation, 'effect', 'gain an additional 2 life')).toEqual(['gain(amount: 2)']);
  });

  it('reads lists with commas before the conjunction', () => {
    const notation = 'target\n  list: target {kind*or}\n\nkind\n  type: {subtype.sg}';
    expect(read(notation, 'target', 'target Elf, Goblin, or Merfolk')).toHaveLength(1);
    expect(read(notation, 'target', 'target Elf or Goblin')).toHaveLength(1);
    expect(read(notation, 'target', 'target Elf, Goblin or Merfolk')).toEqual([]);
  });

  it('prefers a wording that breaks no rule, then the one that stands first', () => {
    const notation =
      'event\n  old ~legacy: enters the battlefield\n  new: enters {place}\n  other: enters the battlefield\n\nplace\n  field: the battlefield';
    expect(read(notation, 'event', 'enters the battlefield')).toEqual(['new(place: the battlefield)']);
  });

  it('reads the plurals of subtypes', () => {
    const notation = 'many\n  type: {subtype.pl}';
    expect(read(notation, 'many', 'Elves')).toHaveLength(1);
    expect(read(notation, 'many', 'Merfolk')).toHaveLength(1);
    expect(read(notation, 'many', 'Elf')).toEqual([]);
  });

  it('reads an option with a mark, unless other words read the text in a right way', () => {
    const marked =
      'effect\n  add: add {mana} (|~mana-pool to your mana pool)\n  add: add {mana} to {place}\n\nplace\n  pool: your mana pool';
    const breaks = (notation: string) =>
      phrases(notation, 'effect', 'add {G} to your mana pool').map((phrase) => phrase.breaks);
    expect(breaks(marked)).toEqual([0]);
    expect(breaks(marked.replace(/.*to \{place\}\n/, ''))).toEqual([1]);
  });

  it('agrees through an option with a mark', () => {
    const notation = `effect\n  draw: {actor} draw[s] {amount:count} (|~slip new) card(s)\n${drawing.split('\n').slice(3).join('\n')}`;
    expect(read(notation, 'effect', 'You draw two new cards')).toHaveLength(1);
    expect(read(notation, 'effect', 'You draw two new card')).toEqual([]);
  });

  it('reads the words up to a phrase of another category', () => {
    const notation = 'deal\n  deal: {who:...dealing} {how:dealing} {rest:...dealing}\n\ndealing\n  do: deal[s] damage';
    expect(read(notation, 'deal', 'The odd old Elf deals damage to you')).toEqual([
      'deal(who: The odd old Elf, how: deals damage, rest: to you)',
    ]);
    expect(read(notation, 'deal', 'Deal damage to you')).toEqual([]);
    expect(read(notation, 'deal', 'The Elf deals damage')).toEqual([]);
  });

  it.each([
    ['draw: {card', 'Not in the notation at column 1: draw: {card'],
    ['draw cards', 'Not a wording: draw cards'],
    ['draw: (a|b', 'Not in the notation'],
  ])('names the line that is not in the notation: %s', (line, message) => {
    expect(() => readNotation(`effect\n  ${line}`)).toThrow(message);
  });
});
