import { type Encode, type Region, regionEnd } from '../../text/region.js';
import { joined, trimmed } from '../../text/region-parts.js';
import { encodeJsonNumber, encodeJsonString, jsonNumber, jsonString } from '../notation/json-string.js';
import type { JsonValue } from './json-tree.js';
import { type FaceView, type FieldReader, itemsOf, objectsIn, viewOf } from './shape.js';

/** How text is written inside a string. */
type StringNotation = (region: Region) => Region;

/** The text of the first of these properties that holds any, without white space at its ends. */
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

/** The texts of a list, with a space or something else between them. */
export function list(property: string, separator = ' '): FieldReader {
  return ({ source, get }) =>
    joinedBy(
      itemsOf(source, get(property)).map((item) => regionOf(source, item)),
      separator,
    );
}

/** A field of every object in a list, with a space between them. */
export function eachIn(property: string, field: FieldReader): FieldReader {
  return ({ source, get }) => joinedBy(objectsIn(source, get(property)).map(field), ' ');
}

/** The first of several fields that there is. */
export function firstOf(fields: readonly FieldReader[]): FieldReader {
  return (face) => {
    for (const field of fields) {
      const region = field(face);
      if (region) return region;
    }
    return null;
  };
}

/** Two properties with a slash between them; null where one of them is missing. */
export function pair(first: string, second: string): FieldReader {
  return keptWhole(({ source, get }) => {
    const parts = [regionOf(source, get(first)), regionOf(source, get(second))];
    return parts.includes(null) ? null : joinedBy(parts, '/');
  });
}

/** A field of several parts none of which may be emptied: it would be read as another. So nothing in it is deleted. */
export function keptWhole(field: FieldReader): FieldReader {
  return (face) => {
    const region = field(face);
    const encode = region?.encode;
    return encode ? { ...region, encode: (text) => (text === '' ? null : encode(text)) } : region;
  };
}

/** A field of an object that stands in a property. */
export function inside(property: string, field: FieldReader): FieldReader {
  return ({ source, get }) => {
    const value = get(property);
    return value?.kind === 'object' ? field(viewOf(source, value)) : null;
  };
}

/** Fields read as one text, those that are missing left out. */
export function together(fields: readonly FieldReader[], separator: string): FieldReader {
  return (face) =>
    joinedBy(
      fields.map((field) => field(face)),
      separator,
    );
}

/** The text a property has, for those that are no part of the card's text; empty where it has none. */
export function plainText({ source, get }: FaceView, property: string): string {
  return regionOf(source, get(property))?.text ?? '';
}

/** The region of a text or number, null where it is neither or empty. */
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

/** Nothing but characters without width, as left behind where a program would not take an empty text. */
const invisible = /^[\s\u200b\u2060]*$/;

function joinedBy(parts: readonly (Region | null)[], separator: string): Region | null {
  const all = parts.filter((part) => part !== null && regionEnd(part) > part.start) as Region[];
  const [first] = all;
  if (!first || all.length === 1) return first ?? null;
  const whole = joined(all, separator);
  const encode = commonEncode(all);
  return encode === whole.encode ? whole : { ...whole, encode };
}

/** One way to write all parts: where one of them is a number, only numbers can stand in any of them. */
function commonEncode(parts: readonly Region[]): Encode {
  return parts.some(({ encode }) => encode === encodeJsonNumber)
    ? encodeJsonNumber
    : (parts[0]?.encode ?? encodeJsonString);
}
