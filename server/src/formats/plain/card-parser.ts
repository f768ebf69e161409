import type { Span } from '../../text/span.js';
import type { Card, Face } from '../card.js';
import { readBody } from './body.js';
import { readHeading } from './heading.js';
import { contentLines, type PlainLine } from './lines.js';

/**
 * Reads one block as a card. Pure: equal text and role give equal cards. Never throws: missing fields are null, and
 * unrecognized lines are rules text. Takes linear time.
 * @param lines the block's content lines, if already known
 */
export function parseCard(
  source: string,
  role: Card['role'],
  lines: readonly PlainLine[] = contentLines(source),
): Card {
  const faces = splitFaces(source, lines).map((face) => readFace(source, face));
  return { source, form: 'block', role, faces: faces.length > 0 ? faces : [readFace(source, [])] };
}

/** A block's text up to the end of its heading, for blocks that are too long to read. */
export function headingOnly(source: string): string {
  const [lines = []] = splitFaces(source, contentLines(source));
  const rest = new Set(readHeading(source, lines).rest);
  const last = lines.findLast((line) => !rest.has(line));
  return source.slice(0, last?.end ?? 0);
}

/**
 * Whether a block consists only of separators between faces: a ruler between cards, not a card.
 * @param start the offset of the block, from which the offsets of its lines count
 */
export function isOnlySeparators(text: string, lines: readonly PlainLine[], start: number): boolean {
  return lines.every((line) => isSeparator(text, start + line.start, start + line.end));
}

/** The lines of each face that is not empty. */
function splitFaces(source: string, lines: readonly PlainLine[]): (readonly PlainLine[])[] {
  const faces: (readonly PlainLine[])[] = [];
  let from = 0;
  for (let at = 0; at < lines.length; at++) {
    if (!isSeparator(source, lines[at]!.start, lines[at]!.end)) continue;
    if (at > from) faces.push(lines.slice(from, at));
    from = at + 1;
  }
  if (from < lines.length) faces.push(from === 0 ? lines : lines.slice(from));
  return faces;
}

const HYPHEN = 45;
const SLASH = 47;

/** A line with only `//`, or only three or more hyphens. */
function isSeparator(text: string, start: number, end: number): boolean {
  const mark = text.charCodeAt(start);
  if (mark === SLASH) return end - start === 2 && text.charCodeAt(start + 1) === SLASH;
  if (mark !== HYPHEN || end - start < 3) return false;
  let at = start;
  while (at < end && text.charCodeAt(at) === HYPHEN) at++;
  return at === end;
}

function readFace(source: string, lines: readonly PlainLine[]): Face {
  const { name, manaCost, typeLine, rarity, rest } = readHeading(source, lines);
  const { rulesText, stats, flavor, metadata } = readBody(source, rest);
  const span: Span = { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
  return {
    span,
    name,
    manaCost,
    typeLine,
    rulesText,
    stats,
    flavor,
    metadata: rarity ? [rarity, ...metadata] : metadata,
  };
}
