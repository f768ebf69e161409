/** A rule number at the start of a line. */
export interface NumberAtStart {
  /** `111`, `111.10a`, `182.2.a.1`. */
  readonly number: string;
  /** The offset in the line where the rule's text starts; the line's length if the number is alone. */
  readonly textStart: number;
  /** Whether a bullet precedes the number, which only happens at the start of a rule. */
  readonly bullet: boolean;
  /** Whether the text continues in lower case, as in the middle of a wrapped sentence. */
  readonly doubtful: boolean;
}

const BULLETS = '•·◦▪‣●○-–*';
const PREFIXES = ['CR ', 'Rule '];

/**
 * Reads the rule number a line starts with: three digits, then parts after full stops or a letter (`111.10a`,
 * `182.1.a`), terminated by a full stop or a space. A bullet, `CR` or `Rule` may precede it. Null if the line
 * starts otherwise, if a section number lacks its full stop (`111 Tokens`), and if the text after the number cannot
 * start a rule (`704.3, and`, `704. and`).
 */
export function numberAtStart(line: string): NumberAtStart | null {
  let at = 0;
  const bullet = BULLETS.includes(line.charAt(0)) && line.charAt(1) === ' ';
  if (bullet) at = 2;
  const prefix = PREFIXES.find((each) => line.startsWith(each, at));
  if (prefix !== undefined) at += prefix.length;
  const end = numberEnd(line, at);
  if (end === null) return null;
  const dotted = line.charAt(end) === '.';
  const after = dotted ? end + 1 : end;
  if (after < line.length && line.charAt(after) !== ' ') return null;
  const number = line.slice(at, end);
  if (!dotted && isSection(number)) return null;
  const textStart = Math.min(after + 1, line.length);
  const first = line.charAt(textStart);
  const doubtful = first >= 'a' && first <= 'z';
  if (',;:.)]}'.includes(first) && first !== '') return null;
  if (doubtful && isSection(number)) return null;
  return { number, textStart, bullet, doubtful };
}

/** The most characters a rule number may have. */
const MAX_LENGTH = 24;

/** The offset where the rule number starting at `at` ends, or null if none starts there. */
export function numberEnd(text: string, at: number): number | null {
  let end = at;
  while (end - at < 3 && isDigit(text, end)) end++;
  if (end - at < 3 || isDigit(text, end)) return null;
  for (;;) {
    const dot = text.charAt(end) === '.' ? 1 : 0;
    if (dot && isDigit(text, end + 1)) {
      end += 2;
      while (isDigit(text, end)) end++;
    } else if (end > at + 3 && isLetterPart(text, end + dot)) end += dot + 1;
    else if (end > at + 3 && isLetterPair(text, end)) end += 2;
    else return end - at > MAX_LENGTH ? null : end;
  }
}

/** Whether there is a single letter `a`-`z` here, as in the number of a subrule. */
function isLetterPart(text: string, at: number): boolean {
  return isLower(text, at) && !isLower(text, at + 1) && !isUpper(text, at + 1) && !isDigit(text, at + 1);
}

/** Whether the number goes on with `aa`, `ab` …: after `z`, letters are doubled. */
function isLetterPair(text: string, at: number): boolean {
  return isDigit(text, at - 1) && text.charAt(at) === 'a' && isLetterPart(text, at + 1);
}

/** Whether a number is that of a whole section: `111`. */
export function isSection(number: string): boolean {
  return number.length === 3 && isDigit(number, 0) && isDigit(number, 1) && isDigit(number, 2);
}

/** Whether a number is that of a chapter: `1`, which contains the sections from 100 to 199. */
export function isChapter(number: string): boolean {
  return number.length === 1 && number >= '1' && number <= '9';
}

function isDigit(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c >= 48 && c <= 57;
}

function isLower(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c >= 97 && c <= 122;
}

function isUpper(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c >= 65 && c <= 90;
}

/** The rule that contains a rule: `111.10a` → `111.10` → `111`; `182.2.a.1` → `182.2.a`. Null for the topmost. */
export function parentNumber(number: string): string | null {
  const last = number.length - 1;
  if (isLower(number, last) && isDigit(number, last - 1)) return number.slice(0, last);
  if (isLower(number, last) && isLetterPair(number, last - 1)) return number.slice(0, last - 1);
  const dot = number.lastIndexOf('.');
  return dot > 0 ? number.slice(0, dot) : null;
}

/**
 * Compares rule numbers in document order: `111.9` before `111.10`, `111.10` before `111.10a`. Other ids come last and
 * are equal to each other.
 */
export function compareNumbers(a: string, b: string): number {
  const x = sortKey(a);
  const y = sortKey(b);
  if (x === null || y === null) return (x === null ? 1 : 0) - (y === null ? 1 : 0);
  for (let i = 0; i < x.length && i < y.length; i++) if (x[i] !== y[i]) return x[i]! - y[i]!;
  return x.length - y.length;
}

/** The parts of a number, with letters as 1, 2 …; null for ids that are not numbers. */
function sortKey(number: string): number[] | null {
  // A chapter comes before its first section, 100.
  if (isChapter(number)) return [Number(number) * 100 - 0.5];
  if (numberEnd(number, 0) !== number.length) return null;
  const key: number[] = [];
  for (let i = 0; i < number.length; ) {
    if (isLower(number, i)) {
      let n = 0;
      for (; isLower(number, i); i++) n = n * 26 + number.charCodeAt(i) - 96;
      key.push(n);
    } else if (!isDigit(number, i)) i++;
    else {
      let n = 0;
      for (; isDigit(number, i); i++) n = n * 10 + number.charCodeAt(i) - 48;
      key.push(n);
    }
  }
  return key;
}

/** Whether a rule is somewhere under another one: `702.19b` under `702.19` and `702`. */
export function isUnder(number: string, above: string): boolean {
  for (let at = parentNumber(number); at !== null; at = parentNumber(at)) if (at === above) return true;
  return false;
}
