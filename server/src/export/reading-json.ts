import type { Edition } from '../edition/edition.js';
import type { AbilityTree, EffectTree } from '../language/meaning/tree.js';
import type { LineIndex, Range } from '../text/line-index.js';
import type { TextSpan } from '../text/span.js';
import type { ReadingOfFace } from './reading.js';
import { spanOfPiece } from './reading.js';
import { saidAs, saidIn } from './saying.js';

/** Raised when a field changes its meaning or is removed; new fields may be added at any time. */
export const READING_VERSION = 1;

/**
 * The reading of a face as `tokenwright read --format json` prints it. Lines of ranges count from 0, `line` from 1.
 * @param as the edition whose wording the text gets; by default its own
 */
export function readingToJson(
  face: ReadingOfFace,
  path: string,
  lines: LineIndex,
  as: Edition | null = null,
): Record<string, unknown> {
  const rangeOf = (span: TextSpan) => lines.range(face.place(span));
  const { reading, slips = [] } = face;
  return {
    card: face.card,
    face: face.face,
    path,
    line: lines.position(face.start).line + 1,
    whole: reading.whole,
    says: saysOf(face, as),
    abilities: reading.abilities.map((ability) => abilityToJson(ability, rangeOf)),
    ...(slips.length > 0
      ? { slips: slips.map(({ text, place, newText }) => ({ text, range: lines.range(place), newText })) }
      : {}),
    unread: reading.unread.map((piece) => ({
      text: face.text.slice(piece.start, piece.end),
      range: rangeOf(spanOfPiece(piece)),
      stoppedAt: face.text.slice(piece.stoppedAt, piece.end).split(/\s+/)[0],
    })),
  };
}

/** The text in the words of its edition, or of another one. */
export function saysOf({ text, face, typeLine, edition, own }: ReadingOfFace, as: Edition | null): string {
  const head = { name: face, typeLine };
  return as && as !== edition ? saidAs(text, head, edition, as, own) : saidIn(text, head, edition, own);
}

type RangeOf = (span: TextSpan) => Range;

function abilityToJson({ start, end, ...ability }: AbilityTree, rangeOf: RangeOf): Record<string, unknown> {
  const { abilities, effects } = ability;
  return {
    ...ability,
    abilityWord: ability.abilityWord ?? null,
    flavorWord: ability.flavorWord ?? null,
    range: rangeOf({ start, end } as TextSpan),
    ...(effects ? { effects: effects.map((effect) => effectToJson(effect, rangeOf)) } : {}),
    ...(abilities ? { abilities: abilities.map((inner) => abilityToJson(inner, rangeOf)) } : {}),
  };
}

/** An effect with the ranges of the abilities that it grants. */
function effectToJson(effect: EffectTree, rangeOf: RangeOf): Record<string, unknown> {
  const all = (effects: readonly EffectTree[]) => effects.map((each) => effectToJson(each, rangeOf));
  const { abilities, effects, modes } = effect;
  return {
    ...effect,
    ...(abilities ? { abilities: abilities.map((inner) => abilityToJson(inner, rangeOf)) } : {}),
    ...(effects ? { effects: all(effects) } : {}),
    ...(modes ? { modes: modes.map(all) } : {}),
  };
}
