import { withApostrophesOf } from '../../text/apostrophes.js';
import { articleFor } from '../article.js';
import { type Candidate, change, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import { capitalized, isCapital } from './capital.js';
import { groupOf, isFunctionWord, prepositions } from './function-words.js';
import type { Place } from './place.js';
import type { Unit } from './units.js';
import { isOftenConfused, otherForms, otherNumber } from './word-forms.js';

/** How many words before the place where the reading stopped a certain slip may be. */
const NEAR = 2;

/** "the the": the second of two equal words is removed. */
export function* doubled(place: Place): Generator<Candidate> {
  const { units, from, to } = place;
  for (let at = Math.max(from, 1); at < Math.min(to + 1, units.length); at++) {
    const [before, unit] = [units[at - 1]!, units[at]!];
    if (lowerOf(before) === lowerOf(unit) && unit.kind !== 'symbol')
      yield change(place, 'doubled-word', at, before.end, unit.end, '');
  }
}

/** Two words in the wrong order. */
export function* swapped(place: Place): Generator<Candidate> {
  const { units, text, from, to } = place;
  for (const at of unitsNear(place)) {
    const first = units[at]!;
    const second: Unit | undefined = at + 1 < to ? units[at + 1] : undefined;
    if (first.kind !== 'word' || second?.kind !== 'word') continue;
    const between = text.slice(first.end, second.start);
    const words =
      at === from && isCapital(first.text) && !place.known.capitalized.has(lowerOf(first))
        ? [capitalized(second.text), first.text.toLowerCase()]
        : [second.text, first.text];
    yield change(place, 'swapped-words', at, first.start, second.end, words.join(between));
  }
}

/** A noun or verb in the other number. */
export function* otherNumbers(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 1, Infinity))
    for (const form of otherNumber(lowerOf(place.units[at])))
      if (place.known.has(form)) yield replaceUnit(place, 'word-agreement', at, form);
}

/** Another form of a word: person, tense, or a word that it is confused with. */
export function* forms(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 1, Infinity)) {
    const lower = lowerOf(place.units[at]);
    if (place.units[at]!.kind === 'word')
      for (const form of otherForms(lower))
        if (place.known.has(form)) {
          const candidate = replaceUnit(place, 'word-agreement', at, form);
          yield isOftenConfused(lower, form, lowerOf(place.units[at - 1]))
            ? candidate
            : { ...candidate, isDoubtful: true };
        }
  }
}

/** A preposition or article in place of another one. */
export function* replaced(place: Place): Generator<Candidate> {
  for (let at = place.from; at < place.to; at++) {
    if (!isOddAt(place, at) && !isOddAt(place, at + 1)) continue;
    for (const word of groupOf(lowerOf(place.units[at]))) {
      const isUsual =
        !place.known.pairs.isOdd(place.classBefore(at), word) && !place.known.pairs.isOdd(word, place.classAt(at + 1));
      if (isUsual) yield replaceUnit(place, 'wrong-word', at, word === 'a' ? articleBefore(place.units[at + 1]) : word);
    }
  }
}

/** A word too many. */
export function* extra(place: Place): Generator<Candidate> {
  const { units, from, to } = place;
  for (let at = Math.max(from, 1); at < to; at++)
    if (isFunctionWord(lowerOf(units[at])) && (isOddAt(place, at) || isOddAt(place, at + 1)))
      yield change(place, 'extra-word', at, units[at - 1]!.end, units[at]!.end, '');
}

/** An article that is missing. */
export function* missingArticle(place: Place): Generator<Candidate> {
  const { units, from, to, stop } = place;
  for (let at = Math.min(to - 1, stop + 1); at > Math.max(from, stop - NEAR); at--)
    for (const word of ['the', articleBefore(units[at])])
      if (place.expects(word, at)) {
        const { end } = units[at - 1]!;
        yield change(place, 'missing-word', at, end, end, ` ${word}`);
      }
}

/** Words that are often left out, besides articles and prepositions. */
const oftenMissing = 'is are was were be has have damage life card cards turn battlefield target control put'.split(
  ' ',
);

/** A verb or noun that is missing where the reading stopped. */
export function* missingNear(place: Place): Generator<Candidate> {
  const { units, from, to, stop } = place;
  for (let at = Math.min(to, stop + 1); at > Math.max(from, stop - NEAR); at--) {
    const { end } = units[at - 1]!;
    // "When this enters": "this" is short for "this creature".
    if (place.classBefore(at) === 'this') continue;
    for (const word of oftenMissing)
      if (place.expects(word, at)) yield change(place, 'missing-word', at, end, end, ` ${word}`);
  }
}

/** A preposition or article in place of another one, where the reading stopped. */
export function* replacedNear(place: Place): Generator<Candidate> {
  const { units, from, to, stop } = place;
  for (let at = Math.min(to - 1, stop + 1); at >= Math.max(from, stop - NEAR); at--)
    for (const word of groupOf(lowerOf(units[at])))
      if (place.expects(word, at)) yield replaceUnit(place, 'wrong-word', at, word);
}

/** A preposition that is missing, if no other one fits. */
export function* missingPreposition(place: Place): Generator<Candidate> {
  const { units, from, to, stop } = place;
  for (let at = Math.min(to - 1, stop + 1); at > Math.max(from, stop - NEAR); at--) {
    const { end } = units[at - 1]!;
    for (const word of prepositions)
      if (place.expects(word, at)) yield change(place, 'missing-word', at, end, end, ` ${word}`);
  }
}

/** A word that is missing between two words that never follow each other. */
export function* missing(place: Place): Generator<Candidate> {
  const { units, from, to } = place;
  for (let at = from + 1; at <= to; at++) {
    // "When this enters": "this" is short for "this creature".
    if (!isOddAt(place, at) || place.classBefore(at) === 'this') continue;
    const { end } = units[at - 1]!;
    for (const word of place.known.pairs.between(place.classBefore(at), place.classAt(at))) {
      if (!/^[a-z]/.test(word) || !place.expects(word, at)) continue;
      const right = word === 'a' ? articleBefore(units[at]) : word;
      yield change(place, 'missing-word', at, end, end, ` ${withApostrophesOf(place.text, right)}`);
    }
  }
}

function isOddAt(place: Place, at: number): boolean {
  return place.known.pairs.isOdd(place.classBefore(at), place.classAt(at));
}

function articleBefore(next: Unit | undefined): string {
  return next ? articleFor(next.text) : 'a';
}
