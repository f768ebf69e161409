import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import { colorLetters } from '../../language/lexicon.js';
import { describeDefinition } from './definition-block.js';

/** The characteristics that a card's front gives to a token created by the card's name (111.11). */
export function describeCard({ faces }: Card, edition: Edition): Characteristics {
  const front = faces[0]!;
  const described = describeDefinition(front, edition);
  if (front.metadata.some(({ key }) => key === 'Color')) return described;
  // The colors are those of the mana cost (105.2).
  const cost = front.manaCost?.text.toUpperCase() ?? '';
  const colors = [...colorLetters].flatMap(([, letter]) => (cost.includes(letter) ? [letter] : []));
  return { ...described, colors };
}
