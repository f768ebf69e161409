import { describe, expect, it } from 'vitest';
import { htmlText } from '../../../../server/src/formats/notation/html-text.js';
import { plainRegion, toSource } from '../../../../server/src/text/region.js';

const read = (text: string) => htmlText(plainRegion(text, 0));

describe('text in simple HTML', () => {
  it.each([
    ['<p>One <em>(two)</em>.<br />Three.</p>', 'One (two).\nThree.'],
    ['One.<br>\r\nTwo.', 'One.\nTwo.'],
    ['<p>One.</p><p>Two.</p>', 'One.\nTwo.'],
    ['<p>Choose one:</p><ul><li>Draw 1.</li><li>Deal 1.</li></ul>', 'Choose one:\nDraw 1.\nDeal 1.'],
    ['R&amp;D &quot;x&quot; [&gt;]', 'R&D "x" [>]'],
    ['1 < 2 > 0 <x> & so', '1 < 2 > 0 <x> & so'],
  ])('%j is decoded', (written, shown) => {
    expect(read(written).text.trim()).toBe(shown);
  });

  it('is encoded like the existing text', () => {
    expect(read('<p>One.</p>').encode!('A & B\n<C>')).toBe('A &amp; B<br />&lt;C&gt;');
    expect(read('One.').encode!('A & B\nC "D"')).toBe('A & B\nC "D"');
    expect(read('One.').encode!('A <br> B')).toBeNull();
    expect(read('&quot;').encode!('"')).toBe('&quot;');
  });

  it('maps every word to its position', () => {
    const region = read('<p>One <em>two</em>.</p>');
    expect(toSource(region, { start: 4, end: 7 })).toEqual({ start: 11, end: 14 });
  });
});
