import type { AbilityTree } from '../language/meaning/tree.js';
import type { LineIndex, Range } from '../text/line-index.js';
import type { TextSpan } from '../text/span.js';
import type { ReadingOfFace } from './reading.js';
import { spanOfPiece } from './reading.js';

/** Raised when a field changes its meaning or is removed; new fields may be added at any time. */
export const READING_VERSION = 1;

/** The reading of a face as `tokenwright read --format json` prints it. Lines of ranges count from 0, `line` from 1. */
export function readingToJson(face: ReadingOfFace, path: string, lines: LineIndex): Record<string, unknown> {
  const rangeOf = (span: TextSpan) => lines.range(face.place(span));
  const { reading } = face;
  return {
    card: face.card,
    face: face.face,
    path,
    line: lines.position(face.start).line + 1,
    whole: reading.whole,
    abilities: reading.abilities.map((ability) => abilityToJson(ability, rangeOf)),
    unread: reading.unread.map((piece) => ({
      text: face.text.slice(piece.start, piece.end),
      range: rangeOf(spanOfPiece(piece)),
      stoppedAt: face.text.slice(piece.stoppedAt, piece.end).split(/\s+/)[0],
    })),
  };
}

function abilityToJson(
  { start, end, ...ability }: AbilityTree,
  rangeOf: (span: TextSpan) => Range,
): Record<string, unknown> {
  return {
    ...ability,
    abilityWord: ability.abilityWord ?? null,
    flavorWord: ability.flavorWord ?? null,
    range: rangeOf({ start, end } as TextSpan),
    ...(ability.abilities ? { abilities: ability.abilities.map((inner) => abilityToJson(inner, rangeOf)) } : {}),
  };
}
