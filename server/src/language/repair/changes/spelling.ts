import { folded } from '../../../text/apostrophes.js';
import { capitalized, isCapital, uncapitalized, withCapitalOf } from '../../../util/capital.js';
import { isOneErrorApart, isSwapped, typingErrors } from '../../../util/near-words.js';
import { otherForms } from '../words/word-forms.js';
import { type Candidate, change, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import type { Place } from './place.js';

/** Words of one letter that may stand alone. */
const letters = /^[ax]$/;

/** Words that nothing knows and that are one typing error from one that is known; joined and divided words. */
export function* misspelled(place: Place): Generator<Candidate> {
  const { units, from, to, known, names } = place;
  for (let at = from; at < to; at++) {
    const unit = units[at]!;
    if (unit.kind !== 'word') continue;
    const written = lowerOf(unit);
    yield* wronglyDivided(place, at);
    if (known.has(written) || written.length < 3 || /\p{Ll}\p{Lu}/u.test(unit.text)) continue;
    for (const word of divided(written, place)) yield replaceUnit(place, 'misspelt-word', at, word);
    for (const word of known.lower)
      if (isMisspelling(written, word) && !(at === from && known.keywords.has(word)) && !ofHeOrShe.test(word))
        yield respelled(place, at, word);
    if (!isCapital(unit.text) || written.length < 5 || isPutName(place, at)) continue;
    for (const name of names)
      for (const word of name)
        if (written !== folded(word) && isMisspelling(written, folded(word)))
          yield replaceUnit(place, 'misspelt-word', at, word);
    for (const word of known.capitalized)
      if (word[0] === written[0] && isOneErrorApart(written, word)) yield replaceUnit(place, 'misspelt-word', at, word);
  }
}

/** Whether a capital word is the name of a card: "target player may put Doris into their hand". */
const isPutName = ({ units }: Place, at: number): boolean =>
  /^puts?$/.test(lowerOf(units[at - 1])) && /^(?:into|onto)$/.test(lowerOf(units[at + 1]));

/** A known word in place of another one; in doubt if that is short and as long, as it may be right: "band" is like "hand". */
function respelled(place: Place, at: number, word: string): Candidate {
  const written = lowerOf(place.units[at]);
  const candidate = replaceUnit(place, 'misspelt-word', at, word);
  const mayBeRight = written.length < CERTAIN && written.length === word.length && !isSwapped(written, word);
  return mayBeRight ? { ...candidate, isDoubtful: true } : candidate;
}

/** Words that old cards have in "he or she" only. */
const ofHeOrShe = /^(?:he|she|his|her|him|hers)$/;

/** Two words of which one is not known, and that are known as one word or with the space elsewhere. */
function* wronglyDivided(place: Place, at: number): Generator<Candidate> {
  const { units, to, known } = place;
  const [first, second] = [units[at]!, at + 1 < to ? units[at + 1] : undefined];
  if (second?.kind !== 'word' || (known.has(lowerOf(first)) && known.has(lowerOf(second)))) return;
  const joined = lowerOf(first) + lowerOf(second);
  for (const words of known.lower.has(joined) ? [joined] : divided(joined, place))
    yield change(place, 'misspelt-word', at, first.start, second.end, withCapitalOf(first.text, words));
}

/** Words that nothing knows and that look like one that fits: with two typing errors, or one in the first letter. */
export function* resembling(place: Place): Generator<Candidate> {
  const { units, from, to, known } = place;
  for (let at = from; at < to; at++) {
    const unit = units[at]!;
    const written = lowerOf(unit);
    if (unit.kind !== 'word' || known.has(written) || letters.test(written) || (isCapital(unit.text) && at > from))
      continue;
    for (const form of otherForms(written))
      if (known.has(form) && place.expects(form, at)) yield replaceUnit(place, 'word-agreement', at, form);
    for (const word of known.lower)
      if (isNear(written, word) && place.expects(word, at)) yield respelled(place, at, word);
  }
}

/** Shorter words that nothing knows, with two typing errors: "chpsoe". */
export function* twiceMisspelled(place: Place): Generator<Candidate> {
  const { units, from, to, known } = place;
  for (let at = from; at < to; at++) {
    const unit = units[at]!;
    const written = lowerOf(unit);
    if (unit.kind !== 'word' || known.has(written) || isCapital(unit.text)) continue;
    if (written.length < SHORTEST || written.length >= LONG) continue;
    for (const word of known.lower)
      if (word[0] === written[0] && Math.abs(written.length - word.length) < 2 && typingErrors(written, word) <= 2)
        if (place.expects(word, at)) yield { ...replaceUnit(place, 'misspelt-word', at, word), isDoubtful: true };
  }
}

/** Shorter words with two typing errors are like too many others. */
const SHORTEST = 5;

/** Words that nothing knows and that are short for one that fits: "lib", "perm". */
export function* abbreviated(place: Place): Generator<Candidate> {
  const { units, from, to, known } = place;
  for (let at = from; at < to; at++) {
    const unit = units[at]!;
    const written = lowerOf(unit);
    if (unit.kind !== 'word' || known.has(written) || written.length > MAX_ABBREVIATION || isCapital(unit.text))
      continue;
    for (const word of known.lower)
      if (word.length > written.length + 1 && isShortFor(written, word) && place.expects(word, at))
        yield replaceUnit(place, 'wrong-word', at, word);
  }
}

/** The longest abbreviation. */
const MAX_ABBREVIATION = 5;

/** Whether the letters of an abbreviation are some of those of a word, in order, beginning with the first. */
function isShortFor(written: string, word: string): boolean {
  if (written[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === written[at]) at++;
  return at === written.length;
}

/** In shorter words one typing error makes too many other words. */
const CERTAIN = 6;

/** Long words that nothing knows and that are one typing error from a known one, whether or not that can be read. */
export function* likelyMisspelled(place: Place): Generator<Candidate> {
  const { units, from, to, known } = place;
  for (let at = from; at < to; at++) {
    const unit = units[at]!;
    const written = lowerOf(unit);
    if (unit.kind !== 'word' || written.length < CERTAIN || known.has(written) || (isCapital(unit.text) && at > from))
      continue;
    for (const word of known.lower)
      if (word[0] === written[0] && isOneErrorApart(written, word))
        yield { ...replaceUnit(place, 'misspelt-word', at, word), isDoubtful: true };
  }
}

/** Words of this length may have two typing errors. */
const LONG = 7;

function isNear(written: string, word: string): boolean {
  if (written.length < LONG) return isOneErrorApart(written, word);
  return word[0] === written[0] && Math.abs(written.length - word.length) <= 2 && typingErrors(written, word) <= 2;
}

/** A word in two: "eachturn", "each-turn", "scry1". */
function* divided(written: string, { known: { lower } }: Place): Generator<string> {
  const [, word, digits] = /^(\p{Ll}{2,})(\d+)$/u.exec(written) ?? [];
  if (word && lower.has(word)) yield `${word} ${digits}`;
  for (let cut = 1; cut < written.length; cut++) {
    const [first, second] = [written.slice(0, cut), written.slice(written[cut] === '-' ? cut + 1 : cut)];
    const isWord = (part: string) => lower.has(part) && (part.length > 1 || letters.test(part));
    if (isWord(first) && isWord(second)) yield `${first} ${second}`;
  }
}

/** Typos are rare in the first letter of a word. */
function isMisspelling(written: string, word: string): boolean {
  return isOneErrorApart(written, word) && (word[0] === written[0] || isSwapped(written, word) || word.length > 6);
}

/** A known word that is one typing error from another one that fits: "form" for "from". */
export function* nearKnown(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place)) {
    const unit = place.units[at]!;
    const written = lowerOf(unit);
    if (unit.kind !== 'word' || written.length < 2) continue;
    for (const word of place.known.lower)
      if (word.length > 1 && isOneErrorApart(written, word) && place.expects(word, at))
        yield replaceUnit(place, 'wrong-word', at, word);
  }
}

/** A subtype in lower case, and another word with a capital. */
export function* letterCases(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place)) {
    const { text, kind, start, end } = place.units[at]!;
    if (kind !== 'word') continue;
    const lower = lowerOf(place.units[at]);
    if (!isCapital(text) && place.known.capitalized.has(lower.replace(/'s?$/, '')))
      yield change(place, 'capitalization', at, start, end, capitalized(text));
    else if (isCapital(text) && place.known.lower.has(lower))
      yield change(place, 'capitalization', at, start, end, uncapitalized(text));
  }
}
