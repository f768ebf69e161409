import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { Metadata } from '../card.js';
import { isSpace, type PlainLine, regionOf, trimmed } from './lines.js';
import { readMetadata } from './metadata.js';
import { isUnmistakable, readTypeLine } from './type-line.js';

/** What the first lines of a face say. */
export interface Heading {
  readonly name: Region | null;
  readonly manaCost: Region | null;
  readonly typeLine: Region | null;
  readonly rarity: Metadata | null;
  /** The other lines, in order. */
  readonly rest: readonly PlainLine[];
}

/**
 * Reads name, mana cost and type line of a face. The first line is the name, whatever it looks like, unless it is
 * beyond doubt a type line and the second one is none (a face whose name was cut off). The type line is the first line
 * after name and cost, metadata apart; a card that is still being typed has none.
 */
export function readHeading(source: string, lines: readonly PlainLine[]): Heading {
  const [first, second] = lines;
  if (!first) return { name: null, manaCost: null, typeLine: null, rarity: null, rest: [] };
  if (isUnmistakable(source, first) && !(second && readTypeLine(source, second))) {
    return { name: null, manaCost: null, ...typeLineOf(source, first), rest: lines.slice(1) };
  }
  const costStart = manaCostStart(source, first);
  let manaCost = costStart < first.end ? regionOf(source, { start: costStart, end: first.end }) : null;
  const name = trimmed(source, { start: first.start, end: costStart });
  let next = 1;
  if (!manaCost && second && isManaCost(source, second)) {
    manaCost = regionOf(source, second);
    next = 2;
  }
  let at = next;
  while (at < lines.length && readMetadata(source, lines[at]!)) at++;
  const candidate = lines[at];
  const types = candidate ? typeLineOf(source, candidate) : noTypeLine;
  const behind = lines.slice(types.typeLine ? at + 1 : at);
  return {
    name: name.start < name.end ? regionOf(source, name) : null,
    manaCost,
    ...types,
    rest: at > next ? [...lines.slice(next, at), ...behind] : behind,
  };
}

const noTypeLine = { typeLine: null, rarity: null };

function typeLineOf(source: string, line: PlainLine): Pick<Heading, 'typeLine' | 'rarity'> {
  const parts = readTypeLine(source, line);
  if (!parts) return noTypeLine;
  const { rarity } = parts;
  return {
    typeLine: regionOf(source, parts.types),
    rarity: rarity && {
      key: 'Rarity',
      keySpan: { start: rarity.start, end: rarity.start },
      value: regionOf(source, rarity),
    },
  };
}

/** Whether a line is nothing but `{…}` groups. */
function isManaCost(source: string, line: Span): boolean {
  return source.charCodeAt(line.start) === OPEN_BRACE && manaCostStart(source, line) === line.start;
}

/**
 * Where the run of `{…}` groups at a line's end starts, after white space or at the line's start; the line's end where
 * there is none. Groups may have spaces between them, or ` // ` where a split card's costs stand side by side.
 */
function manaCostStart(source: string, line: Span): number {
  let run = openGroupStart(source, line);
  for (;;) {
    let at = run;
    while (at > line.start && isBetweenGroups(source.charCodeAt(at - 1))) at--;
    const group = groupStart(source, line.start, at);
    if (group === null) break;
    run = group;
  }
  return run === line.start || isSpace(source.charCodeAt(run - 1)) ? run : line.end;
}

/** A group that has not been closed yet is taken for one up to this length, so that a cost can be typed. */
const LONGEST_OPEN_GROUP = 6;

/** Where the group starts that a line ends in, and that is still being typed; the line's end where there is none. */
function openGroupStart(source: string, { start, end }: Span): number {
  if (source.charCodeAt(end - 1) === CLOSING_BRACE) return end;
  const from = Math.max(start, end - LONGEST_OPEN_GROUP);
  const open = source.slice(from, end).search(/\{[^\s{}]*$/);
  return open < 0 ? end : from + open;
}

/** Where the group starts that ends at an offset; null where none does. A group holds something, and no other group's end. */
function groupStart(source: string, from: number, end: number): number | null {
  if (end === from || source.charCodeAt(end - 1) !== CLOSING_BRACE) return null;
  for (let at = end - 2; at >= from; at--) {
    const unit = source.charCodeAt(at);
    if (unit === CLOSING_BRACE) return null;
    if (unit === OPEN_BRACE) return at < end - 2 ? at : null;
  }
  return null;
}

function isBetweenGroups(unit: number): boolean {
  return unit === SPACE || unit === TAB || unit === SLASH;
}

const TAB = 9;
const SPACE = 32;
const SLASH = 47;
const OPEN_BRACE = 123;
const CLOSING_BRACE = 125;
