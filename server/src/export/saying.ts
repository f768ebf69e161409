import { cardContext } from '../analysis/card/abilities.js';
import type { Edition } from '../edition/edition.js';
import { grammarOf } from '../edition/grammar.js';
import { readAbilities } from '../language/abilities/read-abilities.js';
import type { OwnWords } from '../language/grammar/vocabulary.js';
import { courseOf, reworded } from '../language/outdated/course.js';
import { type WrongWording, withEdits } from '../language/saying/edit.js';
import { sayingEdits } from '../language/saying/say.js';
import { SELF_REFERENCE, selfEdits } from '../language/saying/self-edits.js';
import type { FaceHead } from './reading.js';

/**
 * A text as an edition words it. How the card refers to itself stays as it is: both ways are in use.
 * @param own the words that the set adds
 */
export function saidIn(text: string, head: FaceHead, edition: Edition, own?: OwnWords): string {
  const course = courseOf(null, edition.rulebook.date);
  const classes = course.classes.filter(({ id }) => id !== SELF_REFERENCE);
  const newer = edition.game === 'magic' ? reworded(text, head, { ...course, classes }) : text;
  return withEdits(newer, editsIn(newer, head, edition, own));
}

/** A text that is worded as one edition does, in the words of another: with its way to refer to the card, too. */
export function saidAs(text: string, head: FaceHead, edition: Edition, as: Edition, own?: OwnWords): string {
  const { date } = as.rulebook;
  const isOfMagic = [edition, as].every(({ game }) => game === 'magic');
  const other = isOfMagic ? reworded(text, head, courseOf(edition.rulebook.date, date)) : text;
  const self = withEdits(other, selfEdits(other, head, date));
  return withEdits(self, editsIn(self, head, as, own));
}

function editsIn(text: string, head: FaceHead, edition: Edition, own?: OwnWords): WrongWording[] {
  const grammar = grammarOf(edition, own);
  const context = cardContext(head.name, head.typeLine);
  return sayingEdits(readAbilities(text, grammar, context).abilities, grammar, context);
}
