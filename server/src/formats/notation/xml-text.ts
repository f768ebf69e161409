import { type Encode, plainRegion, type Region } from '../../text/region.js';
import { Pieces, partOf, trimmed } from '../../text/region-parts.js';
import { NextOccurrence } from '../../util/next-occurrence.js';
import { elementEncoder, encodeCdata, encodeElement, encodeMixed } from './xml-encode.js';

/** Whatever is not literal in XML text: a reference, a section, a tag, a comment, a line break. */
const marks = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,8})|#x([\da-fA-F]{1,6}));|<!\[CDATA\[|<!--|<[!?/]?[\p{L}_:]|\r\n?/gu;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Decodes XML text and trims it. Knows the five entities and character references; any other reference is left as
 * written. Tags, comments and the delimiters of CDATA sections are hidden. Line breaks become `\n`. Takes linear time.
 */
export function xmlText(source: string, start: number, end: number): Region {
  const raw = source.slice(start, end);
  return /[&<\r]/.test(raw) ? markedText(raw, start) : plainText(raw, start);
}

/** Most texts contain nothing to decode. */
function plainText(raw: string, start: number): Region {
  const text = raw.trim();
  const lead = text === raw ? 0 : raw.length - raw.trimStart().length;
  return plainRegion(text, start + lead, encodeElement);
}

function markedText(raw: string, start: number): Region {
  const pieces = new Pieces();
  const closing = {
    cdata: new NextOccurrence(raw, ']]>'),
    comment: new NextOccurrence(raw, '-->'),
    tag: new NextOccurrence(raw, '>'),
  };
  const texts: string[] = [];
  const found = { cdata: 0, outside: false, hidden: false };
  let at = 0;

  const straight = (to: number, isCdata = false) => {
    if (to <= at) return;
    const text = raw.slice(at, to);
    texts.push(text);
    pieces.add(to - at, to - at);
    found.outside ||= !isCdata && text.trim() !== '';
    at = to;
  };
  const atom = (sourceLength: number, text: string, isCdata = false) => {
    texts.push(text);
    pieces.atom(sourceLength, text.length);
    found.outside ||= !isCdata && text.trim() !== '';
    at += sourceLength;
  };
  const hide = (to: number) => {
    pieces.add(to - at, 0);
    found.hidden = true;
    at = to;
  };

  marks.lastIndex = 0;
  for (let mark = marks.exec(raw); mark; mark = marks.exec(raw)) {
    const [written, entity, decimal, hexadecimal] = mark;
    straight(mark.index);
    if (written.startsWith('\r')) atom(written.length, '\n');
    else if (entity) atom(written.length, entities[entity]!);
    else if (decimal || hexadecimal) {
      const character = characterOf(decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal!, 16));
      if (character !== null) atom(written.length, character);
    } else if (written === '<![CDATA[') {
      const close = closing.cdata.from(at);
      const inner = close < 0 ? raw.length : close;
      hide(at + written.length);
      found.cdata++;
      for (const lineBreak of raw.slice(at, inner).matchAll(/\r\n?/g)) {
        straight(mark.index + written.length + lineBreak.index, true);
        atom(lineBreak[0].length, '\n', true);
      }
      straight(inner, true);
      if (close >= 0) hide(close + 3);
    } else {
      const isComment = written === '<!--';
      const close = (isComment ? closing.comment : closing.tag).from(at);
      if (close >= 0) hide(close + (isComment ? 3 : 1));
    }
    marks.lastIndex = Math.max(at, mark.index + 1);
  }
  straight(raw.length);

  const region = pieces.region(texts.join(''), start, encoderOf(raw, found.cdata, found.outside));
  // Hidden parts at the ends would come between the text and what is inserted there.
  return trimmed(found.hidden ? partOf(region, { start: 0, end: region.text.length }) : region);
}

function encoderOf(raw: string, cdata: number, outside: boolean): Encode {
  if (cdata === 0) return elementEncoder(raw);
  return cdata === 1 && !outside ? encodeCdata : encodeMixed;
}

/** The character of a code point; null if XML does not allow it. */
function characterOf(code: number): string | null {
  const isCharacter =
    code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff));
  return isCharacter && code !== 0xfffe && code !== 0xffff ? String.fromCodePoint(code) : null;
}

/** Matches every `&`; the group is empty or undefined unless it is a reference that XML does not define. */
export const references = /&(?:amp|lt|gt|quot|apos|#\d{1,8}|#x[\da-fA-F]{1,6});|&([\p{L}_][\p{L}\d_.-]{0,40};)?/gu;
