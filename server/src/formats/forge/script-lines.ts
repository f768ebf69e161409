import type { Span } from '../../text/span.js';
import { LineReader, trimmed } from '../plain/lines.js';

/** The lines of one face of a script by key; a key may occur several times (`K`). */
export type FaceLines = ReadonlyMap<string, readonly Span[]>;

/**
 * Splits a script into faces, and each face into the trimmed values of its lines. Comments and unknown lines are
 * ignored.
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
    const values = face.get(key);
    if (values) values.push(value);
    else face.set(key, [value]);
  }
  return faces.filter((lines) => lines.size > 0);
}

/**
 * The spans of the scripts in a file, each from its `Name:` line to its last line that is neither blank nor a comment.
 * Forge uses one file per script; people also pass on several in one text.
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
    // A name after `ALTERNATE` belongs to another face.
    isNamed = isName || (isNamed && !beginsFace(text.slice(content.start, content.end)));
  }
  return scripts;
}

/** The first line that is neither blank nor a comment; an empty span at the end if there is none. */
export function firstLine(text: string): Span {
  const reader = new LineReader(text, byteOrderMark(text));
  while (reader.advance()) {
    if (!reader.isBlank && !reader.isComment) return reader.content;
  }
  return { start: text.length, end: text.length };
}

/** Whether a line begins another face: the back, or one of the five of a card that specializes. */
function beginsFace(line: string): boolean {
  return line === 'ALTERNATE' || line.startsWith('SPECIALIZE:');
}

function byteOrderMark(text: string): number {
  return text.charCodeAt(0) === 0xfeff ? 1 : 0;
}
