import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Face, PlacedCard } from '../../formats/card.js';
import type { Edit } from '../../lint/finding.js';
import { lineBreakOf } from '../../text/line-break.js';
import type { QuoteStyle } from '../../text/quote-style.js';
import { isEditable, type Region, regionEnd, toSource } from '../../text/region.js';
import { inFile, overlap, type Span, touches } from '../../text/span.js';
import { overlapsAny } from '../../text/span-list.js';

/** The formatting options of a set. */
export interface FormatOptions {
  /** The quotation marks and apostrophes of rules text; `keep` leaves them as written. */
  readonly quotes: QuoteStyle;
}

/**
 * Returns the edits that format a plain file as card text is printed: one space between words, ` — ` on type lines, one
 * blank line between cards, `2/2` without spaces, no trailing spaces. Words, comments and the order of lines never
 * change. Empty for every other format, because other programs own their layout. Edits are in order and do not overlap.
 */
export function formatting(snapshot: Snapshot, options: FormatOptions): Edit[] {
  const { document } = snapshot;
  if (document.format !== 'plain') return [];
  const text = snapshot.text.toString();
  const inCards = document.cards.flatMap((placed) => cardEdits(placed, options));
  const comments = commentLines(text);
  const edits = [...betweenLines(text), ...inCards].filter(
    ({ span, newText }) => text.slice(span.start, span.end) !== newText && !overlapsAny(comments, span),
  );
  return withoutOverlaps(edits);
}

/** Returns the formatting edits that touch a range of the file. */
export function formattingIn(snapshot: Snapshot, options: FormatOptions, within: Span): Edit[] {
  return formatting(snapshot, options).filter(({ span }) => overlap(span, within) || touches(within, span.start));
}

// Each pattern starts only at the beginning of white space: starting within it would take quadratic time for long runs.

/** Trailing white space, repeated blank lines, blank lines at the top, and the final line break. */
function betweenLines(text: string): Edit[] {
  const lineBreak = lineBreakOf(text);
  const edits: Edit[] = [];
  for (const match of text.matchAll(/(?<![ \t])[ \t]*(?:\r\n|\r|\n)\s*|(?<![ \t])[ \t]+$/g)) {
    const [gap] = match;
    const span = { start: match.index, end: match.index + gap.length };
    const breaks = gap.match(/\r\n|\r|\n/g)?.length ?? 0;
    const isEnd = span.end === text.length;
    const isTop = span.start === 0;
    if (isTop && !isEnd) edits.push({ span, newText: '' });
    else if (isEnd) edits.push({ span, newText: lineBreak });
    else edits.push({ span, newText: lineBreak.repeat(Math.min(breaks, 2)) });
  }
  const end = text.slice(text.trimEnd().length);
  if (text !== '' && !/[\r\n]/.test(end) && !/[ \t]$/.test(end)) {
    edits.push({ span: { start: text.length, end: text.length }, newText: lineBreak });
  }
  return edits;
}

/** Lines that begin with `#`; comments are never formatted. */
function commentLines(text: string): Span[] {
  return [...text.matchAll(/^[ \t]*#[^\r\n]*/gm)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.trimEnd().length,
  }));
}

function cardEdits({ card, start }: PlacedCard, options: FormatOptions): Edit[] {
  return card.faces
    .flatMap((face) => faceEdits(face, card.source, options))
    .map(({ span, newText }) => ({
      span: inFile(span, start),
      newText,
    }));
}

function faceEdits(face: Face, source: string, options: FormatOptions): Edit<'card'>[] {
  const { name, manaCost, typeLine, rulesText, stats, metadata } = face;
  const edits = [
    ...replaced(name, /[ \t]{2,}/g, ' '),
    ...replaced(manaCost, /[ \t]+/g, ''),
    ...replaced(typeLine, /(?<![ \t])[ \t]*(?:—|–|--|(?<=[ \t])-(?=[ \t]))[ \t]*/g, ' — '),
    ...replaced(typeLine, /(?<![—–\- \t])[ \t]{2,}(?![—–\- \t])/g, ' '),
    ...replaced(stats, /[ \t]+/g, ''),
    ...replaced(rulesText, /(?<=[^\s—–-])[ \t]{2,}(?=[^\s—–-])/g, ' '),
    ...(rulesText ? quoteEdits(rulesText, options) : []),
    ...(rulesText ? abilityWordDashes(rulesText) : []),
  ];
  if (name && manaCost) {
    const between = { start: regionEnd(name), end: manaCost.start };
    if (/^[ \t]+$/.test(source.slice(between.start, between.end))) edits.push({ span: between, newText: ' ' });
  }
  for (const { keySpan, value } of metadata) {
    if (keySpan.end === keySpan.start) {
      const between = typeLine && { start: regionEnd(typeLine), end: value.start };
      if (between && /^[ \t]*\($/.test(source.slice(between.start, between.end)))
        edits.push({ span: between, newText: ' (' });
      continue;
    }
    const between = { start: keySpan.end, end: value.start };
    const written = source.slice(between.start, between.end);
    if (value.text !== '' && /^:[ \t]*$/.test(written)) edits.push({ span: between, newText: ': ' });
  }
  return edits;
}

/** "Channel - Discard this card": an ability word and its ability are separated by a dash (207.2c). */
function abilityWordDashes(region: Region): Edit<'card'>[] {
  const edits: Edit<'card'>[] = [];
  for (const match of region.text.matchAll(/^(?:[\p{L}'’]+ ){1,4}(-{1,2}|–) (?=\S)/gmu)) {
    const dash = match.index + match[0].lastIndexOf(match[1]!);
    const span = { start: dash, end: dash + match[1]!.length };
    if (isEditable(region, span)) edits.push({ span: toSource(region, span), newText: '—' });
  }
  return edits;
}

function quoteEdits(region: Region, { quotes }: FormatOptions): Edit<'card'>[] {
  if (quotes === 'straight') return [...replaced(region, /[“”]/g, '"'), ...replaced(region, /[‘’]/g, "'")];
  if (quotes === 'keep') return [];
  return [
    // A quotation mark opens after white space, a dash, a bracket or another opening mark.
    ...replaced(region, /(?<=^|[\s—–(["'“‘])"(?=\S)/gm, '“'),
    ...replaced(region, /(?<!^|[\s—–(["'“‘])"|"(?!\S)/gm, '”'),
    ...replaced(region, /(?<=^|[\s—–(["“])'(?=\S)/gm, '‘'),
    ...replaced(region, /(?<!^|[\s—–(["“])'|'(?!\S)/gm, '’'),
  ];
}

function replaced(region: Region | null, pattern: RegExp, by: string): Edit<'card'>[] {
  if (!region) return [];
  const edits: Edit<'card'>[] = [];
  for (const match of region.text.matchAll(pattern)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (match[0] !== by && isEditable(region, span)) edits.push({ span: toSource(region, span), newText: by });
  }
  return edits;
}

/** In the order of the text; of two overlapping edits the first applies, the other follows on the next formatting. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const taken: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)) {
    const last = taken.at(-1);
    if (!last || last.span.end <= edit.span.start) taken.push(edit);
  }
  return taken;
}
