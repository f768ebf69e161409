const BOM = 0xfeff;

/**
 * The lines of a text without their line breaks (LF, CRLF or a lone CR, as in `LineIndex`) and without a byte order
 * mark. The empty text has one line.
 */
export function splitLines(text: string): string[] {
  const plain = text.charCodeAt(0) === BOM ? text.slice(1) : text;
  return plain.includes('\r') ? plain.split(/\r\n?|\n/) : plain.split('\n');
}

/** The kind of a line, independent of rules. */
export type LineKind = 'blank' | 'page' | 'text';

/** A preprocessed line. */
export interface RulebookLine {
  /** Its line number in the text, from 0. */
  readonly index: number;
  readonly kind: LineKind;
  /** The text without indentation, runs of spaces (as in justified copies) reduced to one. */
  readonly text: string;
  /** How many characters of white space precede the text. */
  readonly indent: number;
  /** Whether the line before is blank (or there is none). */
  readonly afterBlank: boolean;
  /** Whether a page ends between the previous line and this one; a blank line there has no meaning. */
  readonly afterPage: boolean;
}

/** Trims the lines and distinguishes blank lines, page numbers and repeated titles from text, one at a time. */
export function* prepareLines(lines: readonly string[], from: number): Generator<RulebookLine> {
  let afterBlank = true;
  let afterPage = false;
  const title = titleIn(lines, from);
  for (let i = from; i < lines.length; i++) {
    const raw = lines[i]!;
    const text = tidy(raw);
    if (raw.includes('\f')) afterPage = true;
    const isAlone = afterBlank || isGap(lines[i + 1]);
    const isRepeated = text === title && i > from + CONTENTS_START;
    const kind = text === '' ? 'blank' : isAlone && (isRepeated || isPageNumber(text)) ? 'page' : 'text';
    if (kind === 'page') afterPage = true;
    yield { index: i, kind, text, indent: raw.length - raw.trimStart().length, afterBlank, afterPage };
    if (kind === 'text') {
      afterBlank = false;
      afterPage = false;
    } else if (kind === 'blank') afterBlank = true;
  }
}

/** The title of a text is not repeated as a page header before this many lines. */
const CONTENTS_START = 5;

/** The first line that is not blank, if pages may repeat it: a title of several words. */
function titleIn(lines: readonly string[], from: number): string | null {
  const title = tidy(lines.slice(from, from + CONTENTS_START).find((line) => line.trim() !== '') ?? '');
  return title.length > 12 && title.includes(' ') && !/^\d|[.!?]$/.test(title) ? title : null;
}

/** Whether the next line is blank, on a new page, or missing. */
function isGap(next: string | undefined): boolean {
  return next === undefined || next.startsWith('\f') || next.trim() === '';
}

/** The text without surrounding space, and with single spaces inside. */
function tidy(raw: string): string {
  const text = raw.trim();
  return text.includes('  ') || /[\t\f\v\u00a0\u2000-\u200a\u202f\u3000]/.test(text) ? text.replace(/\s+/g, ' ') : text;
}

/** `23`, `- 23 -`, `Page 23`, `Page 23 of 290`: forms of page numbers on separate lines. */
function isPageNumber(text: string): boolean {
  if (text.length > 20) return false;
  return /^(?:page )?(?:[-–—] ?)?\d{1,4}(?: ?[-–—])?(?: of \d{1,4})?$/i.test(text);
}
