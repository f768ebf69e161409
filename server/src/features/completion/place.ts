import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, Face, PlacedCard } from '../../formats/card.js';
import { lineStart } from '../../text/line-break.js';
import { type Region, regionEnd, toSource, toText } from '../../text/region.js';
import { type Span, touches } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import { lastAtOrBefore } from '../../util/binary-search.js';

/** Where on a card something is typed. `open` is a line that is nothing yet. */
export type TypedField = 'name' | 'mana cost' | 'type line' | 'rules text' | 'stats' | 'value' | 'open';

/** A cursor where card text is typed: the line up to it and behind it, and the way back to the file. */
export interface TypingPlace {
  readonly field: TypedField;
  /** For `value`: the key it stands behind. */
  readonly key: string | null;
  readonly role: Card['role'];
  readonly face: Face | null;
  /** The line of card text up to the cursor. */
  readonly before: string;
  /** The rest of that line. */
  readonly after: string;
  /** The file's span from so many units in front of the cursor to so many in front of it (none: the cursor). */
  spanOf(back: number, end?: number): Span;
  readonly encode: (text: string) => string | null;
}

const asItIs = (text: string): string => text;

/** Where an offset of the file is, for somebody who types there; null where no card text stands. */
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
  for (const { key, value } of face.metadata) yield ['value', value, key];
  if (face.name) yield ['name', face.name, null];
}

/** A cursor in a field, or behind it with nothing but spaces between: those are not part of the text yet. */
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
  /** The file's offset of so many units in front of the cursor. */
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
    encode: region.encode ?? asItIs,
  };
}

/** Whether a cursor is in a comment of the plain format: the line up to it, or null. */
export function commentAt({ document, text }: Snapshot, offset: number): string | null {
  if (document.format !== 'plain') return null;
  const line = text.slice(lineStart(text, offset), offset);
  return /^\s*#/.test(line) ? line.trimStart() : null;
}

/**
 * The line up to a cursor that stands before all cards or in the first line of the first, where a header may begin; null
 * elsewhere, and where there is a header.
 */
export function firstLineAt({ document, text }: Snapshot, offset: number): string | null {
  if (document.format !== 'plain' || document.header) return null;
  const start = lineStart(text, offset);
  const first = document.cards[0];
  return first && start > first.start ? null : text.slice(start, offset);
}

/** The header's line up to a cursor; null elsewhere. */
export function headerLineAt({ document, text }: Snapshot, offset: number): string | null {
  if (!document.header || !touches(document.header.span, offset)) return null;
  return text.slice(lineStart(text, offset), offset);
}
