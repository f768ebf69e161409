import type { Edition } from '../../edition/edition.js';
import { grammarOf, knownWordsOf } from '../../edition/grammar.js';
import type { Face } from '../../formats/card.js';
import { noOwnWords, type OwnWords } from '../../language/grammar/vocabulary.js';
import { canHaveSlip, slipsIn } from '../../language/repair/repair.js';
import type { Slip } from '../../language/repair/slip.js';
import { abilitiesOf, cardContext } from './abilities.js';

/**
 * The slips in the rules text of a face. Offsets are UTF-16 units of the rules text.
 * @param ownWords the words that the set adds to those of the rules: requested only for a text that has others
 */
export function slipsOfFace(face: Face, edition: Edition, ownWords: () => OwnWords): readonly Slip[] {
  const readWith = (words: OwnWords) => abilitiesOf(face, { edition, set: { words } });
  const plain = readWith(noOwnWords);
  if (!plain) return [];
  const { text } = face.rulesText!;
  const own = plain.unread.some((piece) => canHaveSlip(text, piece)) ? ownWords() : noOwnWords;
  const reading = own === noOwnWords ? plain : readWith(own)!;
  const card = cardContext(face.name?.text ?? '', face.typeLine?.text ?? '');
  return slipsIn(text, reading, grammarOf(edition, own), card, knownWordsOf(edition, own));
}
