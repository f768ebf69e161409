import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, origin, type SheetPage, type TwoFaces } from '../../../../server/src/export/sheet/layout.js';
import { papers } from '../../../../server/src/export/sheet/paper.js';

/** Cards named by letters; those in upper case have the lower-case letter on their backs. */
function cards(fronts: string): TwoFaces<string>[] {
  return [...fronts].map((front) => ({ front, back: /[A-Z]/.test(front) ? front.toLowerCase() : null }));
}

/** A page as rows of its faces, with a dot for an empty slot. */
function rows({ slots }: SheetPage<string>): string[] {
  const at = (column: number, row: number) =>
    slots.find((slot) => slot.column === column && slot.row === row)?.face ?? '.';
  return [0, 1, 2].map((row) => [0, 1, 2].map((column) => at(column, row)).join(''));
}

describe('the layout of cards on pages', () => {
  it('has nine cards per page, in order', () => {
    const pages = layOut(cards('0123456789'), false);
    expect(pages.map(rows)).toEqual([
      ['012', '345', '678'],
      ['9..', '...', '...'],
    ]);
    expect(pages.map(({ sheet, side }) => [sheet, side])).toEqual([
      [1, 'front'],
      [2, 'front'],
    ]);
    expect(layOut([], false)).toEqual([]);
  });

  it('puts two-faced cards first, with mirrored backs on the next page', () => {
    const pages = layOut(cards('1A2BCD'), false);
    expect(pages.map(rows)).toEqual([
      ['ABC', 'D12', '...'],
      ['cba', '..d', '...'],
    ]);
    expect(pages.map(({ sheet, side }) => [sheet, side])).toEqual([
      [1, 'front'],
      [1, 'back'],
    ]);
  });

  it('leaves a blank page after fronts without backs if others have backs, but not at the end', () => {
    const pages = layOut(cards('A12345678901234567890'), false);
    expect(pages.map(({ sheet, side, slots }) => `${sheet} ${side} ${slots.length}`)).toEqual([
      '1 front 9',
      '1 back 1',
      '2 front 9',
      '2 back 0',
      '3 front 3',
    ]);
  });

  it('puts backs next to their fronts for printers that print one side', () => {
    expect(layOut(cards('1A2B'), true).map(rows)).toEqual([['1Aa', '2Bb', '...']]);
  });

  it('aligns every back with its front', () => {
    const card = fc.boolean().map((hasBack) => ({ hasBack }));
    fc.assert(
      fc.property(fc.array(card, { maxLength: 40 }), (all) => {
        const given = all.map(({ hasBack }, i) => ({ front: i, back: hasBack ? -i - 1 : null }));
        const pages = layOut(given, false);
        const fronts = pages.filter(({ side }) => side === 'front').flatMap(({ slots }) => slots);
        expect(fronts.map(({ face }) => face).sort((a, b) => a - b)).toEqual(given.map(({ front }) => front));
        const backs = pages.filter(({ side }) => side === 'back');
        for (const { sheet, slots } of backs) {
          const before = pages.find((page) => page.sheet === sheet && page.side === 'front')!;
          expect(pages[pages.indexOf(before) + 1]?.side).toBe('back');
          for (const { column, row, face } of slots) {
            // Flipped on the long edge, left becomes right.
            const front = before.slots.find((slot) => slot.row === row && slot.column === 2 - column);
            expect(front?.face).toBe(-face - 1);
          }
        }
        const withBack = given.filter(({ back }) => back !== null).length;
        expect(backs.flatMap(({ slots }) => slots)).toHaveLength(withBack);
      }),
    );
  });

  it('centres the cards on the paper', () => {
    expect(origin(papers.a4)).toEqual({ x: 105, y: 165 });
    expect(origin(papers.letter)).toEqual({ x: 134.5, y: 77 });
  });
});
