import { createScanner, type JSONScanner } from 'jsonc-parser';
import type { Span } from '../../text/span.js';
import { flaw, syntax } from './syntax.js';

/**
 * A value of JSON: what it is and where it stands, for a text what stands between its quotes. What is inside a list or an
 * object is read when somebody asks for it, as the most of a card's properties say nothing that is of use here.
 */
export interface JsonValue extends Span {
  readonly kind: 'text' | 'number' | 'list' | 'object';
}

/** The properties of an object. Of two of one name the last holds, as everywhere. */
export type Properties = ReadonlyMap<string, JsonValue>;

/**
 * Reads the properties of the object that begins at an offset, as far as they can be read: a value with something
 * unexpected behind it was cut off in the middle, and is left out like `null`, `true` and `false`. Never throws.
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
    if (value && isBehindValue(scanner)) properties.set(key, value);
  }
  return properties;
}

/** Reads the items of the list that begins at an offset; null for what cannot be read or is no value of any use. */
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
    items.push(isBehindValue(scanner) ? value : null);
  }
  return items;
}

/** Reads the value that begins at the scanner's word, and moves to the word behind it. */
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

/** Moves behind the value that begins at the scanner's word, or behind that word. Returns where it ends. */
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

/** Whether the scanner is at the end of what it reads. */
function isEnd(scanner: JSONScanner): boolean {
  const token = scanner.getToken();
  return token === syntax.closeBrace || token === syntax.closeBracket || token === syntax.end;
}

/** Whether what the scanner is at may follow a value. */
function isBehindValue(scanner: JSONScanner): boolean {
  return scanner.getToken() === syntax.comma || isEnd(scanner);
}
