import type { Edition } from '../../edition/edition.js';
import type { PartOf } from '../../language/ast.js';
import type { FaceReading } from '../engine/face-reading.js';
import { familiesOf } from './subtype-families.js';

/** What a description says, as far as it tells the card type. */
export interface TypeHints {
  readonly pt: PartOf<'pt'> | undefined;
  readonly colors: readonly PartOf<'colors'>[];
  /** The subtypes, in the singular. */
  readonly subtypes: readonly string[];
}

/** The card type that the subtypes, or power and toughness, imply; null where they imply none. */
export function impliedType({ pt, subtypes }: TypeHints, edition: Edition): string | null {
  const families = subtypes.flatMap((word) => familiesOf(word, edition));
  if (pt) return subtypes.some((word) => word === 'Vehicle') ? 'artifact' : 'creature';
  return ['artifact', 'enchantment', 'land'].find((type) => families.includes(type)) ?? null;
}

/**
 * Creature types of made or spun things: cards give them to creatures that are also artifacts or enchantments, whatever
 * their color.
 */
const ofThings = new Set(
  (
    'assembly-worker automaton construct cyberman dalek drone glimmer gnome golem juggernaut mite myr necron nymph orb ' +
    'reveler robot scarecrow servo shrine tetravite thopter toy triskelavite'
  ).split(' '),
);

/**
 * Whether "creature" is all that can be missing: a colorless creature is as often an artifact, and so is a thing; a
 * subtype of another card type asks for that one too; and a card about artifacts or enchantments may mean one of them.
 */
export function isSurelyCreature({ pt, colors, subtypes }: TypeHints, face: FaceReading): boolean {
  const { edition } = face;
  const isColored = colors.some(({ words }) => words.some(({ letters }) => letters.length > 0));
  const areCreatures = subtypes.every(
    (word) => familiesOf(word, edition).includes('creature') && !ofThings.has(word.toLowerCase()),
  );
  return pt !== undefined && isColored && subtypes.length > 0 && areCreatures && !isAboutThings(face);
}

/** Whether a card is an artifact or enchantment creature, or its text speaks of such things; reminder text does not count. */
function isAboutThings({ face, text }: FaceReading): boolean {
  const typeLine = face.typeLine?.text ?? '';
  if (/artifact/i.test(typeLine) || (/enchantment/i.test(typeLine) && /creature/i.test(typeLine))) return true;
  return /artifact|enchantment/i.test(text.replace(/\([^()]*\)/g, ''));
}
