import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../../server/src/text/line-index.js';
import { seeded } from '../support/seeded.js';

const texts = fc
  .array(fc.constantFrom('a', 'bc', '\n', '\r\n', '\r', '😀'), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('LineIndex', () => {
  it('ends lines at LF, CRLF and a lone CR', () => {
    const index = new LineIndex('one\ntwo\r\nthree\rfour');
    expect(index.lineCount).toBe(4);
    expect(index.position(4)).toEqual({ line: 1, character: 0 });
    expect(index.position(9)).toEqual({ line: 2, character: 0 });
    expect(index.position(15)).toEqual({ line: 3, character: 0 });
  });

  it('has one line for the empty text', () => {
    expect(new LineIndex('').lineCount).toBe(1);
    expect(new LineIndex('').position(7)).toEqual({ line: 0, character: 0 });
  });

  it('counts characters in UTF-16 units', () => {
    expect(new LineIndex('😀x').position(2)).toEqual({ line: 0, character: 2 });
  });

  it('clamps a position after the end of a line to the end of its text, before the line break', () => {
    const index = new LineIndex('one\r\ntwo');
    expect(index.offset({ line: 0, character: 99 })).toBe(3);
    expect(index.offset({ line: 1, character: 99 })).toBe(8);
    expect(index.offset({ line: 9, character: 0 })).toBe(8);
    expect(index.offset({ line: -1, character: 4 })).toBe(0);
  });

  it('maps an offset inside a line break to the end of the line', () => {
    const index = new LineIndex('one\r\ntwo');
    expect(index.position(4)).toEqual({ line: 0, character: 3 });
    expect(index.position(3)).toEqual({ line: 0, character: 3 });
    expect(index.position(5)).toEqual({ line: 1, character: 0 });
  });

  it('converts spans to ranges and back', () => {
    const index = new LineIndex('one\ntwo');
    const range = { start: { line: 0, character: 1 }, end: { line: 1, character: 2 } };
    expect(index.range({ start: 1, end: 6 })).toEqual(range);
    expect(index.span(range)).toEqual({ start: 1, end: 6 });
  });

  it('returns every offset that is not inside a line break unchanged', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const index = new LineIndex(text);
        for (let offset = 0; offset <= text.length; offset++) {
          if (text.slice(offset - 1, offset + 1) === '\r\n') continue;
          expect(index.offset(index.position(offset))).toBe(offset);
        }
      }),
      seeded,
    );
  });
});
