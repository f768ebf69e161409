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

/** Events of a permanent that happen once: “when this creature enters”, but “whenever it enters or attacks”. */
export function happensOnce({ units, text }: Place, at: number): boolean {
  const subject = units[at];
  const rest =
    subject?.kind === 'self' ? text.slice(subject.end) : text.slice(subject?.start).replace(/^this \p{Ll}+/iu, '');
  return rest !== text.slice(subject?.start) && /^ (?:enters|dies|leaves the battlefield)\b(?! or\b)/.test(rest);
}
