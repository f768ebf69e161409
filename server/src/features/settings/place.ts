import { createScanner } from 'jsonc-parser';
import type { Span } from '../../text/span.js';

/** A cursor in JSON, for somebody who types there. */
export interface JsonPlace {
  /** The keys that lead to what the cursor stands in, from the outermost; for a value its own is the last. */
  readonly path: readonly string[];
  /** A key is typed, not a value. */
  readonly isKey: boolean;
  readonly inList: boolean;
  /** What is typed already and would be replaced; of a text with its quotes. Empty at the cursor where nothing stands. */
  readonly typed: Span;
  /** Keys and values that stand before the cursor in the same object or list. */
  readonly before: readonly string[];
  /** A colon follows. */
  readonly hasColon: boolean;
}

interface JsonLevel {
  readonly isList: boolean;
  /** In an object, the key whose value comes; null while a key is expected. */
  key: string | null;
  readonly seen: string[];
}

/**
 * Where an offset of a JSON text is, broken or not; null in comments and outside of the outermost object. The words are
 * looked at one after the other, up to the cursor, so that no depth of brackets is too deep.
 */
export function jsonPlaceAt(text: string, offset: number): JsonPlace | null {
  const scanner = createScanner(text, false);
  const levels: JsonLevel[] = [];
  let typed: Span = { start: offset, end: offset };
  for (;;) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    if (start >= offset) break;
    if (text.startsWith('//', start) ? offset <= end : text.startsWith('/*', start) && offset < end) return null;
    const first = text.charAt(start);
    if (offset <= end && !/[{}[\],:/\s]/.test(first)) {
      // A text without its closing quote goes on to the end of the line, over what stood there before.
      typed = { start, end: scanner.getTokenError() === 0 ? end : offset };
      break;
    }
    step(levels, first, scanner.getTokenValue());
  }
  const around = levels.at(-1);
  if (!around) return null;
  const isKey = !around.isList && around.key === null;
  const path = levels.flatMap(({ key }) => key ?? []);
  const hasColon = /^\s*:/.test(text.slice(typed.end, typed.end + 80));
  return { path, isKey, inList: around.isList, typed, before: around.seen, hasColon };
}

/** Goes over one word of JSON, told by its first character. In an object the first text after a bracket or comma is a key. */
function step(levels: JsonLevel[], first: string, value: string): void {
  const around = levels.at(-1);
  switch (first) {
    case '{':
    case '[':
      levels.push({ isList: first === '[', key: null, seen: [] });
      break;
    case '}':
    case ']':
      levels.pop();
      break;
    case ',':
      if (around) around.key = null;
      break;
    case ':':
      if (around && !around.isList) around.key = around.seen.at(-1) ?? '';
      break;
    case '"':
      if (around?.key === null) around.seen.push(value);
  }
}
