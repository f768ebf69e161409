import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { Metadata } from '../card.js';
import { type Line, regionOf, trimmed } from './lines.js';
import { readMetadata } from './metadata.js';
import { isUnmistakable, readTypeLine } from './type-line.js';

/** What the first lines of a face say. */
export interface Heading {
  readonly name: Region | null;
  readonly manaCost: Region | null;
  readonly typeLine: Region | null;
  readonly rarity: Metadata | null;
  /** The other lines, in order. */
  readonly rest: readonly Line[];
}

/**
 * Reads name, mana cost and type line of a face. The first line is the name, whatever it looks like, unless it is
 * beyond doubt a type line and the second one is none (a face whose name was cut off). The type line is the first line
 * after name and cost, metadata apart; a card that is still being typed has none.
 */
export function readHeading(source: string, lines: readonly Line[]): Heading {
  const [first, second] = lines;
  if (!first) return { name: null, manaCost: null, typeLine: null, rarity: null, rest: [] };
  if (isUnmistakable(source, first) && !(second && readTypeLine(source, second))) {
    return { name: null, manaCost: null, ...typeLineOf(source, first), rest: lines.slice(1) };
  }
  const costStart = manaCostStart(source, first);
  let manaCost = costStart < first.end ? regionOf(source, { start: costStart, end: first.end }) : null;
  const name = trimmed(source, { start: first.start, end: costStart });
  let next = 1;
  if (!manaCost && second && manaCostStart(source, second) === second.start) {
    manaCost = regionOf(source, second);
    next = 2;
  }
  let at = next;
  while (at < lines.length && readMetadata(source, lines[at]!)) at++;
  const candidate = lines[at];
  const types = candidate ? typeLineOf(source, candidate) : null;
  const rest = lines.slice(next);
  if (types?.typeLine) rest.splice(at - next, 1);
  return {
    name: name.start < name.end ? regionOf(source, name) : null,
    manaCost,
    typeLine: types?.typeLine ?? null,
    rarity: types?.rarity ?? null,
    rest,
  };
}

function typeLineOf(source: string, line: Line): Pick<Heading, 'typeLine' | 'rarity'> {
  const parts = readTypeLine(source, line);
  if (!parts) return { typeLine: null, rarity: null };
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

/** A group that has not been closed yet is taken for one up to this length, so that a cost can be typed. */
const LONGEST_OPEN_GROUP = 6;

/**
 * Where the run of `{…}` groups at a line's end starts, after white space or at the line's start; the line's end where
 * there is none. Groups may have spaces between them, or ` // ` where a split card's costs stand side by side.
 */
function manaCostStart(source: string, line: Span): number {
  const text = source.slice(line.start, line.end);
  let run = text.length;
  let at = text.length;
  const open = text.lastIndexOf('{');
  if (open >= 0 && at - open <= LONGEST_OPEN_GROUP && !/[\s}]/.test(text.slice(open))) {
    run = open;
    at = open;
  }
  for (;;) {
    while (at > 0 && ' \t/'.includes(text.charAt(at - 1))) at--;
    if (at === 0 || text.charAt(at - 1) !== '}') break;
    const start = text.lastIndexOf('{', at - 1);
    // A group holds something, and no other group's end.
    if (start < 0 || start === at - 2 || text.slice(start, at - 1).includes('}')) break;
    run = start;
    at = start;
  }
  const separated = run === 0 || ' \t\u00a0'.includes(text.charAt(run - 1));
  return separated ? line.start + run : line.end;
}
