import type { Span } from '../../text/span.js';
import { LineReader, trimmed } from '../plain/lines.js';

/** The lines of one face of a script by their keys: `Name`, `Oracle`, and as many `K` as there are. */
export type FaceLines = ReadonlyMap<string, readonly Span[]>;

/**
 * Splits a script into faces, and each into the values of its lines, without white space at their ends. Comments and
 * anything else are left out.
 */
export function facesOf(source: string): FaceLines[] {
  let face = new Map<string, Span[]>();
  const faces = [face];
  const reader = new LineReader(source, 0);
  while (reader.advance()) {
    const { content } = reader;
    const line = source.slice(content.start, content.end);
    if (beginsFace(line)) {
      face = new Map();
      faces.push(face);
      continue;
    }
    const colon = line.indexOf(':');
    if (colon <= 0 || line.startsWith('#')) continue;
    const key = line.slice(0, colon);
    const value = trimmed(source, { start: content.start + colon + 1, end: content.end });
    const known = face.get(key);
    if (known) known.push(value);
    else face.set(key, [value]);
  }
  return faces.filter((lines) => lines.size > 0);
}

/**
 * Where the scripts of a file stand, each from its `Name:` line to its last line that is neither blank nor a comment. Forge
 * keeps each in a file of its own; people also pass them on one after the other.
 */
export function scriptsIn(text: string): Span[] {
  const scripts: { start: number; end: number }[] = [];
  let isNamed = true;
  const reader = new LineReader(text, byteOrderMark(text));
  while (reader.advance()) {
    if (reader.isBlank || reader.isComment) continue;
    const { content } = reader;
    const isName = text.startsWith('Name:', content.start);
    if (isName && isNamed) scripts.push({ start: content.start, end: content.end });
    const script = scripts.at(-1);
    if (!script) continue;
    script.end = content.end;
    // The name behind `ALTERNATE` is that of another face.
    isNamed = isName || (isNamed && !beginsFace(text.slice(content.start, content.end)));
  }
  return scripts;
}

/** The first line that is neither blank nor a comment; empty, at the end, where there is none. */
export function firstLine(text: string): Span {
  const reader = new LineReader(text, byteOrderMark(text));
  while (reader.advance()) {
    if (!reader.isBlank && !reader.isComment) return reader.content;
  }
  return { start: text.length, end: text.length };
}

/** Whether another face begins: the back, or one of the five of a card that specializes. */
function beginsFace(line: string): boolean {
  return line === 'ALTERNATE' || line.startsWith('SPECIALIZE:');
}

function byteOrderMark(text: string): number {
  return text.charCodeAt(0) === 0xfeff ? 1 : 0;
}
