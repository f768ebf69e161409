/** A pair of double quotation marks, as offsets of the marks in the text. */
export interface QuotedPair {
  readonly open: number;
  readonly close: number;
  /** How many quotations it is nested in. */
  readonly depth: number;
}

/** A double quotation mark whose other half is missing. */
export interface LoneQuote {
  readonly at: number;
  readonly missing: 'opener' | 'closer';
}

/** The double quotation marks of one line. */
export interface LineQuotes {
  readonly start: number;
  readonly end: number;
  readonly pairs: readonly QuotedPair[];
  readonly lone: readonly LoneQuote[];
}

/** The double quotation marks of each line of a text that has any. */
export function quotesByLine(text: string): LineQuotes[] {
  const found: LineQuotes[] = [];
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const quotes = quotesOfLine(text, start, end);
    if (quotes.pairs.length > 0 || quotes.lone.length > 0) found.push(quotes);
    start = end + 1;
  }
  return found;
}

/**
 * Pairs the marks of a line by the characters around them: a mark after a space opens, a mark before a space or full
 * stop closes. This recognises nested quotations even if all marks are straight.
 */
function quotesOfLine(text: string, start: number, end: number): LineQuotes {
  const pairs: QuotedPair[] = [];
  const lone: LoneQuote[] = [];
  const open: number[] = [];
  for (let at = start; at < end; at++) {
    if (!isDoubleQuote(text.charAt(at)) || isApostrophe(text, at)) continue;
    const look = lookOf(text, at, start, end) ?? (open.length > 0 ? 'closes' : 'opens');
    if (look === 'opens') {
      open.push(at);
      continue;
    }
    const opener = open.pop();
    if (opener !== undefined) pairs.push({ open: opener, close: at, depth: open.length });
    // 6'2": inches, not a quotation.
    else if (!isInches(text, at)) lone.push({ at, missing: 'opener' });
  }
  for (const at of open) lone.push({ at, missing: 'closer' });
  return {
    start,
    end,
    pairs: pairs.sort((a, b) => a.open - b.open),
    lone: lone.sort((a, b) => a.at - b.at),
  };
}

export function isDoubleQuote(character: string): boolean {
  return character === '"' || character === '“' || character === '”';
}

/** `6"`, `6'2"`: a separate number before a straight mark, and not a power and toughness. */
function isInches(text: string, at: number): boolean {
  return (
    text.charAt(at) === '"' && /(?:^|[\s(])(?:[0-9]{1,3}['’])?[0-9]{1,3}$/.test(text.slice(Math.max(0, at - 9), at))
  );
}

/** `opponent"s`: a typo for an apostrophe. */
function isApostrophe(text: string, at: number): boolean {
  return text.charAt(at) === '"' && /\p{L}/u.test(text.charAt(at - 1)) && /\p{L}/u.test(text.charAt(at + 1));
}

function lookOf(text: string, at: number, start: number, end: number): 'opens' | 'closes' | null {
  const mark = text.charAt(at);
  if (mark === '“') return 'opens';
  if (mark === '”') return 'closes';
  const before = at > start ? text.charAt(at - 1) : ' ';
  const next = at + 1 < end ? text.charAt(at + 1) : ' ';
  const opens = /[\s([—–"“]/.test(before) && !/\s/.test(next);
  const closes = !/\s/.test(before) && (/[\s.,;:!?)(\]—–"”]/.test(next) || /[.,!?]/.test(before));
  if (opens === closes) return null;
  return opens ? 'opens' : 'closes';
}
