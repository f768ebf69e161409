import { describe, expect, it } from 'vitest';
import { partsAfterNoun } from './parts.js';

/** The parts after "Create a 1/1 red Goblin creature token". */
function rest(words: string): string[] {
  return partsAfterNoun(`Create a 1/1 red Goblin creature token ${words}`);
}

describe('an ability without quotation marks', () => {
  it.each([
    "that can't block, then draw a card.",
    "that can't block; draw a card.",
    "that can't block.",
    "that can't block\nDraw a card.",
    "that can't block (It may attack.)",
    "that can't block and a Food token.",
    "that can't block and draw a card.",
    "which can't block.",
    "who can't block.",
  ])('ends before what is not part of it: %s', (words) => expect(rest(words)).toEqual(["unquoted can't block"]));

  it.each([
    "can't block and attacks each combat",
    "doesn't untap during your untap step",
    'cannot attack',
    'must attack',
    'can attack',
    'attacks each combat',
    'blocks each combat',
  ])('is read after "that": %s', (ability) => expect(rest(`that ${ability}.`)).toEqual([`unquoted ${ability}`]));

  it('leaves "where" and "instead" to the phrase', () => {
    expect(rest("that can't block where X is 2.")).toEqual(["unquoted can't block", 'where where X is 2']);
    expect(rest("that can't block instead.")).toEqual(["unquoted can't block", 'instead instead']);
  });

  it.each(["that doesn't have this ability.", "that don't have flying."])(
    'is not an ability that is taken away: %s',
    (words) => expect(rest(words)).toEqual([]),
  );

  it.each(['that have flying.', 'that has flying.', 'which has flying.', 'who has flying.'])(
    'may be a keyword: %s',
    (words) => expect(rest(words)).toEqual(['keyword flying']),
  );
});

describe('a list of abilities', () => {
  it.each([
    ['with flying and have haste.', ['keyword flying', 'keyword haste']],
    ['with "{T}: Add {G}." and has equip {2}.', ['quoted "{T}: Add {G}."', 'keyword equip {2}']],
    ['with flying and has "{T}: Draw a card."', ['keyword flying', 'quoted "{T}: Draw a card."']],
    ['with “{T}: Add {G},” “{T}: Add {R}.”', ['quoted “{T}: Add {G},”', 'quoted “{T}: Add {R}.”']],
    ['with “{T}: Add {G}” “{T}: Add {R}.”', ['quoted “{T}: Add {G}”']],
    ['with equip {2} and ward {1}, trample.', ['keyword equip {2}', 'keyword ward {1}', 'keyword trample']],
    ['with flying, double strike.', ['keyword flying', 'keyword double strike']],
    ['with flying, support 2.', ['keyword flying', 'keyword support 2']],
    ['with flying, bolster 2.', ['keyword flying', 'keyword bolster 2']],
    ['with flying attached to it.', ['keyword flying', 'attached attached to it']],
  ])('is read to its end: %s', (words, parts) => expect(rest(words)).toEqual(parts));

  it.each([
    'and have it fight target creature.',
    'and enchanted creature gains haste.',
    'and equipped creature gains haste.',
    "and they're tapped.",
    ', support your friends.',
    ', bolster your friends.',
    'and two Food tokens.',
    'and that player draws a card.',
    'and those creatures fight.',
    'and draw a card.',
    'and double its power.',
    'as long as you live.',
    'or reach.',
  ])('ends before another clause: with flying %s', (clause) => {
    expect(rest(`with flying ${clause}`.replace(' ,', ','))).toEqual(['keyword flying']);
  });

  it.each(['protection from black and from red', 'ward {1}', 'ward—Pay 2 life', 'boast!', 'toxic 1', '[M]'])(
    'has a keyword with its parameter: %s',
    (keyword) => {
      expect(rest(`with ${keyword}.`)).toEqual([`keyword ${keyword}`]);
    },
  );

  it('counts the tokens and not the keyword after "for each"', () => {
    expect(rest('with toxic 1 for each Elf.')).toEqual(['keyword toxic 1', 'for each for each Elf']);
    expect(rest('with hexproof for now.')).toEqual(['keyword hexproof for now']);
    expect(rest('with protection from black and haste.')).toEqual(['keyword protection from black', 'keyword haste']);
  });
});

describe('power and toughness after "with"', () => {
  it.each([
    'power and toughness 4/4',
    'base power and toughness 4/4',
    'a base power and toughness each equal to its mana value',
    'power equal to its mana value',
    'toughness equal to its mana value',
  ])('belong to the token: %s', (stats) => expect(rest(`with ${stats}.`)).toEqual([`stats ${stats}`]));

  it.each(['with power 4.', 'with power and toughness each equal to.', 'with a power of 4.'])(
    'are not read without two values or something to be equal to: %s',
    (words) => expect(rest(words).filter((part) => part.startsWith('stats'))).toEqual([]),
  );
});

describe('abilities that are given elsewhere', () => {
  it.each([
    ['those characteristics', 'characteristics'],
    ['all activated abilities of the exiled card', 'elsewhere'],
    ['the abilities from that card', 'elsewhere'],
    ['that ability', 'elsewhere'],
    ['an ability', 'elsewhere'],
  ])('are read as one part: %s', (words, kind) => expect(rest(`with ${words}.`)).toEqual([`${kind} ${words}`]));

  it('may contain a number, and end at a comma', () => {
    expect(rest('with all activated abilities of the 2 exiled cards, then draw a card.')).toEqual([
      'elsewhere all activated abilities of the 2 exiled cards',
    ]);
    expect(rest('with that ability until end of turn.')[0]).toBe('elsewhere that ability');
  });

  it('have at most five words before "abilities"', () => {
    expect(rest('with all the many other old abilities.')).toEqual(['elsewhere all the many other old abilities']);
    expect(rest('with all the very many other old abilities.')).toEqual([]);
  });

  it('begin with a determiner', () => {
    expect(rest('with hexproof of abilities.')).toEqual(['keyword hexproof of abilities']);
  });
});

describe('counters after "with"', () => {
  it.each([
    'two +1/+1 counters on it',
    'shield counters on it',
    'a counter',
    'that many +1/+1 counters on it',
    'half X oil counters on it',
    'a +1/+1 counter on it for each Elf you control',
    'a one two three four five counter on it',
    'your choice of a flying counter or a reach counter on it',
    'your choice of a flying, reach, or trample counter on it',
    'your choice of a +1/+1 counter or a flying counter on it',
    'your choice of flying counters',
    'your choice of a flying counter, a reach counter on it',
  ])('are read with their number and place: %s', (counters) => {
    expect(rest(`with ${counters}.`)).toEqual([`counters ${counters}`]);
  });

  it('end before the next ability', () => {
    expect(rest('with two +1/+1 counters and haste.')).toEqual(['counters two +1/+1 counters', 'keyword haste']);
    expect(rest('with a big counter with haste.')).toEqual(['counters a big counter', 'keyword haste']);
    expect(rest('with your choice of a flying counter and a reach counter.')).toEqual([
      'counters your choice of a flying counter',
      'counters a reach counter',
    ]);
    expect(rest('with your choice of a flying counter or a {T} counter on it.')[0]).toBe(
      'counters your choice of a flying counter',
    );
  });

  it.each(['a token counter', 'a one two three four five six counter on it', 'your choice of flying or reach'])(
    'are not found far away, after "token", or if there are none: %s',
    (words) => expect(rest(`with ${words}.`)).toEqual([]),
  );
});
