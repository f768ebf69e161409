import type { Span } from '../../text/span.js';
import type { Card, Face } from '../card.js';
import { readBody } from './body.js';
import { readHeading } from './heading.js';
import { contentLines, type Line } from './lines.js';

/**
 * Reads one block as a card. Pure: equal text and role give equal cards. Never fails: what is missing is null, and
 * what is not understood is rules text. Linear in the block's length.
 */
export function parseCard(source: string, role: Card['role']): Card {
  const faces = splitFaces(source, contentLines(source)).map((lines) => readFace(source, lines));
  return { source, form: 'block', role, faces: faces.length > 0 ? faces : [readFace(source, [])] };
}

/** The part of a block's text that ends with its heading: a card without its rules, for text that is not to be read. */
export function headingOnly(source: string): string {
  const [lines = []] = splitFaces(source, contentLines(source));
  const rest = new Set(readHeading(source, lines).rest);
  const last = lines.findLast((line) => !rest.has(line));
  return source.slice(0, last?.end ?? 0);
}

/** Whether a block is nothing but lines between faces: a ruler between cards, not a card. */
export function isOnlySeparators(source: string): boolean {
  return splitFaces(source, contentLines(source)).length === 0;
}

/** The lines of each face that has any. */
function splitFaces(source: string, lines: readonly Line[]): Line[][] {
  const faces: Line[][] = [];
  let face: Line[] = [];
  for (const line of lines) {
    if (!isSeparator(source, line)) face.push(line);
    else if (face.length > 0) {
      faces.push(face);
      face = [];
    }
  }
  if (face.length > 0) faces.push(face);
  return faces;
}

/** A line that is only `//`, or only three or more hyphens. */
function isSeparator(source: string, line: Span): boolean {
  const length = line.end - line.start;
  if (length === 2) return source.startsWith('//', line.start);
  return length > 2 && source.startsWith('---', line.start) && /^-+$/.test(source.slice(line.start, line.end));
}

function readFace(source: string, lines: readonly Line[]): Face {
  const { name, manaCost, typeLine, rarity, rest } = readHeading(source, lines);
  const { rulesText, stats, flavor, metadata } = readBody(source, rest);
  const span = { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
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
