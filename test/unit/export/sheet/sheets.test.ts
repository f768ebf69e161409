import { describe, expect, it } from 'vitest';
import { papers } from '../../../../server/src/export/sheet/paper.js';
import type { PrintJob } from '../../../../server/src/export/sheet/prints.js';
import { sheetsHtml } from '../../../../server/src/export/sheet/sheet-html.js';
import { sheetSvg, sheetsSvg } from '../../../../server/src/export/sheet/sheet-svg.js';
import { makeSheets, type SheetOptions } from '../../../../server/src/export/sheet/sheets.js';
import { type Box, type DrawnShape, inset } from '../../../../server/src/render/drawing.js';
import { hostile, samples } from '../../../drawings/samples.js';
import { overlapping } from '../../render/drawn-texts.js';

const options: SheetOptions = { paper: papers.a4, copies: null, grayscale: false, oneSided: false };
const prints: readonly PrintJob[] = samples.map((picture) => ({ picture, copies: { count: 1, variable: false } }));
const alike = (count: number): PrintJob[] => [{ picture: samples[0]!, copies: { count, variable: true } }];

/** The positions of the cards on a page, and the boxes drawn outside them. */
function placesOn(shapes: readonly DrawnShape[]): { cards: Box[]; boxes: Box[] } {
  const cards = shapes.flatMap((shape) =>
    shape.kind === 'stamp' ? [{ x: shape.x, y: shape.y, width: shape.of.width, height: shape.of.height }] : [],
  );
  return { cards, boxes: shapes.flatMap((shape) => (shape.kind === 'box' ? [shape.box] : [])) };
}

describe('sheets', () => {
  it.each(Object.entries(papers))(
    'on %s have cards of 63 × 88 mm, with marks on the paper but not on the cards',
    (_, paper) => {
      const { pages } = makeSheets(prints, { ...options, paper });
      for (const { drawing, names } of pages) {
        expect(drawing).toMatchObject(paper);
        const { cards, boxes } = placesOn(drawing.shapes);
        const marks = boxes.filter(({ width, height }) => Math.min(width, height) < 2);
        const sheet = { x: 0, y: 0, ...paper };
        if (names.length > 0) expect(marks.length).toBeGreaterThanOrEqual(8);
        for (const card of cards) {
          expect([card.width, card.height]).toEqual([630, 880]);
          expect(marks.filter((mark) => overlapping(inset(card, -9), mark))).toEqual([]);
        }
        for (const { x, y, width, height } of [...cards, ...marks]) {
          expect(x >= sheet.x && y >= sheet.y && x + width <= paper.width && y + height <= paper.height).toBe(true);
        }
        const pairs = cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b] as const));
        expect(pairs.filter(([a, b]) => overlapping(a, b))).toEqual([]);
      }
    },
  );

  it('have cards that are wider than high on their side', () => {
    const wide = samples.filter(({ name }) => name === 'Ember' || name === 'The Sunken Stair');
    const { pages } = makeSheets(
      wide.map((picture) => ({ picture, copies: { count: 1, variable: false } })),
      options,
    );
    const drawings = pages.flatMap(({ drawing }) =>
      drawing.shapes.flatMap((shape) => (shape.kind === 'stamp' ? [shape.of] : [])),
    );
    expect(drawings.map(({ width, height }) => [width, height])).toEqual([
      [630, 880],
      [630, 880],
    ]);
    for (const { shapes } of drawings) expect(shapes).toMatchObject([{ kind: 'turned', length: 880 }]);
    // A quarter to the left: what was at the left is at the bottom.
    expect(sheetSvg(pages[0]!, 'Cards')).toContain('transform="translate(0 880) rotate(-90)"');
  });

  it('have as many copies as estimated or requested, up to a limit', () => {
    const count = (all: readonly PrintJob[], copies: number | null) =>
      makeSheets(all, { ...options, copies }).pages.flatMap(({ drawing }) => placesOn(drawing.shapes).cards).length;
    expect(count(alike(4), null)).toBe(4);
    expect(count(alike(4), 1)).toBe(1);
    expect(count(alike(1), 12)).toBe(12);
    expect(count(alike(1_000_000), null)).toBe(99);
  });

  it('list the tokens whose text does not fit on a card', () => {
    const all = [...samples, ...hostile].map((picture) => ({ picture, copies: { count: 1, variable: false } }));
    const { cut } = makeSheets(all, options);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.filter((name) => samples.some((sample) => sample.name === name))).toEqual([]);
  });
});

describe('sheets as HTML', () => {
  const html = sheetsHtml(makeSheets(prints, options), papers.a4, 'Tokens of <Reed & Marsh>');

  it('have one page per sheet of paper, without scripts or requests', () => {
    expect(html).toContain('@page{size:210mm 297mm;margin:0}');
    expect(html.match(/<div><svg [^>]*width="210mm" height="297mm"/g)?.length).toBe(
      makeSheets(prints, options).pages.length,
    );
    expect(html).toContain(`content="default-src 'none'`);
    expect(html).not.toMatch(/<script|javascript:|https?:(?!\/\/www\.w3\.org)|\son\w+=/i);
    expect(html).toContain('<title>Tokens of &#60;Reed &#38; Marsh&#62;</title>');
  });

  it('include instructions for printing', () => {
    expect(html).toContain('flipped on the long edge');
    const single = sheetsHtml(makeSheets(alike(1), options), papers.letter, 'Tokens');
    expect(single).toContain('@page{size:215.9mm 279.4mm;margin:0}');
    expect(single).not.toContain('long edge');
  });

  it('have unique ids and no dangling references, and contain each token once', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]!);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    const size = (count: number) => sheetsHtml(makeSheets(alike(count), options), papers.a4, 'Tokens').length;
    expect((size(90) - size(1)) / 89).toBeLessThan(400);
  });
});

describe('sheets as SVG', () => {
  it('have the size of the paper, or all pages below one another', () => {
    const sheets = makeSheets(alike(10), options);
    expect(sheetSvg(sheets.pages[1]!, 'Tokens')).toMatch(
      /^<svg [^>]*width="210mm" height="297mm" viewBox="0 0 2100 2970"/,
    );
    expect(sheetSvg(sheets.pages[1]!, 'Tokens')).toContain('Tokens, sheet 2');
    expect(sheetsSvg(sheets, 'Tokens')).toMatch(/^<svg [^>]*width="210mm" height="594mm" viewBox="0 0 2100 5940"/);
  });
});
