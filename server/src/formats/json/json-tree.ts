import { createScanner, type JSONScanner } from 'jsonc-parser';
import type { Span } from '../../text/span.js';
import { flaw, syntax } from './syntax.js';

/**
 * A JSON value: its kind and span; for a string, the span between the quotes. Lists and objects are read on request,
 * because most properties of a card are not needed.
 */
export interface JsonValue extends Span {
  readonly kind: 'text' | 'number' | 'list' | 'object';
}

/** The properties of an object. If a name occurs twice, the last one counts, as in every JSON parser. */
export type Properties = ReadonlyMap<string, JsonValue>;

/**
 * Reads the properties of the object at an offset, as far as possible: a value followed by something unexpected was cut
 * off and is skipped, like `null`, `true` and `false`. Never throws.
 */
export function propertiesAt(source: string, start: number): Properties {
  const properties = new Map<string, JsonValue>();
  const scanner = createScanner(source, true);
  scanner.setPosition(start);
  if (scanner.scan() !== syntax.openBrace) return properties;
  scanner.scan();
  while (!isEnd(scanner)) {
    if (scanner.getToken() !== syntax.text) {
      skipValue(scanner);
      continue;
    }
    const key = scanner.getTokenValue();
    if (scanner.scan() !== syntax.colon) continue;
    scanner.scan();
    const value = readValue(scanner);
    if (value && isAfterValue(scanner)) properties.set(key, value);
  }
  return properties;
}

/** Reads the items of the list at an offset; null for items that cannot be read, and for `null`, `true` and `false`. */
export function itemsAt(source: string, start: number): readonly (JsonValue | null)[] {
  const items: (JsonValue | null)[] = [];
  const scanner = createScanner(source, true);
  scanner.setPosition(start);
  if (scanner.scan() !== syntax.openBracket) return items;
  scanner.scan();
  while (!isEnd(scanner)) {
    if (scanner.getToken() === syntax.comma) {
      scanner.scan();
      continue;
    }
    const value = readValue(scanner);
    items.push(isAfterValue(scanner) ? value : null);
  }
  return items;
}

/** Reads the value at the scanner's position and moves past it. */
function readValue(scanner: JSONScanner): JsonValue | null {
  const start = scanner.getTokenOffset();
  const token = scanner.getToken();
  const isFlawed = scanner.getTokenError() !== flaw.none;
  const end = skipValue(scanner);
  switch (token) {
    case syntax.openBrace:
      return { kind: 'object', start, end };
    case syntax.openBracket:
      return { kind: 'list', start, end };
    case syntax.text:
      return isFlawed ? null : { kind: 'text', start: start + 1, end: end - 1 };
    case syntax.number:
      return isFlawed ? null : { kind: 'number', start, end };
    default:
      return null;
  }
}

/** Moves past the value at the scanner's position, or past a single word. Returns where it ends. */
function skipValue(scanner: JSONScanner): number {
  let depth = 0;
  for (;;) {
    const token = scanner.getToken();
    const end = scanner.getTokenOffset() + scanner.getTokenLength();
    if (token === syntax.openBrace || token === syntax.openBracket) depth++;
    else if (token === syntax.closeBrace || token === syntax.closeBracket) depth--;
    else if (token === syntax.end) return end;
    scanner.scan();
    if (depth <= 0) return end;
  }
}

/** Whether the scanner is at the end of the object or list. */
function isEnd(scanner: JSONScanner): boolean {
  const token = scanner.getToken();
  return token === syntax.closeBrace || token === syntax.closeBracket || token === syntax.end;
}

/** Whether the scanner is at something that may follow a value. */
function isAfterValue(scanner: JSONScanner): boolean {
  return scanner.getToken() === syntax.comma || isEnd(scanner);
}
