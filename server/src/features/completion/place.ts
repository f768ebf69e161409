import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import type { Card, Face, PlacedCard } from '../../formats/card.js';
import { lineStart } from '../../text/line-break.js';
import { type Region, regionEnd, toSource, toText } from '../../text/region.js';
import type { Text } from '../../text/text.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { openPlaceAt } from './open-place.js';
import { isTypeLineStart } from './type-line.js';
import { type TypedField, type TypingPlace, verbatim } from './typing-place.js';

/** Returns the typing place at an offset of the file; null if there is no card text. */
export function typingPlaceAt(snapshot: Snapshot, offset: number): TypingPlace | null {
  const placed = lastAtOrBefore(snapshot.document.cards, offset);
  if (!placed) return null;
  for (const face of placed.card.faces) {
    for (const [field, region, key] of fieldsOf(face)) {
      const place = placeIn(field, region, key, face, placed, snapshot.text, offset);
      if (place) return isTypeLine(place, placed.card, snapshot.edition) ? { ...place, field: 'type line' } : place;
    }
  }
  return openPlaceAt(placed, snapshot.text, offset);
}

/** Whether a line of rules text is in the place of the type line, which the format recognizes only when it is complete. */
function isTypeLine({ field, isFirst, face, before }: TypingPlace, card: Card, edition: Edition): boolean {
  if (card.form !== 'block' || field !== 'rules text' || !isFirst || !face?.name || face.typeLine) return false;
  return isTypeLineStart(before, edition);
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
  const from = lineStart(region.text, at);
  return {
    field,
    key,
    role: card.role,
    face,
    before: region.text.slice(from, at) + gap,
    after: region.text.slice(at, newline < 0 ? undefined : newline),
    isFirst: from === 0,
    spanOf: (back, end = 0) => ({ start: offsetOf(back), end: offsetOf(end) }),
    encode: region.encode ?? verbatim,
  };
}
