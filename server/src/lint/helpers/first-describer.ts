import type { SetIndex } from '../../analysis/set/set-index.js';
import type { FaceReading } from '../engine/face-reading.js';

/**
 * Whether this is the first card of the set that describes a token with a word, so that the user is asked only once
 * whether the word is the set's own. True for a card that the set does not contain.
 */
export function isFirstDescriber(word: string, face: FaceReading): boolean {
  const first = face.query(firstDescriber, word);
  return first === null || first === face.card.faces[0]?.name?.text;
}

function firstDescriber(set: SetIndex, word: string): string | null {
  return set.giversOf(word)[0] ?? null;
}
