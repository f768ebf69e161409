import type { Characteristics } from '../../edition/characteristics.js';
import { keyOf } from '../card/token-key.js';

/**
 * The words by which an ability may refer to its own token: in 2025 "this artifact" became "this token" (111.10);
 * designers also write just "Sacrifice this:".
 */
export const selfReferencePattern = /\bthis (?:artifact|enchantment|aura|token)\b|(?<=\bsacrifice )this(?=[:,.])/gi;

/**
 * A key for the print of a token: equal for tokens that are the same on the table, whatever the order of their keywords
 * and whatever their abilities call them.
 */
export function printKey(is: Characteristics): string {
  const { name, supertypes, colors, types, subtypes, pt, loyalty, keywords, abilities, back, might } = is;
  const own = abilities.map((ability) => ability.replace(selfReferencePattern, 'this token'));
  const unordered = [supertypes, colors, types, subtypes, keywords].map((words) => words?.toSorted() ?? null);
  return JSON.stringify([keyOf(name ?? ''), unordered, pt, loyalty, own, might, back && printKey(back)]);
}
