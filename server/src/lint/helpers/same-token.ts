import { selfReferencePattern } from '../../analysis/set/same-print.js';
import type { Characteristics } from '../../edition/characteristics.js';

/** The places where an ability refers to its own token, in order. */
export function selfReferences(ability: string): RegExpMatchArray[] {
  return [...ability.matchAll(selfReferencePattern)];
}

/** Whether two abilities are equal except for how they refer to their own token. */
export function isSameExceptSelfReference(a: string, b: string): boolean {
  return a.replace(selfReferencePattern, 'this token') === b.replace(selfReferencePattern, 'this token');
}

type Compare = (a: string, b: string) => boolean;

/** Whether two tokens have the same abilities, keywords in any order. */
export function hasSameAbilities(a: Characteristics, b: Characteristics, isSame: Compare = Object.is): boolean {
  return (
    isSameSet(a.keywords, b.keywords) &&
    a.abilities.length === b.abilities.length &&
    a.abilities.every((ability, i) => isSame(ability, b.abilities[i]!))
  );
}

/** Whether two lists contain the same words, in any order. */
export function isSameSet(a: readonly string[] | null, b: readonly string[] | null): boolean {
  return a !== null && b !== null && a.length === b.length && a.every((word) => b.includes(word));
}
