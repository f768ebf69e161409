import type { Characteristics } from '../../edition/characteristics.js';
import { keyOf } from '../card/token-key.js';

/**
 * The words by which an ability may call the token it belongs to: in 2025 "this artifact" became "this token" (111.10);
 * designers also write just "Sacrifice this:".
 */
export const ownWords = /\bthis (?:artifact|enchantment|aura|token)\b|(?<=\bsacrifice )this(?=[:,.])/gi;

/**
 * What tells one token from another when it lies on the table: tokens of which this is equal are one and the same print,
 * whatever the order of their keywords and whatever their abilities call them.
 */
export function printKey(is: Characteristics): string {
  const { name, supertypes, colors, types, subtypes, pt, loyalty, keywords, abilities, back, might } = is;
  const own = abilities.map((ability) => ability.replace(ownWords, 'this token'));
  const unordered = [supertypes, colors, types, subtypes, keywords].map((words) => words?.toSorted() ?? null);
  return JSON.stringify([keyOf(name ?? ''), unordered, pt, loyalty, own, might, back && printKey(back)]);
}
