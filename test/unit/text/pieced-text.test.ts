import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween, isSameText } from '../../../server/src/text/change.js';
import { LineIndex } from '../../../server/src/text/line-index.js';
import { PiecedText } from '../../../server/src/text/pieced-text.js';
import { seeded } from '../support/seeded.js';

const text = fc
  .array(fc.constantFrom('a', 'bc', '\n', '\r\n', '\r', '😀', 'def ghi'), { maxLength: 40 })
  .map((parts) => parts.join(''));
const edit = fc.record({ at: fc.nat(), length: fc.nat(12), newText: text });

/** Applies edits one by one, to a text in pieces and to a string; edits are clamped to the text. */
function* afterEachEdit(
  first: string,
  edits: readonly { readonly at: number; readonly length: number; readonly newText: string }[],
): Generator<{ readonly pieced: PiecedText; readonly whole: string; readonly before: PiecedText }> {
  let before = PiecedText.of(first, 4);
  let whole = first;
  for (const { at, length, newText } of edits) {
    const start = at % (whole.length + 1);
    const end = Math.min(start + length, whole.length);
    whole = whole.slice(0, start) + newText + whole.slice(end);
    const pieced = before.edited({ start, end }, newText);
    yield { pieced, whole, before };
    before = pieced;
  }
}

const session = fc.tuple(text, fc.array(edit, { maxLength: 8 }));

describe('PiecedText', () => {
  it('has the same content as a string after any edits', () => {
    fc.assert(
      fc.property(session, fc.nat(), fc.nat(), ([first, edits], one, other) => {
        for (const { pieced, whole } of afterEachEdit(first, edits)) {
          expect(pieced.length).toBe(whole.length);
          const [start, end] = [one % (whole.length + 1), other % (whole.length + 1)].sort((a, b) => a - b);
          expect(pieced.slice(start!, end)).toBe(whole.slice(start, end));
          expect(pieced.slice(start!)).toBe(whole.slice(start));
          expect(pieced.slice(start!, whole.length + end!)).toBe(whole.slice(start));
          expect(pieced.toString()).toBe(whole);
        }
      }),
      seeded,
    );
  });

  it('has the same lines as a string, even if an edit joins or splits a line break', () => {
    fc.assert(
      fc.property(session, ([first, edits]) => {
        for (const { pieced, whole } of afterEachEdit(first, edits)) {
          const lines = new LineIndex(whole);
          expect(pieced.lineCount).toBe(lines.lineCount);
          for (let offset = -1; offset <= whole.length + 1; offset++) {
            expect(pieced.position(offset)).toEqual(lines.position(offset));
          }
          for (let line = -1; line <= lines.lineCount; line++) {
            for (const character of [-1, 0, 2, 99]) {
              expect(pieced.offset({ line, character })).toBe(lines.offset({ line, character }));
            }
          }
        }
      }),
      seeded,
    );
  });

  it('finds the change from the previous text', () => {
    fc.assert(
      fc.property(session, ([first, edits]) => {
        for (const { pieced, whole, before } of afterEachEdit(first, edits)) {
          const { start, oldEnd, newEnd } = changeBetween(before, pieced);
          const old = before.toString();
          expect(old.slice(0, start) + whole.slice(start, newEnd) + old.slice(oldEnd)).toBe(whole);
          expect(newEnd - start).toBe(changeBetween(old, whole).newEnd - changeBetween(old, whole).start);
          expect(isSameText(before, pieced)).toBe(old === whole);
        }
      }),
      seeded,
    );
  });

  it('recreates only the pieces that an edit touches', () => {
    const before = PiecedText.of('x'.repeat(100_000), 1000);
    const after = before.edited({ start: 50_500, end: 50_500 }, 'y');
    const { head, tail } = before.untouched(after);
    expect(head).toBe(50_000);
    expect(tail).toBe(49_000);
    expect(after.slice(50_499, 50_502)).toBe('xyx');
  });

  it('keeps pieces of about the same length while typing and pasting', () => {
    let text = PiecedText.of('', 10);
    for (let at = 0; at < 50; at++) text = text.edited({ start: at, end: at }, 'a');
    text = text.edited({ start: 25, end: 25 }, 'b'.repeat(1000));
    const { head, tail } = text.untouched(text.edited({ start: 500, end: 501 }, ''));
    expect(text.length - head - tail).toBeLessThanOrEqual(20);
  });
});
