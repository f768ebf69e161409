import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { Metadata } from '../card.js';
import { joinedLines } from './joined-lines.js';
import { type PlainLine, regionOf } from './lines.js';
import { readMetadata } from './metadata.js';

/** The lines of a face below its heading, sorted by field. */
export interface Body {
  readonly rulesText: Region | null;
  readonly stats: Region | null;
  readonly flavor: readonly Region[];
  readonly metadata: readonly Metadata[];
}

/**
 * Sorts the lines below the heading: metadata, the last stats line, flavor text at the face's end; the rest is rules
 * text.
 */
export function readBody(source: string, lines: readonly PlainLine[]): Body {
  const entries = lines.map((line) => readMetadata(source, line));
  const statsAt = lines.findLastIndex((line) => isStats(source, line));
  const flavorFrom = findFlavor(source, lines, entries, statsAt);

  const flavor: Region[] = [];
  const metadata: Metadata[] = [];
  const rules: PlainLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const entry = entries[i];
    if (entry?.key === 'Flavor') flavor.push(entry.value);
    else if (entry) metadata.push(entry);
    else if (i === statsAt) continue;
    else if (i >= flavorFrom) flavor.push(withoutAsterisks(source, lines[i]!));
    else rules.push(lines[i]!);
  }
  return {
    rulesText: rules.length > 0 ? joinedLines(source, rules) : null,
    stats: statsAt < 0 ? null : regionOf(source, lines[statsAt]!),
    flavor: flavor.length > 0 ? flavor : none,
    metadata: metadata.length > 0 ? metadata : none,
  };
}

/** Most faces have no flavor text or metadata, so this is shared. */
const none: readonly never[] = [];

/**
 * The index from which on all lines are flavor text, apart from stats and metadata: lines at the face's end that are
 * entirely in asterisks or quotes, and the attribution below them ("—Kel-Doran proverb").
 */
function findFlavor(
  source: string,
  lines: readonly PlainLine[],
  entries: readonly (Metadata | null)[],
  statsAt: number,
): number {
  let from = lines.length;
  for (let i = lines.length - 1; i >= 0; i--) {
    if (entries[i] || i === statsAt) continue;
    const before = lines[i - 1];
    const attributes =
      isAttribution(source, lines[i]!) &&
      before !== undefined &&
      (entries[i - 1]?.key === 'Flavor' || (i - 1 !== statsAt && isFlavor(source, before)));
    if (!attributes && !isFlavor(source, lines[i]!)) break;
    from = i;
  }
  return from;
}

function isFlavor(source: string, line: Span): boolean {
  if (line.end - line.start < 3) return false;
  const first = source.charAt(line.start);
  const last = source.charAt(line.end - 1);
  if (first === '*') return last === '*' && !isStats(source, line);
  return '"“'.includes(first) && '"”'.includes(last);
}

/** A dash followed directly by a word; modes of a list have a space after the dash. */
function isAttribution(source: string, line: Span): boolean {
  return /^(?:[—–―-]|--)[\p{L}"“]/u.test(source.slice(line.start, Math.min(line.end, line.start + 4)));
}

function withoutAsterisks(source: string, line: Span): Region {
  const inner = source.charAt(line.start) === '*' ? 1 : 0;
  return regionOf(source, { start: line.start + inner, end: line.end - inner });
}

/** In UTF-16 units. */
const MAX_STATS_LENGTH = 64;
const side = '[-+−–]?[\\d*?∞☆XYZ½¼¾][-+−–.\\d*?∞☆XYZ½¼¾²³]*';
const powerAndToughness = new RegExp(`^${side} ?/ ?${side}$`, 'i');
const bracketed = /^\[[-+−–]?[\d*X]+\]$/i;

/** Power and toughness as designers write them (`2/2`, `X/X`, `0/1+*`), or a number in brackets (`[5]`). */
function isStats(source: string, line: Span): boolean {
  if (line.end - line.start > MAX_STATS_LENGTH) return false;
  const text = source.slice(line.start, line.end);
  return powerAndToughness.test(text) || bracketed.test(text);
}
