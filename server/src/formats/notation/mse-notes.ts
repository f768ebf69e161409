import { type Region, toSource } from '../../text/region.js';
import { partOf, trimmed } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Card, Link, Links } from '../card.js';

/**
 * Lines in the notes of a card that exporters of Magic Set Editor sets read as links: `!tokens Goblin;Treasure<2>` on a
 * card, `!related Goblin Matron;Goblin Chief` on a token.
 */
const instructions = { card: '!tokens', token: '!related' } as const;
const kinds = { card: 'makes', token: 'made by' } as const;

/** Longer notes are not searched. In UTF-16 units. */
const MAX_NOTES_LENGTH = 10_000;

/** The links in the notes of a card or token; null if there are none, as in most sets. */
export function linksInNotes(notes: Region | null, role: Card['role']): Links | null {
  if (!notes || notes.text.length > MAX_NOTES_LENGTH) return null;
  const entries: Link[] = [];
  let place: Region | null = null;
  for (const line of partsOf(notes.text, { start: 0, end: notes.text.length }, '\n')) {
    const instruction = instructions[role];
    if (!notes.text.startsWith(`${instruction} `, line.start)) continue;
    const names = { start: line.start + instruction.length + 1, end: line.end };
    const found = partsOf(notes.text, names, ';');
    for (const entry of found) {
      const link = linkOf(notes, entry, wholeEntry(notes.text, entry, line, found.length), kinds[role]);
      if (link) entries.push(link);
    }
    place = placeAfter(notes, line.end);
  }
  return entries.length > 0 ? { entries, place } : null;
}

/** Reads an entry: `Treasure`, or `Treasure<2>` with a count. */
function linkOf(notes: Region, entry: Span, whole: Span, kind: Link['kind']): Link | null {
  const written = notes.text.slice(entry.start, entry.end);
  const count = /<([^<>]*)>[ \t]*$/.exec(written);
  const name = trimmed(partOf(notes, { start: entry.start, end: entry.end - (count?.[0].length ?? 0) }));
  if (name.text === '') return null;
  const source = toSource(notes, whole);
  const text = notes.text.slice(whole.start, whole.end);
  const region: Region = { text, start: source.start, pieces: [[source.end - source.start, text.length, 'whole']] };
  return { kind, name, entry: region, count: count?.[1] ?? null, excluded: false, attached: false };
}

/** What to remove with an entry: a semicolon next to it, or its line if it is the only one. */
function wholeEntry(text: string, entry: Span, line: Span, count: number): Span {
  if (count > 1 && entry.end < line.end) return { start: entry.start, end: entry.end + 1 };
  if (count > 1) return { start: entry.start - 1, end: entry.end };
  if (line.start > 0) return { start: line.start - 1, end: line.end };
  return { start: line.start, end: Math.min(line.end + 1, text.length) };
}

/** An empty region at the end of a line, which adds another name after a semicolon. */
function placeAfter(notes: Region, offset: number): Region {
  const { end } = toSource(notes, { start: offset - 1, end: offset });
  const encode = (name: string) => {
    if (/[;<>\n]/.test(name)) return null;
    return notes.encode ? notes.encode(`;${name}`) : `;${name}`;
  };
  return { text: '', start: end, pieces: [], encode };
}

/** The parts between separators. */
function partsOf(text: string, within: Span, separator: string): Span[] {
  let start = within.start;
  return text
    .slice(within.start, within.end)
    .split(separator)
    .map((part) => {
      const span = { start, end: start + part.length };
      start = span.end + 1;
      return span;
    });
}
