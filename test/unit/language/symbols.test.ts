import { describe, expect, it } from 'vitest';
import { inBraces, readManaCost } from '../../../server/src/language/mana-cost.js';
import { bracesIn, correctedSymbols, symbolKind } from '../../../server/src/language/symbols.js';

describe('a symbol', () => {
  it.each('W 0 15 1000000 X C S W/U 2/W 3/G C/B W/P P/W G/W/P c w/u ½ 1/2 ∞ HW L D H'.split(' '))(
    '{%s} is mana',
    (inner) => expect(symbolKind(inner)).toBe('mana'),
  );

  it.each('T t Q E PW CHAOS TK P A +1 −3 -X'.split(' '))('{%s} is a symbol other than mana', (inner) =>
    expect(symbolKind(inner)).toBe('other'),
  );

  it.each(['', 'N', '2W', 'WU', 'W/W', 'W/U/B', 'P/P', 'T/W', 'W/', '/', 'W/U/P/P', 'S/W', '2/3', 'tap', 'AP'])(
    '{%s} is not a symbol',
    (inner) => expect(symbolKind(inner)).toBeNull(),
  );

  it('may be custom, and half of a hybrid', () => {
    const own = new Set(['I']);
    expect(['I', 'i', 'I/W', '2/I', 'I/P'].map((inner) => symbolKind(inner, own))).toEqual(Array(5).fill('mana'));
    expect(correctedSymbols('IW', own)).toBe('{I/W}');
  });

  it.each([
    ['2WW', '{2}{W}{W}'],
    ['WW', '{W}{W}'],
    ['10', '{10}'],
    ['BG', '{B/G}'],
    ['wp', '{W/P}'],
    ['W / U', '{W/U}'],
    [' T ', '{T}'],
    ['Tap', '{T}'],
    ['green', '{G}'],
  ])('“{%s}” is corrected to %s', (inner, right) => expect(correctedSymbols(inner)).toBe(right));

  it.each(['', 'N', 'see below', 'APE', 'X and Y'])('“{%s}” has no obvious correction', (inner) =>
    expect(correctedSymbols(inner)).toBeNull(),
  );
});

describe('braces', () => {
  it('are paired on their line, and single ones are found', () => {
    const shown = (text: string) =>
      [...bracesIn(text)].map(({ span, inner }) => [text.slice(span.start, span.end), inner]);
    expect(shown('{T}: {2{W}')).toEqual([
      ['{T}', 'T'],
      ['{', null],
      ['{W}', 'W'],
    ]);
    expect(shown('{T\n}')).toEqual([
      ['{', null],
      ['}', null],
    ]);
  });
});

describe('a mana cost', () => {
  it('consists of symbols, with anything else left over', () => {
    const { symbols, unread } = readManaCost('{1}{R} // {T}G');
    expect(symbols.map(({ inner, kind }) => [inner, kind])).toEqual([
      ['1', 'mana'],
      ['R', 'mana'],
      ['T', 'other'],
    ]);
    expect(unread).toEqual([{ span: { start: 13, end: 14 }, text: 'G' }]);
  });

  it.each([
    ['2WW', '{2}{W}{W}'],
    ['{2}WW', '{2}{W}{W}'],
    ['2{W/U}W', '{2}{W/U}{W}'],
    ['12G', '{12}{G}'],
    ['xuu', '{X}{U}{U}'],
  ])('“%s” lacks braces: %s', (text, right) => expect(inBraces(text)).toBe(right));

  it.each(['', 'Goblin', '{T}W', '{N}W', 'WK', '2 or W'])('“%s” is not a cost without braces', (text) =>
    expect(inBraces(text)).toBeNull(),
  );
});
