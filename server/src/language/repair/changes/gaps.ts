import { articleFor } from '../../article.js';
import type { Place } from './place.js';
import type { Unit } from './units.js';

/** Whether a unit is never or rarely after the one before it. */
export function isOddAt(place: Place, at: number): boolean {
  return place.known.pairs.isOdd(place.classBefore(at), place.classAt(at));
}

/** *a* or *an*. */
export function articleBefore(next: Unit | undefined): string {
  return next ? articleFor(next.text) : 'a';
}

/** Whether a unit is *a* before a vowel or *an* before a consonant. */
export function isWrongArticle(unit: Unit | undefined, next: Unit | undefined): boolean {
  return unit !== undefined && /^an?$/i.test(unit.text) && unit.text.toLowerCase() !== articleBefore(next);
}
