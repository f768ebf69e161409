import { type Encode, type Region, regionEnd } from '../../text/region.js';
import { joined, trimmed } from '../../text/region-parts.js';
import { encodeJsonNumber, encodeJsonString, jsonNumber, jsonString } from '../notation/json-string.js';
import type { JsonValue } from './json-tree.js';
import { type FaceView, type FieldReader, itemsOf, objectsIn, viewOf } from './shape.js';

/** How text is encoded inside a JSON string. */
type StringNotation = (region: Region) => Region;

/** Reads the first of these properties that is not empty, trimmed. */
export function text(properties: string | readonly string[], notation?: StringNotation): FieldReader {
  const all = typeof properties === 'string' ? [properties] : properties;
  return ({ source, get }) => {
    for (const property of all) {
      const region = regionOf(source, get(property), notation);
      if (region) return region;
    }
    return null;
  };
}

/** Reads the texts of a list, joined by a separator. */
export function list(property: string, separator = ' '): FieldReader {
  return ({ source, get }) =>
    joinedBy(
      itemsOf(source, get(property)).map((item) => regionOf(source, item)),
      separator,
    );
}

/** Reads a field of every object in a list, joined by spaces. */
export function eachIn(property: string, field: FieldReader): FieldReader {
  return ({ source, get }) => joinedBy(objectsIn(source, get(property)).map(field), ' ');
}

/** Reads the first of several fields that is not empty. */
export function firstOf(fields: readonly FieldReader[]): FieldReader {
  return (face) => {
    for (const field of fields) {
      const region = field(face);
      if (region) return region;
    }
    return null;
  };
}

/** Reads two properties joined by a slash; null if one of them is missing. */
export function pair(first: string, second: string): FieldReader {
  return undeletable(({ source, get }) => {
    const parts = [regionOf(source, get(first)), regionOf(source, get(second))];
    return parts.includes(null) ? null : joinedBy(parts, '/');
  });
}

/**
 * A field made of several parts, none of which may become empty: the value would be read as something else. So its
 * parts cannot be deleted.
 */
export function undeletable(field: FieldReader): FieldReader {
  return (face) => {
    const region = field(face);
    const encode = region?.encode;
    return encode ? { ...region, encode: (text) => (text === '' ? null : encode(text)) } : region;
  };
}

/** Reads a field of a nested object. */
export function inside(property: string, field: FieldReader): FieldReader {
  return ({ source, get }) => {
    const value = get(property);
    return value?.kind === 'object' ? field(viewOf(source, value)) : null;
  };
}

/** Reads several fields as one text, without empty ones. */
export function joinFields(fields: readonly FieldReader[], separator: string): FieldReader {
  return (face) =>
    joinedBy(
      fields.map((field) => field(face)),
      separator,
    );
}

/** The decoded text of a property that is not part of the card's text; empty if it has none. */
export function plainText({ source, get }: FaceView, property: string): string {
  return regionOf(source, get(property))?.text ?? '';
}

/** The region of a text or number; null for other values and empty texts. */
export function regionOf(
  source: string,
  value: JsonValue | null | undefined,
  notation?: StringNotation,
): Region | null {
  if (value?.kind === 'number') return jsonNumber(source, value);
  if (value?.kind !== 'text' || value.start === value.end) return null;
  const string = jsonString(source, value);
  const region = trimmed(notation ? notation(string) : string);
  return invisible.test(region.text) ? null : region;
}

/** Only zero-width characters, used when a program does not accept an empty text. */
const invisible = /^[\s\u200b\u2060]*$/;

function joinedBy(parts: readonly (Region | null)[], separator: string): Region | null {
  const all = parts.filter((part) => part !== null && regionEnd(part) > part.start) as Region[];
  const [first] = all;
  if (!first || all.length === 1) return first ?? null;
  const whole = joined(all, separator);
  const encode = commonEncode(all);
  return encode === whole.encode ? whole : { ...whole, encode };
}

/** An encoding that suits all parts: if one of them is a number, only numbers may be written in any of them. */
function commonEncode(parts: readonly Region[]): Encode {
  return parts.some(({ encode }) => encode === encodeJsonNumber)
    ? encodeJsonNumber
    : (parts[0]?.encode ?? encodeJsonString);
}
