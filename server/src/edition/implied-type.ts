import type { Vocabulary } from './edition.js';

/** The card types that a subtype alone implies, in the order in which they are looked for. */
const implied = ['artifact', 'enchantment', 'land'];

/** The card type, in lower case, that subtypes imply; null where they imply none, as those of creatures do. */
export function typeImpliedBy(subtypes: readonly string[], { subtypes: known }: Vocabulary): string | null {
  const families = subtypes.flatMap((word) => known.get(word.toLowerCase())?.families ?? []);
  return implied.find((type) => families.includes(type)) ?? null;
}
