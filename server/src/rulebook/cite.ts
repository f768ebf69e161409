import type { Span } from '../text/span.js';
import { isChapter, isSection, numberEnd, parentNumber } from './number.js';

/** A rule number that a text cites. */
export interface Citation extends Span {
  /** The number cited: `111.10a`. */
  readonly number: string;
  /** For a range ("111.10a–t") its last number, written out (`111.10t`); else null. */
  readonly last: string | null;
}

/**
 * The rule numbers a text cites, as spans over the numbers alone: "rule 111.10a", "701.40", "rules 111.10a–t", "See
 * rule 816. Temporary". A whole section ("704") counts only after *rule*, *rules*, *section* or *CR*, or in a list that
 * continues from there; other bare numbers mean something else.
 */
export function citations(text: string): Citation[] {
  const found: Citation[] = [];
  for (let at = 0; at < text.length; at++) {
    if (!isDigitAt(text, at)) continue;
    const citation = citationAt(text, at, found.at(-1));
    if (citation !== null) found.push(citation);
    at = citation === null ? digitsEnd(text, at) : citation.end;
  }
  return found;
}

function citationAt(text: string, start: number, previous: Citation | undefined): Citation | null {
  if (start > 0 && /[\w.$€£#/+−-]/.test(text.charAt(start - 1))) return null;
  const end = numberEnd(text, start);
  if (end === null) return chapterAt(text, start);
  const number = text.slice(start, end);
  if (isSection(number) && !isIntroduced(text, start, previous) && !isTitled(text, start, end)) return null;
  const range = rangeEnd(text, number, end);
  const stop = range?.end ?? end;
  if (/[\w%/]/.test(text.charAt(stop))) return null;
  return { start, end: stop, number, last: range?.last ?? null };
}

/** "See section 4, “Zones.”": a chapter, which counts only with its title. */
function chapterAt(text: string, start: number): Citation | null {
  const number = text.charAt(start);
  const isTitled = /^, [“"]/.test(text.slice(start + 1, start + 4));
  if (!isTitled || !isChapter(number) || text.slice(Math.max(0, start - 8), start) !== 'section ') return null;
  return { start, end: start + 1, number, last: null };
}

const INTRODUCTIONS = ['rule ', 'rules ', 'section ', 'sections ', 'cr '];
const LINKS = [' and ', ', and ', ', ', ' or ', ', or '];
/** A title between two numbers: "rules 701.42, “Meld,” and 730, “Merging with Permanents.”" */
const TITLED_LINK = /^, [“"][^“”"]+[”"],? (?:and |or )?$/;

function isIntroduced(text: string, start: number, previous: Citation | undefined): boolean {
  const before = text.slice(Math.max(0, start - 10), start).toLowerCase();
  if (INTRODUCTIONS.some((word) => before === word || endsWithWord(before, word))) return true;
  if (previous === undefined) return false;
  const between = text.slice(previous.end, start);
  return LINKS.includes(between) || (between.length < 80 && TITLED_LINK.test(between));
}

/** "See 718, “Prototype Cards.”": only a rule has a title. */
function isTitled(text: string, start: number, end: number): boolean {
  return /[Ss]ee $/.test(text.slice(Math.max(0, start - 4), start)) && /^, [“"]/.test(text.slice(end, end + 3));
}

function endsWithWord(text: string, word: string): boolean {
  return text.endsWith(word) && !/\w/.test(text.charAt(text.length - word.length - 1));
}

/** The end of a range that starts with `number`: `–t`, `–8`, `–111.10t`, ` through 111.10t`. */
function rangeEnd(text: string, number: string, at: number): { end: number; last: string } | null {
  const dash = /[-–—]/.test(text.charAt(at)) ? 1 : text.startsWith(' through ', at) ? ' through '.length : 0;
  if (dash === 0) return null;
  const from = at + dash;
  const full = numberEnd(text, from);
  if (full !== null) return { end: full, last: text.slice(from, full) };
  const parent = parentNumber(number);
  if (parent === null) return null;
  if (/[a-z]$/.test(number)) {
    const letter = /^[a-z](?!\w)/.exec(text.slice(from, from + 2))?.[0];
    const dot = number.charAt(parent.length) === '.' ? '.' : '';
    return letter === undefined ? null : { end: from + 1, last: `${parent}${dot}${letter}` };
  }
  const digits = /^\d{1,3}(?!\w)/.exec(text.slice(from, from + 4))?.[0];
  return digits === undefined ? null : { end: from + digits.length, last: `${parent}.${digits}` };
}

function isDigitAt(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c >= 48 && c <= 57;
}

/** The last digit of the digits at `at`, to skip a long number at once. */
function digitsEnd(text: string, at: number): number {
  let end = at;
  while (isDigitAt(text, end + 1)) end++;
  return end;
}
