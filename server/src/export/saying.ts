import { cardContext } from '../analysis/card/abilities.js';
import type { Edition } from '../edition/edition.js';
import { grammarOf } from '../edition/grammar.js';
import { readAbilities } from '../language/abilities/read-abilities.js';
import type { OwnWords } from '../language/grammar/vocabulary.js';
import { type WrongWording, withEdits } from '../language/saying/edit.js';
import { sayingEdits } from '../language/saying/say.js';
import { selfEdits } from '../language/saying/self-edits.js';
import type { FaceHead } from './reading.js';

/**
 * A text as an edition words it. How the card refers to itself stays as it is: both ways are in use.
 * @param own the words that the set adds
 */
export function saidIn(text: string, head: FaceHead, edition: Edition, own?: OwnWords): string {
  return withEdits(text, editsIn(text, head, edition, own));
}

/** A text that was written for another edition, as an edition words it: with its way to refer to the card, too. */
export function saidAs(text: string, head: FaceHead, edition: Edition, own?: OwnWords): string {
  const said = withEdits(text, selfEdits(text, head, edition.rulebook.date));
  return saidIn(said, head, edition, own);
}

function editsIn(text: string, head: FaceHead, edition: Edition, own?: OwnWords): WrongWording[] {
  const grammar = grammarOf(edition, own);
  const context = cardContext(head.name, head.typeLine);
  return sayingEdits(readAbilities(text, grammar, context).abilities, grammar, context);
}
