import { describe, expect, it } from 'vitest';
import { manaCost, shortManaCost } from '../../../../server/src/formats/notation/mana-cost.js';
import { xmlText } from '../../../../server/src/formats/notation/xml-text.js';
import { isEditable, plainRegion, regionSpan, toSource } from '../../../../server/src/text/region.js';

describe('XML text', () => {
  const read = (xml: string) => xmlText(xml, 0, xml.length);

  it.each([
    ['a &amp; b &lt;i&gt; &quot;c&quot; &apos;d&apos;', 'a & b <i> "c" \'d\''],
    ['&#9733; &#x1F702;', '★ 🜂'],
    ['  padded\t', 'padded'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['<![CDATA[a < b & c]]>', 'a < b & c'],
    ['a <b>bold</b> word<!-- a note -->', 'a bold word'],
    ['AT&T &nbsp; &#0; &#xD800; a < b', 'AT&T &nbsp; &#0; &#xD800; a < b'],
    ['&lol9;', '&lol9;'],
    ['', ''],
  ])('%j is read as %j', (xml, text) => {
    expect(read(xml).text).toBe(text);
  });

  it('maps every word to its position', () => {
    const region = read('a &amp; <b>big</b> dog');
    expect(toSource(region, { start: 2, end: 3 })).toEqual({ start: 2, end: 7 });
    expect(toSource(region, { start: 4, end: 7 })).toEqual({ start: 11, end: 14 });
    expect(isEditable(region, { start: 4, end: 7 })).toBe(true);
    expect(isEditable(region, { start: 2, end: 7 })).toBe(false);
  });

  it('is encoded like the existing text', () => {
    expect(read('a "word"').encode?.('"<&')).toBe('"&lt;&amp;');
    expect(read('a &quot;word&quot;').encode?.('"\'')).toBe("&quot;'");
    expect(read('don&apos;t &amp; &quot;x&quot;').encode?.('"\'')).toBe('&quot;&apos;');
    expect(read('<![CDATA[a]]>').encode?.('<&"')).toBe('<&"');
    expect(read('<![CDATA[a]]>').encode?.(']]>')).toBeNull();
    expect(read('b <![CDATA[a]]>').encode?.('&')).toBeNull();
    expect(read('a').encode?.('\u0001')).toBeNull();
  });

  it('begins inside a CDATA section, so that text can be inserted at its ends', () => {
    expect(regionSpan(read(' <![CDATA[ab]]> '))).toEqual({ start: 10, end: 12 });
  });
});

describe('a mana cost', () => {
  it.each([
    ['2R', '{2}{R}'],
    ['10', '{10}'],
    ['2W/UG', '{2}{W/U}{G}'],
    ['X(R/W)', '{X}{R/W}'],
    ['{2}{W}', '{2}{W}'],
    ['{2/W}B', '{2/W}{B}'],
    ['1I', '{1}{I}'],
    ['none', 'none'],
    ['', ''],
  ])('%j is %j', (short, cost) => {
    const region = manaCost(plainRegion(short, 4));
    expect(region.text).toBe(cost);
    expect(region.start).toBe(4);
  });

  it('maps every symbol to its position', () => {
    expect(toSource(manaCost(plainRegion('10W/UG', 4)), { start: 4, end: 9 })).toEqual({ start: 6, end: 9 });
  });

  it.each(['{2}{R}', '{1}{0}', '{2/W}{2/U}', '{W/U}{U/P}', '{X}{X}{10}', '{S}{C}', '{TK}', ''])(
    '%s is unchanged after encoding and decoding',
    (cost) => {
      expect(manaCost(plainRegion(shortManaCost(cost), 0)).text).toBe(cost);
    },
  );
});
