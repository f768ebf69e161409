import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bracketMarkup } from '../../../../server/src/formats/notation/bracket-markup.js';
import { escapedBreaks, tableText, tableWords } from '../../../../server/src/formats/notation/escaped-breaks.js';
import { htmlEntities } from '../../../../server/src/formats/notation/html-entities.js';
import { encodeJsonString, jsonString } from '../../../../server/src/formats/notation/json-string.js';
import { isEditable, toSource } from '../../../../server/src/text/region.js';
import { seeded } from '../../support/seeded.js';

/** The region of a string between quotes. */
const stringOf = (written: string) => jsonString(`"${written}"`, { start: 1, end: written.length + 1 });
/** The source text for a part of the decoded text. */
const writtenFor = (written: string, start: number, end: number, region = stringOf(written)) => {
  const span = toSource(region, { start, end });
  return `"${written}"`.slice(span.start, span.end);
};

describe('a JSON string', () => {
  it('decodes escapes, each atomic', () => {
    const written = 'a\\"b\\\\n\\u2014\\/ \\ud83d\\ude00\\n\\ud83dx';
    const { text, pieces } = stringOf(written);
    expect(text).toBe('a"b\\n—/ 😀\n\ud83dx');
    expect(pieces).toEqual([
      ...[
        [1, 1],
        [2, 1],
        [1, 1],
        [2, 1],
        [1, 1],
        [6, 1],
        [2, 1],
        [1, 1],
        [12, 2],
        [2, 1],
        [6, 1],
        [1, 1],
      ],
    ]);
    expect(writtenFor(written, 8, 9)).toBe('\\ud83d\\ude00');
    expect(isEditable(stringOf(written), { start: 8, end: 9 })).toBe(false);
  });

  it('can contain any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, isAscii) => {
        const json = JSON.stringify(text).slice(1, -1);
        const written = isAscii
          ? json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          : json;
        const region = stringOf(written);
        expect(region.text).toBe(text);
        expect(region.pieces.reduce((sum, [length]) => sum + length, 0)).toBe(written.length);
        expect(stringOf(encodeJsonString(text)).text).toBe(text);
      }),
      seeded,
    );
  });
});

describe('text inside a string', () => {
  it('hides italics, which edits preserve', () => {
    const written = 'Haste [i](It can \\"attack\\".)[/i] [Kept]';
    const region = bracketMarkup(stringOf(written));
    expect(region.text).toBe('Haste (It can "attack".) [Kept]');
    expect(writtenFor(written, 6, 24, region)).toBe('(It can \\"attack\\".)');
    expect(isEditable(region, { start: 0, end: 8 })).toBe(false);
    expect(isEditable(region, { start: 7, end: 24 })).toBe(true);
    expect([region.encode!('a "b"'), region.encode!('a[i]')]).toEqual(['a \\"b\\"', null]);
  });

  it('may escape line breaks', () => {
    const region = escapedBreaks(stringOf('One.\\\\nTwo.'));
    expect(region.text).toBe('One.\nTwo.');
    expect(region.encode!('a\nb')).toBe('a\\\\nb');
    expect(escapedBreaks(stringOf('One.')).encode!('a\nb')).toBe('a\\nb');
    expect(region.encode!('\\n')).toBe(null);
  });

  it('may be a table’s cell', () => {
    expect(tableText(stringOf('Haste; ward.;Draw.\\\\n{T}: Add.;{1}: x;y')).text).toBe(
      'Haste; ward.\nDraw.\n{T}: Add.\n{1}: x;y',
    );
    const words = tableWords(stringOf('Elder;Dragon Gamer'));
    expect([words.text, words.encode!('A B'), words.encode!('A;B')]).toEqual(['Elder Dragon Gamer', 'A;B', null]);
  });

  it('may have entities', () => {
    const region = htmlEntities(stringOf('(It has &quot;[EXHAUST][>] A&#38;B&#x2014;&bogus;.&quot;)'));
    expect(region.text).toBe('(It has "[EXHAUST][>] A&B—&bogus;.")');
    expect(region.encode!('"&"')).toBe('&quot;&amp;&quot;');
    expect(htmlEntities(stringOf('&#9999999;')).text).toBe('&#9999999;');
  });
});
