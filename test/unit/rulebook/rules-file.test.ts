import { describe, expect, test } from 'vitest';
import { bundledLibrary } from '../../../server/src/rulebook/bundled.js';
import { MAX_RULES_SIZE, readRulesFile } from '../../../server/src/rulebook/rules-file.js';
import { hedgecraft } from './hedgecraft.js';

const read = (bytes: Uint8Array) => readRulesFile(bytes, { library: bundledLibrary });
const utf8 = (text: string) => new TextEncoder().encode(text);

/** The text in an encoding of two bytes for each character. */
function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  return bytes;
}

/** The text in an encoding of one byte for each character, with the bytes of quotation marks given. */
function oneByte(text: string, quotes: Readonly<Record<string, number>>): Uint8Array {
  return Uint8Array.from(text, (character) => quotes[character] ?? character.charCodeAt(0));
}

describe('a rules file', () => {
  const whole = read(utf8(hedgecraft));

  test.each([
    ['UTF-8 with a byte order mark', utf8(`\ufeff${hedgecraft}`)],
    ['UTF-8 with line breaks converted twice', utf8(hedgecraft.replaceAll('\n', '\r\r\n'))],
    ['UTF-16, little-endian', utf16(`\ufeff${hedgecraft}`, false)],
    ['UTF-16, big-endian', utf16(`\ufeff${hedgecraft}`, true)],
    ['UTF-16 without a byte order mark', utf16(hedgecraft, false)],
    ['the encoding of Windows', oneByte(hedgecraft, { '“': 0x93, '”': 0x94 })],
    ['the encoding of the Macintosh', oneByte(hedgecraft, { '“': 0xd2, '”': 0xd3 })],
  ])('is read in %s', (_, bytes) => {
    expect(read(bytes)).toEqual(whole);
    expect(whole).toMatchObject({ rulebook: { date: '2025-03-05' } });
  });

  test.each([
    ['an empty file', new Uint8Array(), 'it is empty'],
    ['a file that is too large', new Uint8Array(MAX_RULES_SIZE + 1), 'it is larger than 10 MB'],
    ['a PDF', utf8('%PDF-1.7\n\0'), 'it is a PDF; rules are read from plain text (.txt)'],
    ['a Word document', utf8('PK\x03\x04\0\0'), 'it is a Word document or an archive'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0), 'it is not text'],
    ['other text', utf8('# Orchard\n\n1. Plant trees.\n'), 'this is not a rules text of Magic or Riftbound'],
    ['its own layout with a mistake', utf8('Rulebook: own\nBase: nothing\n'), 'line 2: there is no rulebook “nothing”'],
    [
      'contents without rules',
      utf8(hedgecraft.slice(0, hedgecraft.indexOf('701. Keyword'))),
      'it has titles of sections, and no rule in them; get the whole file',
    ],
    [
      'rules that break off',
      utf8(hedgecraft.slice(0, hedgecraft.indexOf('701.2a'))),
      'it ends at rule 701.2, before the end that its contents list; get the whole file',
    ],
    [
      'the rules of another game',
      utf8(
        hedgecraft.replace(
          '101.1a North.',
          Array.from({ length: 120 }, (_, n) => `101.${n + 2}. A side.\n`).join('\n'),
        ),
      ),
      'it is about another game: it never speaks of Magic or Riftbound',
    ],
    [
      'a glossary that breaks off',
      utf8(hedgecraft.slice(0, hedgecraft.indexOf('Side\n1.'))),
      'it ends in the glossary, at “Gardener”, before the end',
    ],
  ])('%s is refused, with the reason', (_, bytes, problem) => {
    expect(read(bytes)).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('is read as UTF-8 even if a character is damaged', () => {
    const bytes = utf8(hedgecraft.replace('Hedges.”', 'Hedges.” (“” “” “” “” “”) \u00e9'));
    bytes[bytes.indexOf(0xc3)] = 0xe9;
    expect(read(bytes)).toMatchObject({ rulebook: { date: '2025-03-05' } });
    const { rulebook } = read(bytes) as Extract<typeof whole, { rulebook: unknown }>;
    expect(rulebook.rules.get('100.1')?.text).toContain('“Hedges.”');
  });
});
