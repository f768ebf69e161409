import { type Encode, type Region, regionEnd, toSource } from '../../text/region.js';
import { composed, Pieces } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Card, Face } from '../card.js';
import { parseCard } from '../plain/card-parser.js';
import { LineReader } from '../plain/lines.js';

/**
 * Lines without what quotes and lists put before them, as one text; each line break is atomic with what follows.
 * @param prefix what a new line begins with, so that it stays in the block; null where that is not known
 */
export function unnested(source: string, lines: readonly Span[], prefix: string | null): Region {
  const pieces = new Pieces();
  let text = '';
  let before: Span | null = null;
  for (const line of lines) {
    if (before) {
      pieces.atom(line.start - before.end, 1);
      text += '\n';
    }
    pieces.add(line.end - line.start, line.end - line.start);
    text += source.slice(line.start, line.end);
    before = line;
  }
  const encode: Encode = (written) =>
    written.includes('\n') && prefix === null ? null : written.replaceAll('\n', `\n${prefix}`);
  return pieces.region(text, lines[0]?.start ?? 0, encode);
}

/** A card in a quote or a list, from its own slice of the file: something stands before all lines but the first. Pure. */
export function parseNestedCard(source: string, role: Card['role'], quotes: number): Card {
  const lines: Span[] = [];
  let prefix: string | null = null;
  const reader = new LineReader(source, 0);
  while (reader.advance()) {
    const { line } = reader;
    const start = lines.length === 0 ? line.start : behindMarks(source, line, quotes);
    if (lines.length > 0) prefix ??= source.slice(line.start, start);
    lines.push({ start, end: line.end });
  }
  const outer = unnested(source, lines, prefix);
  const { text, faces } = parseCard(outer.text, role);
  return { source, text, role, faces: faces.map((face) => faceIn(outer, face)) };
}

/** Where a line of a block goes on behind the marks of quotes and white space. */
function behindMarks(source: string, { start, end }: Span, quotes: number): number {
  let at = start;
  for (let left = quotes; left > 0; left--) at = source.slice(at, end).indexOf('>') + at + 1;
  while (at < end && ' \t'.includes(source.charAt(at))) at++;
  return at;
}

function faceIn(outer: Region, face: Face): Face {
  const placed = (region: Region | null) => region && within(outer, region);
  return {
    span: toSource(outer, face.span),
    name: placed(face.name),
    manaCost: placed(face.manaCost),
    typeLine: placed(face.typeLine),
    rulesText: placed(face.rulesText),
    stats: placed(face.stats),
    flavor: face.flavor.map((region) => within(outer, region)),
    metadata: face.metadata.map(({ key, keySpan, value }) => ({
      key,
      keySpan: toSource(outer, keySpan),
      value: within(outer, value),
    })),
  };
}

/** A region of the text, as one of what the text stands in. */
export function within(outer: Region, region: Region): Region {
  const placed = composed(outer, region);
  if (regionEnd(region) > region.start) return placed;
  return { ...placed, start: toSource(outer, { start: region.start, end: region.start }).start };
}
