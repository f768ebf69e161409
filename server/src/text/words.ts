import { type Codes, codesOf } from './codes.js';
import { isSoftBreak } from './soft-break.js';
import type { Word, WordKind } from './word.js';
import { wordText } from './word-table.js';

export type { Word, WordKind } from './word.js';

const LF = 10;
const QUOTE = 34;
const APOSTROPHE = 39;
const HYPHEN = 45;

/**
 * Cuts text into words in one pass. White space is left out, but for line breaks between lines of rules text; every other character belongs to
 * exactly one word. Quotation marks are told apart by nesting: a straight quote closes what is open on its line.
 * @param isQuoted whether the text is in double quotation marks, so that single ones open a nested ability
 */
export function scanWords(text: string, isQuoted = false): Word[] {
  const words: Word[] = [];
  const { length } = text;
  const codes = codesOf(text);
  let doubles = 0;
  let singles = 0;
  let at = 0;
  while (at < length) {
    const code = codes[at]!;
    if (code === 32 || code === 9 || code === 0xa0 || code === 13) {
      at++;
      continue;
    }
    const start = at;
    let kind: WordKind = 'mark';
    if (code === LF) {
      if (isSoftBreak(text, at)) {
        at++;
        continue;
      }
      kind = 'line';
      doubles = 0;
      singles = 0;
      at++;
    } else if (isLetter(code)) {
      at = plainWordEnd(codes, at);
      kind = 'word';
      if (at === start || isPartOfWord(codes[at]!)) at = wordEnd(codes, start, singles > 0);
      const slash = at - start === 1 && (code === 88 || code === 120) ? valueEnd(codes, at) : at;
      if (slash > at) {
        at = slash;
        kind = 'pair';
      }
    } else if (isDigit(code) || code === 42 || (isSign(code) && startsValue(codes, at + 1))) {
      at = isSign(code) ? at + 1 : at;
      at = plainValueEnd(codes, at);
      const end = valueEnd(codes, at);
      kind = end > at ? 'pair' : 'number';
      at = end;
    } else if (code === 123 || code === 91) {
      at = symbolEnd(codes, at, code === 123 ? 125 : 93);
      kind = at - start > 1 ? 'symbol' : 'mark';
    } else if (code === 58 && text.startsWith(':rb_', at)) {
      const end = text.indexOf(':', at + 1);
      at = end > 0 && end - at < 40 ? end + 1 : at + 1;
      kind = at - start > 1 ? 'symbol' : 'mark';
    } else if (code === QUOTE || code === 0x201c || code === 0x201d) {
      const opens = code === 0x201c || (code === QUOTE && doubles === 0);
      if (opens) doubles++;
      else if (doubles > 0) doubles--;
      kind = opens ? 'open-quote' : 'close-quote';
      at++;
    } else if (code === APOSTROPHE || code === 0x2018 || code === 0x2019) {
      const opens = singles === 0 && (isQuoted || doubles > 0) && code !== 0x2019 && opensSingle(codes, at);
      if (opens) {
        singles++;
        kind = 'open-single';
      } else if (singles > 0) {
        singles--;
        kind = 'close-single';
      }
      at++;
    } else if (code === 40 || code === 41) {
      kind = code === 40 ? 'open' : 'close';
      at++;
    } else if (code === 0x2014 || code === 0x2013 || code === HYPHEN) {
      kind = 'dash';
      at++;
    } else {
      at += code >= 0xd800 && code < 0xdc00 && at + 1 < length ? 2 : 1;
    }
    words.push(wordBetween(text, codes, kind, start, at));
  }
  return words;
}

/**
 * The end of the lowercase ASCII letters that begin at an offset: a fast path, as most words consist of nothing else.
 */
function plainWordEnd(codes: Codes, from: number): number {
  let at = from;
  for (let code = codes[at]!; code >= 97 && code <= 122; ) code = codes[++at]!;
  return at;
}

function isPartOfWord(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === APOSTROPHE || code === HYPHEN || code === 47 || code === 0x2019;
}

function wordBetween(given: string, codes: Codes, kind: WordKind, start: number, end: number): Word {
  const { text, lower, capital } = wordText(kind, given, codes, start, end);
  return { kind, text, lower, start, end, capital };
}

/** Letters of any script: everything beyond Latin-1 punctuation that has case or is clearly a letter. */
function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  return (
    code !== 0xd7 &&
    code !== 0xf7 &&
    !(code >= 0x2000 && code <= 0x2bff) &&
    !(code >= 0xd800 && code < 0xe000) &&
    code !== 0xfffd
  );
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isSign(code: number): boolean {
  return code === 43 || code === HYPHEN || code === 0x2212 || code === 0x2013;
}

/** Whether a value (digits, X or *) starts here, so that a sign before it belongs to it. */
function startsValue(codes: Codes, at: number): boolean {
  const code = codes[at]!;
  return isDigit(code) || code === 42 || ((code === 88 || code === 89) && !isLetter(codes[at + 1]!));
}

/** The end of digits (`1,000` is one number), `X`, `Y` or `*` (`*` may be followed by `+1`, as in printed stats). */
function plainValueEnd(codes: Codes, at: number): number {
  const code = codes[at]!;
  if (code === 42) {
    const plus = codes[at + 1]!;
    return (plus === 43 || plus === HYPHEN) && isDigit(codes[at + 2]!) ? plainValueEnd(codes, at + 2) : at + 1;
  }
  if (code === 88 || code === 89 || code === 120) return at + 1;
  let end = at;
  while (isDigit(codes[end]!)) end++;
  while (end > at && isThousands(codes, end)) end += 4;
  if (codes[end]! === 43 && codes[end + 1]! === 42) end += 2;
  return end;
}

/** The end of `/value` after a first value, or `at` if no second value follows. */
function valueEnd(codes: Codes, at: number): number {
  if (codes[at]! !== 47) return at;
  let second = at + 1;
  if (isSign(codes[second]!)) second++;
  if (!startsValue(codes, second) && codes[second]! !== 120) return at;
  const end = plainValueEnd(codes, second);
  return isLetter(codes[end]!) || end === second ? at : end;
}

/** Whether a comma and exactly three digits stand at a place. */
function isThousands(codes: Codes, at: number): boolean {
  if (codes[at]! !== 44) return false;
  for (let i = at + 1; i < at + 4; i++) if (!isDigit(codes[i]!)) return false;
  return !isDigit(codes[at + 4]!);
}

/** The end of a word: letters, digits after letters, and apostrophes or hyphens between letters. */
function wordEnd(codes: Codes, from: number, insideSingles: boolean): number {
  let at = from;
  for (;;) {
    const code = codes[at]!;
    if (isLetter(code) || isDigit(code)) {
      at++;
      continue;
    }
    const next = codes[at + 1]!;
    if ((code === APOSTROPHE || code === 0x2019) && isLetter(next)) at += 2;
    else if (code === HYPHEN && (isLetter(next) || isDigit(next))) at += 2;
    // A possessive plural: creatures' — unless a nested ability is open, which the mark would close.
    else if ((code === APOSTROPHE || code === 0x2019) && !insideSingles && (codes[at - 1]! | 32) === 115) return at + 1;
    else return at;
  }
}

/** The end of a bracketed symbol on one line and of reasonable length, or just the end of the bracket. */
function symbolEnd(codes: Codes, at: number, close: number): number {
  for (let end = at + 1; end - at < 40; end++) {
    const code = codes[end]!;
    if (code === close) return end + 1;
    if (code === 0 || code === LF || code === 123 || code === 91) break;
  }
  return at + 1;
}

/** A single quote opens a nested ability where a word could not end: after a space, a bracket or another quote. */
function opensSingle(codes: Codes, at: number): boolean {
  if (at === 0) return true;
  const before = codes[at - 1]!;
  return before === 32 || before === 40 || before === QUOTE || before === 0x201c || before === LF;
}
