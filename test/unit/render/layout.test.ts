import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardPicture } from '../../../server/src/render/card-picture.js';
import { drawingOf, drawPicture, drawSides } from '../../../server/src/render/draw.js';
import type { DrawnShape } from '../../../server/src/render/drawing.js';
import { bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';
import { hostile, predefinedPictures, samples } from '../../drawings/samples.js';
import { contrastsIn } from './contrast.js';
import { imagesIn, overlapping, textsIn } from './drawn-texts.js';

const shapes = ['card', 'compact'] as const;
const whole = { theme: 'light', shape: 'card' } as const;
const art = { type: 'png', base64: '', pixels: null } as const;

/** Whether any text in some shapes is cut. */
function cutIn(all: readonly DrawnShape[]): boolean {
  return all.some((shape) => (shape.kind === 'within' ? shape.cut : 'shapes' in shape && cutIn(shape.shapes)));
}

/** The errors in the texts of a picture: those that leave their boxes, and boxes that overlap. */
function faults(picture: CardPicture): string[] {
  return shapes.flatMap((shape) => {
    const { drawing } = drawingOf(picture, { theme: 'light', shape, sizeMarks: true });
    const texts = textsIn(drawing);
    const out = texts
      .filter((text) => text.excess > 0.05)
      .map(({ name, words, excess }) => `${name} by ${excess}: ${words}`);
    const pairs = texts.flatMap((a, i) => texts.slice(i + 1).map((b) => [a, b] as const));
    const over = pairs.filter(([a, b]) => overlapping(a.box, b.box)).map(([a, b]) => `${a.name} over ${b.name}`);
    const off = texts.filter(
      ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > drawing.width || box.y + box.height > drawing.height,
    );
    return [...out, ...over, ...off.map(({ name }) => `${name} off the card`)].map((fault) => `${shape}: ${fault}`);
  });
}

describe('every text stays in its box', () => {
  it.each(bundledRulebookIds)('for each predefined token of %s', (rulebook) => {
    const found = predefinedPictures(rulebook).flatMap((picture) =>
      faults(picture).map((at) => `${picture.name}: ${at}`),
    );
    expect(found).toEqual([]);
  });

  it('for the samples, and for hostile text', () => {
    expect([...samples, ...hostile].flatMap((picture) => faults(picture))).toEqual([]);
  });

  it('for arbitrary texts', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'Sacrifice',
        'this',
        '{T}:',
        '{W/U}',
        '{2/R}{B/P}',
        '[Tank]',
        '[M]',
        '(It',
        'has',
        'flying.)',
        '•',
        '“ok”',
      ),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constant('W'.repeat(90)),
    );
    const text = (maxLength: number) => fc.array(word, { maxLength }).map((words) => words.join(' '));
    const typeLine = fc.constantFrom(
      'Legendary Planeswalker — Ann',
      'Enchantment — Saga',
      'Enchantment — Class',
      'Creature — Elf',
      'Battle — Siege',
      'Sorcery — Adventure',
      'Instant',
      'Battlefield',
    );
    const opening = fc.constantFrom('', '', 'I, II — ', '+1: ', '{1}{G}: Level 2 ', 'LEVEL 1-2', '4+ | ', '2/2', '• ');
    const rule = fc.tuple(opening, text(40)).map(([start, rest]) => start + rest);
    const face: fc.Arbitrary<CardPicture> = fc.record({
      game: fc.constantFrom('magic', 'riftbound', 'fifth'),
      name: text(8),
      manaCost: fc
        .array(fc.constantFrom('{1}', '{W}', '{1000000}', '{E4}', '{W/U/P}', 'x'), { maxLength: 40 })
        .map((all) => all.join('')),
      typeLine: fc.oneof(text(10), typeLine),
      rules: fc.array(rule, { maxLength: 12 }),
      flavor: fc.array(text(30), { maxLength: 3 }),
      stats: fc.option(
        fc.record({
          kind: fc.constantFrom('power', 'loyalty', 'defense', 'might'),
          text: fc.string({ maxLength: 30 }),
        }),
      ),
      colors: fc.option(fc.subarray(['W', 'U', 'B', 'R', 'G'])),
      customColors: fc.array(fc.string(), { maxLength: 2 }),
      legendary: fc.boolean(),
      token: fc.boolean(),
      rarity: fc.option(fc.constantFrom('common', 'uncommon', 'rare', 'mythic', 'special')),
      setCode: fc.string({ maxLength: 12 }),
      back: fc.constant(null),
    });
    const picture = fc.tuple(face, fc.option(face)).map(([front, back]) => ({ ...front, back }));
    fc.assert(
      fc.property(picture, (made) => faults(made).length === 0),
      { numRuns: 50 },
    );
  });
});

describe('every text can be read', () => {
  it.each(['light', 'dark', 'contrast'] as const)('in front of what is behind it: %s', (theme) => {
    const weak = [...samples, ...predefinedPictures('riftbound')].flatMap((picture) =>
      [false, true].flatMap((grayscale) =>
        shapes.flatMap((shape) => {
          const found = contrastsIn(drawingOf(picture, { theme, shape, grayscale }).drawing.shapes);
          expect(found.length).toBeGreaterThan(0);
          return found.filter(({ contrast }) => contrast < 4.5).map((text) => ({ ...text, shape, card: picture.name }));
        }),
      ),
    );
    expect(weak).toEqual([]);
  });
});

describe('small text', () => {
  const textSize = (length: number) => {
    const rules = ['Whenever this token deals combat damage to a player, draw a card. '.repeat(length)];
    return drawPicture({ ...samples[0]!, rules }, { ...whole, sizeMarks: true });
  };

  it('is marked if it is smaller than on printed cards', () => {
    expect(textSize(2).smallText).toBeNull();
    const { smallText, text, svg } = textSize(16);
    expect(smallText).toBe('The text is 6 points high, smaller than on printed cards (8 points).');
    expect(text).toContain(smallText);
    expect(svg).toContain(`<title>${smallText}</title>`);
  });

  it('is not marked in hovers, in files and on sheets', () => {
    const saved = drawPicture({ ...samples[0]!, rules: ['Flying. '.repeat(200)] }, whole);
    expect(saved.smallText).not.toBeNull();
    expect(saved.svg).not.toContain(`<title>${saved.smallText}</title>`);
    expect(
      drawPicture({ ...samples[0]!, rules: ['Flying. '.repeat(200)] }, { ...whole, shape: 'compact' }).smallText,
    ).toBeNull();
    const [side] = drawSides({ ...samples[0]!, rules: ['Flying. '.repeat(200)] }, { theme: 'light' });
    expect(side!.smallText).toBeLessThan(8);
    expect(textsIn(side!.drawing).map(({ name }) => name)).not.toContain('size');
  });
});

describe('a picture supplied by the user', () => {
  it('replaces the motif, and is not behind any text of the card', () => {
    for (const sample of [...samples, ...hostile]) {
      const { drawing } = drawingOf({ ...sample, art }, whole);
      // In Riftbound, cost and Might are over the picture by design.
      const texts = textsIn(drawing).filter(({ name }) => sample.game !== 'riftbound' || name !== 'stats');
      const under = imagesIn(drawing.shapes).flatMap((box) => texts.filter((text) => overlapping(box, text.box)));
      expect(under.map(({ name, words }) => `${name}: ${words}`)).toEqual([]);
    }
    const shown = samples.filter((sample) => imagesIn(drawingOf({ ...sample, art }, whole).drawing.shapes).length >= 1);
    expect(shown.length).toBe(samples.length);
  });
});

describe('text that is too long for a card', () => {
  const reminder = '(This is a reminder of what everybody knows already, and goes on about it for a while.)';
  const ability = 'Whenever this token deals combat damage to a player, draw a card.';
  const textOf = (rules: readonly string[]) => textsIn(drawingOf({ ...samples[0]!, rules }, whole).drawing);
  const rulesOf = (rules: readonly string[]) => textOf(rules).find(({ name }) => name === 'rules')!;

  it('first loses its reminder text, before it gets small', () => {
    const rules = Array.from({ length: 6 }, () => `${ability} ${reminder} ${reminder}`);
    expect(rulesOf(rules.slice(0, 2)).words).toContain('reminder');
    const shown = rulesOf(rules);
    expect(shown.words).not.toContain('reminder');
    expect(shown.words.match(/draw a card\./g)).toHaveLength(6);
    expect(shown.size).toBeGreaterThan(22);
  });

  it('then replaces the picture, and is cut only if that is not enough', () => {
    const isCut = (rules: readonly string[]) => cutIn(drawingOf({ ...samples[0]!, rules }, whole).drawing.shapes);
    const many = (count: number) => Array.from({ length: count }, () => ability);
    expect(isCut(many(12))).toBe(false);
    expect(imagesIn(drawingOf({ ...samples[0]!, art, rules: many(60) }, whole).drawing.shapes)).toEqual([]);
    expect(isCut(many(60))).toBe(true);
  });
});

describe('text is as large as possible', () => {
  const rules = (lines: readonly string[]) => {
    const { drawing } = drawingOf({ ...samples[0]!, rules: lines }, whole);
    return textsIn(drawing).find(({ name }) => name === 'rules')!;
  };
  const sentence = 'Whenever this token deals combat damage to a player, draw a card.';

  it('with one size for short text, smaller sizes for longer text, and a lower limit', () => {
    const sizes = [1, 4, 8, 12, 60].map((count) => rules(Array.from({ length: count }, () => sentence)).size);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBe(33); // 3.3 mm
    expect(sizes.at(-1)).toBe(18); // 1.8 mm, 5 points
  });

  it('and is complete as long as it fits, then ends in an ellipsis', () => {
    expect(rules(Array.from({ length: 8 }, () => sentence)).words).not.toContain('…');
    expect(rules(Array.from({ length: 60 }, () => sentence)).words).toMatch(/…$/);
  });
});

describe('a picture', () => {
  it('is always the same', () => {
    for (const picture of samples) {
      const draw = () => drawPicture(picture, { theme: 'dark', shape: 'card' });
      expect(draw()).toEqual(draw());
    }
  });

  it('has the proportions of 63 × 88 mm, upright or not, with two sides next to each other', () => {
    const sizeOf = (name: string) => {
      const picture = samples.find((sample) => sample.name === name)!;
      const { width, height } = drawPicture(picture, { ...whole, width: 630 });
      return [width, height];
    };
    expect(sizeOf('Treasure Token')).toEqual([630, 880]);
    expect(sizeOf('Brindle of the Low Road')).toEqual([630, 880]); // its adventure is in its text box
    expect(sizeOf('Ember')).toEqual([880, 630]); // a split card
    expect(sizeOf('The Sunken Stair')).toEqual([880, 630]); // a battlefield
    expect(sizeOf('Incubator Token')).toEqual([1278, 880]);
    expect(sizeOf('Vigil Lantern')).toEqual([1278, 880]);
    expect(sizeOf('Siege of Saltgate')).toEqual([1528, 880]); // a battle with an upright back
  });

  it('of a token is small enough for a hover, and has a limited size for any text', () => {
    const sizes = (pictures: readonly CardPicture[]) =>
      pictures.map((picture) => drawPicture(picture, { theme: 'light', shape: 'compact' }).svg.length);
    expect(Math.max(...sizes(samples))).toBeLessThan(40_000);
    expect(Math.max(...sizes(hostile))).toBeLessThan(160_000);
  });
});
