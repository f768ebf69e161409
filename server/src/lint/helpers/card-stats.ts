import type { Face } from '../../formats/card.js';
import type { TypeLine } from '../../language/type-line.js';
import { typeLineOf } from './card-subtypes.js';

/** A face's parsed type line, if it contains a word; null if it does not or has two type lines side by side. */
export function typesWith(face: Face, word: RegExp): TypeLine | null {
  return word.test(face.typeLine?.text ?? '') ? typeLineOf(face) : null;
}

/** Whether a type line has this card type. */
export function isOfType({ types }: TypeLine, type: string): boolean {
  return types.some(({ text }) => text.toLowerCase() === type);
}

/** Whether a face has a power and toughness, and not just a number in brackets. */
export function hasPt({ stats }: Face): boolean {
  return stats?.text.includes('/') === true;
}

/** Whether a face has a loyalty or defense, in any of the ways that designers write it. */
export function hasNumber(face: Face, key: 'Loyalty' | 'Defense'): boolean {
  if (face.stats || face.metadata.some((entry) => entry.key === key)) return true;
  const text = face.rulesText?.text ?? '';
  const lower = key.toLowerCase();
  return (
    aloneOnLine.test(text) || new RegExp(`\\b${lower}: ?[\\dX]|\\bwith [^.\\n]{1,30} ${lower} counters`, 'i').test(text)
  );
}

/** "4", "(4)", "Loyalty 4", "Starting loyalty: X" as a whole line. */
const aloneOnLine = /^[[({]?(?:starting )?(?:loyalty|defense)?:? ?[\dX*]{1,3}[\])}]?$/im;
