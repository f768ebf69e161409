import type { Card, Face, PlacedCard } from '../../formats/card.js';
import { lineStart } from '../../text/line-break.js';
import { regionEnd } from '../../text/region.js';
import type { Text } from '../../text/text.js';
import { type TypedField, type TypingPlace, verbatim } from './typing-place.js';

/** Returns the typing place of a cursor where a field of a card begins, but has no text yet; null elsewhere. */
export function openPlaceAt(placed: PlacedCard, file: Text, offset: number): TypingPlace | null {
  return placed.card.form === 'block'
    ? (rarityPlace(placed, file, offset) ?? emptyLinePlace(placed, file, offset))
    : null;
}

/** A cursor after the opening parenthesis or bar of a rarity. */
function rarityPlace({ card, start }: PlacedCard, file: Text, offset: number): TypingPlace | null {
  for (const face of card.faces) {
    if (!face.typeLine) continue;
    const end = start + regionEnd(face.typeLine);
    if (offset > end && /^[ \t]{0,9}[(|][ \t]{0,9}$/.test(file.slice(end, offset))) {
      return placeAt('value', 'Rarity', card, face, file, offset, offset);
    }
  }
  return null;
}

/** A cursor in the empty line below a card, which is part of the card as soon as something is typed. */
function emptyLinePlace({ card, start }: PlacedCard, file: Text, offset: number): TypingPlace | null {
  const end = start + card.source.length;
  const face = card.faces.at(-1);
  if (!face || offset <= end) return null;
  const gap = file.slice(end, offset);
  if (!/^[ \t]{0,80}(?:\r\n?|\n)[ \t]{0,80}$/.test(gap)) return null;
  return placeAt(face.typeLine ? 'rules text' : 'type line', null, card, face, file, lineStart(file, offset), offset);
}

/** A place in text that is not part of a field yet. @param from where its line begins in the file */
function placeAt(
  field: TypedField,
  key: string | null,
  card: Card,
  face: Face,
  file: Text,
  from: number,
  offset: number,
): TypingPlace {
  const rest = file.slice(offset, offset + MAX_REST);
  return {
    field,
    key,
    role: card.role,
    face,
    before: file.slice(from, offset),
    after: /^[^\r\n]*/.exec(rest)![0],
    isFirst: face.rulesText === null,
    spanOf: (back, end = 0) => ({ start: offset - back, end: offset - end }),
    encode: verbatim,
  };
}

/** How much of a line after the cursor matters, in UTF-16 units. */
const MAX_REST = 200;
