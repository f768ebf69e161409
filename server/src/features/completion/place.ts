import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, Face, PlacedCard } from '../../formats/card.js';
import { lineStart } from '../../text/line-break.js';
import { type Region, regionEnd, toSource, toText } from '../../text/region.js';
import { type Span, touches } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import { lastAtOrBefore } from '../../util/binary-search.js';

/** The kind of field that is being typed in. `open` is a line that is not part of a field yet. */
export type TypedField = 'name' | 'mana cost' | 'type line' | 'rules text' | 'stats' | 'flavor' | 'value' | 'open';

/** A cursor in card text: the line before and after it, and the mapping back to the file. */
export interface TypingPlace {
  readonly field: TypedField;
  /** For `value`: the key of the value. */
  readonly key: string | null;
  readonly role: Card['role'];
  readonly face: Face | null;
  /** The line of card text up to the cursor. */
  readonly before: string;
  /** The rest of that line. */
  readonly after: string;
  /** The span of the file from `back` to `end` UTF-16 units before the cursor; without `end`, up to the cursor. */
  spanOf(back: number, end?: number): Span;
  readonly encode: (text: string) => string | null;
}

const identity = (text: string): string => text;

/** Returns the typing place at an offset of the file; null if there is no card text. */
export function typingPlaceAt(snapshot: Snapshot, offset: number): TypingPlace | null {
  const placed = lastAtOrBefore(snapshot.document.cards, offset);
  if (!placed) return null;
  for (const face of placed.card.faces) {
    for (const [field, region, key] of fieldsOf(face)) {
      const place = placeIn(field, region, key, face, placed, snapshot.text, offset);
      if (place) return place;
    }
  }
  return null;
}

function* fieldsOf(face: Face): Generator<[TypedField, Region, string | null]> {
  if (face.rulesText) yield ['rules text', face.rulesText, null];
  if (face.manaCost) yield ['mana cost', face.manaCost, null];
  if (face.typeLine) yield ['type line', face.typeLine, null];
  if (face.stats) yield ['stats', face.stats, null];
  for (const line of face.flavor) yield ['flavor', line, null];
  for (const { key, value } of face.metadata) yield ['value', value, key];
  if (face.name) yield ['name', face.name, null];
}

/** A cursor in a field, or after it with only spaces in between: trailing spaces are not part of the field's text. */
function placeIn(
  field: TypedField,
  region: Region,
  key: string | null,
  face: Face,
  { card, start }: PlacedCard,
  file: Text,
  offset: number,
): TypingPlace | null {
  const end = start + regionEnd(region);
  const gap = offset > end ? file.slice(end, offset) : '';
  if (offset < start + region.start || !/^[ \t]{0,80}$/.test(gap)) return null;
  const at = gap === '' ? toText(region, offset - start) : region.text.length;
  if (at === null) return null;
  /** The offset of the file that is `back` units before the cursor. */
  const offsetOf = (back: number) =>
    back <= gap.length ? offset - back : start + toSource(region, { start: at - (back - gap.length), end: at }).start;
  const newline = region.text.indexOf('\n', at);
  return {
    field,
    key,
    role: card.role,
    face,
    before: region.text.slice(lineStart(region.text, at), at) + gap,
    after: region.text.slice(at, newline < 0 ? undefined : newline),
    spanOf: (back, end = 0) => ({ start: offsetOf(back), end: offsetOf(end) }),
    encode: region.encode ?? identity,
  };
}

/** Returns the line up to the cursor if it is in a comment of the plain format, otherwise null. */
export function commentAt({ document, text }: Snapshot, offset: number): string | null {
  if (document.format !== 'plain') return null;
  const line = text.slice(lineStart(text, offset), offset);
  return /^\s*#/.test(line) ? line.trimStart() : null;
}

/**
 * Returns the line up to a cursor that is before all cards or in the first line of the first card, where a header may
 * begin; null elsewhere, or if the file has a header.
 */
export function firstLineAt({ document, text }: Snapshot, offset: number): string | null {
  if (document.format !== 'plain' || document.header) return null;
  const start = lineStart(text, offset);
  const first = document.cards[0];
  return first && start > first.start ? null : text.slice(start, offset);
}

/** Returns the line of the header up to the cursor; null outside of the header. */
export function headerLineAt({ document, text }: Snapshot, offset: number): string | null {
  if (!document.header || !touches(document.header.span, offset)) return null;
  return text.slice(lineStart(text, offset), offset);
}
