import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { Metadata } from '../card.js';
import { withoutSlotCode } from '../notation/slot-code.js';
import { isSpace, type PlainLine, regionOf, trimmed } from './lines.js';
import { readMetadata } from './metadata.js';
import { isUnmistakable, readTypeLine } from './type-line.js';

/** The fields in the first lines of a face. */
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
 * certainly a type line and the second line is not (a face whose name was cut off). The type line is the first line
 * after name and cost, apart from metadata; a card that is still being typed has none.
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
  const after = lines.slice(types.typeLine ? at + 1 : at);
  return {
    name: name.start < name.end ? withoutSlotCode(regionOf(source, name), () => after.length > 0) : null,
    manaCost,
    ...types,
    rest: at > next ? [...lines.slice(next, at), ...after] : after,
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

/** Whether a line consists only of `{…}` groups. */
function isManaCost(source: string, line: Span): boolean {
  return source.charCodeAt(line.start) === OPEN_BRACE && manaCostStart(source, line) === line.start;
}

/**
 * Where the `{…}` groups at the end of a line start, after white space or at the line's start; the line's end if there
 * are none. Groups may be separated by spaces, or by ` // ` between the costs of a split card.
 */
function manaCostStart(source: string, line: Span): number {
  let groups = openGroupStart(source, line);
  for (;;) {
    let at = groups;
    while (at > line.start && isBetweenGroups(source.charCodeAt(at - 1))) at--;
    const group = groupStart(source, line.start, at);
    if (group === null) break;
    groups = group;
  }
  return groups === line.start || isSpace(source.charCodeAt(groups - 1)) ? groups : line.end;
}

/** An unclosed group of at most this length counts as one, so that a cost can be typed. */
const MAX_OPEN_GROUP_LENGTH = 6;

/** Where an unclosed group at the end of a line starts; the line's end if there is none. */
function openGroupStart(source: string, { start, end }: Span): number {
  if (source.charCodeAt(end - 1) === CLOSING_BRACE) return end;
  const from = Math.max(start, end - MAX_OPEN_GROUP_LENGTH);
  const open = source.slice(from, end).search(/\{[^\s{}]*$/);
  return open < 0 ? end : from + open;
}

/**
 * Where the group that ends at an offset starts; null if there is none. A group is not empty and contains no braces.
 */
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
