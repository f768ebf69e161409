import type { Edition } from '../../edition/edition.js';
import { typeImpliedBy } from '../../edition/implied-type.js';
import type { PartOf } from '../../language/tokens/ast.js';
import type { FaceReading } from '../engine/face-reading.js';
import { familiesOf } from './subtype-families.js';

/** The parts of a description that hint at the card type. */
export interface TypeHints {
  readonly pt: PartOf<'pt'> | undefined;
  readonly colors: readonly PartOf<'colors'>[];
  /** The subtypes, in the singular. */
  readonly subtypes: readonly string[];
}

/** The card type implied by the subtypes or by power and toughness; null if they imply none. */
export function impliedType({ pt, subtypes }: TypeHints, edition: Edition): string | null {
  if (pt) return subtypes.some((word) => word === 'Vehicle') ? 'artifact' : 'creature';
  return typeImpliedBy(subtypes, edition.vocabulary);
}

/** Creature types of constructed things: cards combine them with artifact or enchantment creatures of any color. */
const constructedTypes = new Set(
  (
    'assembly-worker automaton construct cyberman dalek drone glimmer gnome golem juggernaut mite myr necron nymph orb ' +
    'reveler robot scarecrow servo shrine tetravite thopter toy triskelavite'
  ).split(' '),
);

/**
 * Whether "creature" must be the only missing type. Colorless creatures and constructed things are often artifacts as
 * well, a subtype of another card type requires that type too, and a card about artifacts or enchantments may mean one
 * of them.
 */
export function isSurelyCreature({ pt, colors, subtypes }: TypeHints, face: FaceReading): boolean {
  const { edition } = face;
  const isColored = colors.some(({ words }) => words.some(({ letters }) => letters.length > 0));
  const areCreatures = subtypes.every(
    (word) => familiesOf(word, edition).includes('creature') && !constructedTypes.has(word.toLowerCase()),
  );
  return pt !== undefined && isColored && subtypes.length > 0 && areCreatures && !isAboutArtifactsOrEnchantments(face);
}

/**
 * Whether a card is an artifact or enchantment creature, or mentions artifacts or enchantments outside reminder text.
 */
function isAboutArtifactsOrEnchantments({ face, text }: FaceReading): boolean {
  const typeLine = face.typeLine?.text ?? '';
  if (/artifact/i.test(typeLine) || (/enchantment/i.test(typeLine) && /creature/i.test(typeLine))) return true;
  return /artifact|enchantment/i.test(text.replace(/\([^()]*\)/g, ''));
}
