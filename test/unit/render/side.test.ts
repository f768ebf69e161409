import { describe, expect, it } from 'vitest';
import { labelledFaces, sidesOf } from '../../../server/src/render/side.js';
import { pictured, samples } from '../../drawings/samples.js';

/** The sides of a card as words: what is on each, and `wide` if it is wider than high. */
function sides(text: string, game: 'magic' | 'riftbound' = 'magic'): string[] {
  const [picture] = pictured(text, 'a.cards', game);
  return sidesOf(picture!).map((side) => {
    const what = side.kind === 'face' ? [side.face.name, side.label].filter(Boolean).join(': ') : side.kind;
    return side.landscape ? `${what}, wide` : what;
  });
}

describe('the sides of a card', () => {
  it('are one for a card with one face', () => {
    expect(sides('Ash\nCreature — Elf\n1/1\n')).toEqual(['Ash']);
  });

  it('are one for adventures, omens and preparation cards', () => {
    expect(sides('Ash {G}\nCreature — Elf\n1/1\n//\nTrip {G}\nSorcery — Adventure\nDraw.\n')).toEqual(['two-part']);
    expect(sides('Ash {G}\nCreature — Dragon\n1/1\n//\nSign {G}\nInstant — Omen\nDraw.\n')).toEqual(['two-part']);
    const prepared = 'Ash {G}\nCreature — Elf\nThis creature enters prepared.\n1/1\n//\nSign {G}\nInstant\nDraw.\n';
    expect(sides(prepared)).toEqual(['two-part']);
  });

  it('are one, with two halves, for split cards and Rooms', () => {
    expect(sides('Ash {R}\nInstant\nDraw.\n//\nElm {G}\nSorcery\nDraw.\n')).toEqual(['split, wide']);
    expect(sides('Attic {R}\nEnchantment — Room\nDraw.\n//\nCellar {G}\nEnchantment — Room\nDraw.\n')).toEqual([
      'split, wide',
    ]);
  });

  it('are two for a transforming card', () => {
    const text = 'Ash {R}\nCreature — Elf\nTransform Ash.\n1/1\n//\nElm\nCreature — Elf\n2/2\n';
    expect(sides(text)).toEqual(['Ash: Front', 'Elm: Back']);
  });

  it('are two for a modal card', () => {
    const land = 'Ash {R}\nInstant\nDraw.\n//\nElm\nLand\n{T}: Add {R}.\n';
    expect(sides(land)).toEqual(['Ash: Modal · Front', 'Elm: Modal · Back']);
    const spell = 'Ash {R}\nCreature — Elf\n1/1\n//\nElm {G}\nSorcery\nDraw.\n';
    expect(sides(spell)).toEqual(['Ash: Modal · Front', 'Elm: Modal · Back']);
  });

  it('are one for each face of a meld of three', () => {
    expect(sides('A\nLand\n//\nB\nLand\n//\nC\nLand')).toEqual(['A: 1 of 3', 'B: 2 of 3', 'C: 3 of 3']);
  });

  it('are wide for battles and battlefields', () => {
    const battle = 'Ash {R}\nBattle — Siege\nDefense: 3\n//\nElm\nCreature — Elf\nFlying\n2/2\n';
    expect(sides(battle)).toEqual(['Ash: Front, wide', 'Elm: Back']);
    expect(sides('The Stair\nBattlefield\nDraw 1.\n', 'riftbound')).toEqual(['The Stair, wide']);
  });

  it('are two for a double-faced token', () => {
    const incubator = samples.find(({ name }) => name === 'Incubator Token')!;
    expect(labelledFaces(incubator).map(({ label }) => label)).toEqual(['Front', 'Back']);
  });
});
