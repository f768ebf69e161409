import { describe, expect, it } from 'vitest';
import data from '../../../server/src/render/data/font.json';
import { oklch, paletteOf, rarityColor, tintOf } from '../../../server/src/render/palette.js';
import { clean } from '../../../server/src/render/text/clean.js';
import { ASCENT, DESCENT, EM, glyphOf, OVERHANG } from '../../../server/src/render/text/font.js';
import { costSymbols, piecesOf } from '../../../server/src/render/text/inline.js';
import { pictured, samples } from '../../drawings/samples.js';
import { contrast, luminance } from './contrast.js';

describe('the picture of a card', () => {
  it('has the colours of its cost, or those that are written', () => {
    const [archivist, moth] = ['Emberline Archivist', 'Duskmoth Token'].map(
      (name) => samples.find((one) => one.name === name)!,
    );
    expect(archivist).toMatchObject({ colors: ['U', 'R'], customColors: [], token: false });
    expect(moth).toMatchObject({ colors: [], customColors: ['purple'], token: true });
  });

  it('has the card’s name in place of ~', () => {
    const [card] = pictured('Ash Eater {R}\nCreature — Goblin\nSacrifice CARDNAME: ~ is gone. ~~\n1/1\n', 'a.cards');
    expect(card?.rules).toEqual(['Sacrifice Ash Eater: Ash Eater is gone. ~Ash Eater']);
  });

  it('has its faces in order', () => {
    const [card] = pictured('One {R}\nInstant\nDraw.\n//\nTwo {U}\nSorcery\nDraw.\n', 'a.cards');
    expect([card?.name, card?.back?.name, card?.back?.back]).toEqual(['One', 'Two', null]);
  });

  it('has its rarity and the code of its set', () => {
    const rarity = (type: string) => pictured(`A\n${type}\n`, 'a.cards')[0]?.rarity;
    expect(rarity('Instant (mythic rare)')).toBe('mythic');
    expect(rarity('Instant (Uncommon)')).toBe('uncommon');
    expect(rarity('Instant')).toBeNull();
    const [both] = pictured('Code: TDR\n\nA {U}\nInstant (rare)\nDraw.\n//\nB {U}\nInstant\nDraw.\n', 'a.cards');
    expect([both?.rarity, both?.back?.rarity, both?.setCode, both?.back?.setCode]).toEqual([
      'rare',
      'rare',
      'TDR',
      'TDR',
    ]);
  });

  it('has loyalty, defense, Might or power in its corner', () => {
    const stats = (type: string, line: string) => pictured(`A\n${type}\n${line}\n`, 'a.cards')[0]?.stats;
    expect(stats('Creature — Elf', '2/2')).toEqual({ kind: 'power', text: '2/2' });
    expect(stats('Legendary Planeswalker — Ann', '[5]')).toEqual({ kind: 'loyalty', text: '5' });
    expect(stats('Battle — Siege', 'Defense: 4')).toEqual({ kind: 'defense', text: '4' });
    expect(pictured('A\nUnit\nMight: 3\n', 'a.cards', 'riftbound')[0]?.stats).toEqual({ kind: 'might', text: '3' });
  });
});

describe('a line of rules text', () => {
  const shown = (line: string, game: 'magic' | 'riftbound' = 'magic') =>
    piecesOf(line, game).map((piece) => {
      if (piece.kind === 'symbol') return `<${piece.symbol.words}>`;
      return piece.kind === 'tag' ? `#${piece.text}#` : piece.face === 'italic' ? `_${piece.text}_` : piece.text;
    });

  it('has its reminder text in italics, symbols as symbols', () => {
    expect(shown('{T}: Add {C}. (It is {2/W} (or so).) Go.')).toEqual([
      '<tap>',
      ': Add ',
      '<colorless mana>',
      '. ',
      '_(It is _',
      '<2 or white mana>',
      '_ (or so).)_',
      ' Go.',
    ]);
    expect(shown('An open ( stays as it is.')).toEqual(['An open ( stays as it is.']);
    expect(shown('A {QUX} is shown as written.')).toEqual(['A ', '<QUX>', ' is shown as written.']);
  });

  it('has the cost of a loyalty ability in a box', () => {
    expect(shown('−2: Draw a card.')).toEqual(['#−2#', ' ', 'Draw a card.']);
  });

  it('recognizes the symbols and keywords of Riftbound', () => {
    expect(shown('[Reaction][>] [E]: 3 :rb_might: [Add] [A]', 'riftbound')).toEqual([
      '#Reaction#',
      '<then>',
      ' ',
      '<exhaust>',
      ': 3 ',
      '<Might>',
      ' ',
      '#Add#',
      ' ',
      '<one power of any domain>',
    ]);
    expect(costSymbols('{E3}{P1}', 'riftbound').map(({ words }) => words)).toEqual(['3 energy', '1 power']);
  });

  it('reads a cost without braces', () => {
    expect(costSymbols('2WW', 'fifth').map(({ words }) => words)).toEqual(['2', 'white mana', 'white mana']);
  });
});

describe('text is cleaned', () => {
  it.each([
    ['a\u0000b\u202ec\ud800', 'abc'],
    ['"It\'s \'fine\'," said ("she").', '“It’s ‘fine’,” said (“she”).'],
    ['gets -1/-1, not non-Elf X-2', 'gets −1/−1, not non-Elf X-2'],
    ['z\u0351\u0352\u0357\u0350', 'z\u0351\u0352'],
    ['  two\t\n words ', 'two words'],
  ])('%j as %j', (text, shown) => {
    expect(clean(text, 100)).toBe(shown);
  });

  it('and cut', () => {
    expect(clean('abcdef', 3)).toBe('abc…');
  });
});

describe('the font', () => {
  it('has every letter within the bounds assumed by layout', () => {
    for (const face of ['regular', 'italic', 'bold'] as const) {
      for (const character of Object.keys(data.faces[face].glyphs)) {
        const { advance, path } = glyphOf(character, face)!;
        const { left, right, top, bottom } = bounds(path);
        const fits = [
          -top <= ASCENT * EM + 2,
          bottom <= DESCENT * EM,
          left >= -OVERHANG * EM,
          right <= advance + OVERHANG * EM,
        ];
        expect(fits, `${character} ${face}`).toEqual([true, true, true, true]);
      }
    }
  });

  it('uses the base letter for an accent that it lacks, and reports letters that it lacks', () => {
    expect(glyphOf('ǵ', 'regular')).toEqual(glyphOf('g', 'regular'));
    expect(glyphOf('精', 'regular')).toBeNull();
  });
});

describe('the colours', () => {
  it.each(['light', 'dark', 'contrast'] as const)('have enough contrast to read text: %s', (theme) => {
    const colors = [
      'W',
      'U',
      'B',
      'R',
      'G',
      'gold',
      'grey',
      'land',
      'domainless',
      'fury',
      'calm',
      'mind',
      'body',
      'chaos',
      'order',
      'pink',
      'xyzzy',
    ];
    const palettes = colors.flatMap((color) =>
      (['of theme', 'printed'] as const).map((paper) => ({ color, ...paletteOf([color], theme, false, paper) })),
    );
    for (const { color, ink, paper, bar, quiet } of palettes) {
      const least = theme === 'contrast' ? 15 : 7;
      expect(contrast(ink, paper), color).toBeGreaterThan(least);
      expect(contrast(ink, bar[0]!), color).toBeGreaterThan(least);
      expect(contrast(quiet, bar[0]!), color).toBeGreaterThan(4.5);
    }
  });

  it('show white cards as white and black cards as black on any background', () => {
    const frameOf = (color: string, theme: 'light' | 'dark') =>
      luminance(paletteOf([color], theme, false, 'printed').frame[0]![0]);
    for (const theme of ['light', 'dark'] as const) {
      expect(frameOf('W', theme)).toBeGreaterThan(0.65);
      expect(frameOf('B', theme)).toBeLessThan(0.15);
      for (const color of ['U', 'R', 'G']) expect(frameOf(color, theme)).toBeGreaterThan(frameOf('B', theme));
    }
    // Around a dark card on a dark background there is a line.
    expect(paletteOf(['B'], 'dark').rim).not.toBeNull();
  });

  it('distinguish the rarities', () => {
    const all = (['common', 'uncommon', 'rare', 'mythic', 'special'] as const).map((rarity) =>
      rarityColor(rarity, paletteOf(['W'], 'light'), false),
    );
    expect(new Set(all).size).toBe(5);
  });

  it('are grey if requested', () => {
    expect(
      paletteOf(['R'], 'light', true)
        .frame.flat()
        .every((color) => /^#(..)\1\1$/.test(color)),
    ).toBe(true);
  });

  it('are always the same for a word without a known hue', () => {
    expect(tintOf('Octarine')).toEqual(tintOf('octarine'));
    expect(tintOf('constructor').hue).toBeTypeOf('number');
    expect(oklch(0.5, 0.4, 140)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

/** The extent of an outline, including its control points. */
function bounds(path: string) {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([MmlhvqcZz])([^A-Za-z]*)/g)) {
    const values = (rest.match(/-?\d+/g) ?? []).map(Number);
    const size = { M: 2, m: 2, l: 2, h: 1, v: 1, q: 4, c: 6 }[letter] ?? 0;
    if (size === 0) [x, y] = start;
    for (let i = 0; size > 0 && i < values.length; i += size) {
      const pair =
        letter === 'h' ? [values[i]!, 0] : letter === 'v' ? [0, values[i]!] : values.slice(i + size - 2, i + size);
      [x, y] = letter === 'M' ? (pair as [number, number]) : [x + pair[0]!, y + pair[1]!];
      points.push([x, y]);
      if (letter === 'M' || letter === 'm') start = [x, y];
    }
  }
  const xs = points.map(([px]) => px);
  const ys = points.map(([, py]) => py);
  return points.length === 0
    ? { left: 0, right: 0, top: 0, bottom: 0 }
    : { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
