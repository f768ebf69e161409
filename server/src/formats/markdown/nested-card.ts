import type { Region } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import type { Card, Face } from '../card.js';
import { parseCard } from '../plain/card-parser.js';
import { LineReader } from '../plain/lines.js';
import { NestedText } from './nested-text.js';

/**
 * Reads a card in a quote or a list from its part of the file, in which all lines but the first have a prefix. Pure.
 * @param quotes the number of surrounding quotes: each line begins with this many `>`
 */
export function parseNestedCard(source: string, role: Card['role'], quotes: number): Card {
  const lines: Span[] = [];
  let prefix: string | null = null;
  const reader = new LineReader(source, 0);
  while (reader.advance()) {
    const { line } = reader;
    const start = lines.length === 0 ? line.start : afterMarkers(source, line, quotes);
    if (lines.length > 0) prefix ??= source.slice(line.start, start);
    lines.push({ start, end: line.end });
  }
  const nested = new NestedText(source, lines, prefix);
  const { form, faces } = parseCard(nested.text, role);
  return { source, form, role, faces: faces.map((face) => faceIn(nested, face)) };
}

/** Where the content of a line begins after the markers of quotes and white space. */
function afterMarkers(source: string, { start, end }: Span, quotes: number): number {
  let at = start;
  for (let left = quotes; left > 0; left--) at = source.slice(at, end).indexOf('>') + at + 1;
  while (at < end && ' \t'.includes(source.charAt(at))) at++;
  return at;
}

function faceIn(nested: NestedText, face: Face): Face {
  const placed = (region: Region | null) => region && nested.region(region);
  return {
    span: nested.spanToSource(face.span),
    name: placed(face.name),
    manaCost: placed(face.manaCost),
    typeLine: placed(face.typeLine),
    rulesText: placed(face.rulesText),
    stats: placed(face.stats),
    flavor: face.flavor.map((region) => nested.region(region)),
    metadata: face.metadata.map(({ key, keySpan, value }) => ({
      key,
      keySpan: nested.spanToSource(keySpan),
      value: nested.region(value),
    })),
  };
}
