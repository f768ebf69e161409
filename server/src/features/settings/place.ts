import { createScanner } from 'jsonc-parser';
import type { Span } from '../../text/span.js';

/** A cursor in JSON text. */
export interface JsonPlace {
  /** The keys that lead to the object, list or value at the cursor, from the outermost. */
  readonly path: readonly string[];
  /** Whether a key is typed, not a value. */
  readonly isKey: boolean;
  readonly inList: boolean;
  /** The text to replace, for strings with their quotes. Empty at the cursor if nothing is typed. */
  readonly typed: Span;
  /** The keys or values before the cursor in the same object or list. */
  readonly before: readonly string[];
  /** Whether a colon follows. */
  readonly hasColon: boolean;
}

interface JsonLevel {
  readonly isList: boolean;
  /** The key of the current value of an object; null while a key is expected. */
  key: string | null;
  readonly seen: string[];
}

/**
 * Returns the place of an offset in a JSON text, which may be invalid; null in comments and outside of the outermost
 * object. The text is scanned without recursion, so that deep nesting cannot overflow the stack.
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
      // A string without its closing quote extends to the end of the line, over text that is not part of it.
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

/** Processes a word of JSON by its first character. In an object, the first string after a brace or comma is a key. */
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
