import { capitalized, isCapital, withCapitalOf } from '../../../util/capital.js';
import { numberWords } from '../../lexicon.js';
import { plainVerbs } from '../../plain-verbs.js';
import { mentionsOne } from '../checks/references.js';
import { groupOf, isOftenExtra } from '../words/function-words.js';
import { isOftenConfused, otherForms, otherNumber } from '../words/word-forms.js';
import { type Candidate, change, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import { articleBefore, happensOnce, isOddAt } from './gaps.js';
import type { Place } from './place.js';
import type { Unit } from './units.js';

/** How many words before the place where the reading stopped a certain slip may be. */
const NEAR = 2;

/** How many words are written twice at most. */
const MAX_DOUBLED = 4;

/** "the the", "on target on target": of equal words one after the other the second are removed. */
export function* doubled(place: Place): Generator<Candidate> {
  const { units, from, to } = place;
  const end = Math.min(to + 1, units.length);
  for (let count = 1; count <= MAX_DOUBLED; count++)
    for (let at = Math.max(from, count); at + count <= end; at++) {
      const words = units.slice(at, at + count);
      const isDoubled = words.every((unit, index) => lowerOf(unit) === lowerOf(units[at - count + index]));
      if (isDoubled && words.some(({ kind }) => kind !== 'symbol') && !isDoubledName(place, at, words))
        yield isNameAfter(place, at, words)
          ? change(place, 'doubled-word', at, units[at - 1]!.start, words[0]!.start, '')
          : change(place, 'doubled-word', at, units[at - 1]!.end, words.at(-1)!.end, '');
    }
}

/** "the The Pit": the second word begins a name. */
function isNameAfter({ units }: Place, at: number, words: readonly Unit[]): boolean {
  return (
    words.length === 1 &&
    isCapital(words[0]!.text) &&
    !isCapital(units[at - 1]!.text) &&
    isCapital(units[at + 1]?.text ?? '')
  );
}

/** "Ming Ming, Brave Duck": a name within a sentence, and no subtype. */
function isDoubledName({ units, known }: Place, at: number, words: readonly Unit[]): boolean {
  const isName = words.every((unit) => isCapital(unit.text) && !known.capitalized.has(lowerOf(unit)));
  return isName && at > 1 && isCapital(units[at - 1]!.text);
}

/** "of the of": a word that stands again after the next one, or before it. */
export function* repeated(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 1, Infinity)) {
    const [first, between, last] = [place.units[at - 2], place.units[at - 1], place.units[at]!];
    if (first?.kind !== 'word' || between?.kind !== 'word' || lowerOf(first) !== lowerOf(last)) continue;
    yield change(place, 'doubled-word', at, between.end, last.end, '');
    if (at - 2 > place.from) yield change(place, 'doubled-word', at, first.start, between.start, '');
  }
}

/** A noun or verb in the other number. */
export function* otherNumbers(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 1, Infinity))
    for (const form of otherNumber(lowerOf(place.units[at])))
      if (mayBeMeant(place, at, form) && !isOneInOrder(place, at, form))
        yield bothSingular(place, at, form) ?? replaceUnit(place, 'word-agreement', at, form);
}

const cardTypes = /^(?:artifact|creature|enchantment|instant|land|planeswalker)s$/;

/** "artifacts and enchantments spells": of two card types before a noun both are singular. */
function bothSingular(place: Place, at: number, form: string): Candidate | null {
  const [first, and, second, next] = place.units.slice(at - 2, at + 2);
  if (next?.kind !== 'word' || !/^(?:and|or)$/.test(lowerOf(and)) || form.endsWith('s')) return null;
  if (!cardTypes.test(lowerOf(first)) || !cardTypes.test(lowerOf(second))) return null;
  const { start, end, text } = first!;
  return change(
    place,
    'word-agreement',
    at,
    start,
    second!.end,
    text.slice(0, -1) + place.text.slice(end, second!.start) + form,
  );
}

/** Whether a form of a word is one that cards use, and not excluded by the words around it. */
function mayBeMeant(place: Place, at: number, form: string): boolean {
  return (
    place.known.has(form) &&
    !isOfImperative(place, at, form) &&
    !lacksSubject(place, at) &&
    !isUnmentioned(place, at, form)
  );
}

/** Whether a form is the third person of the verb that a sentence begins with, and that says what to do. */
function isOfImperative({ units, from }: Place, at: number, form: string): boolean {
  const { text } = units[at]!;
  return at === from && isCapital(text) && form.endsWith('s') && plainVerbs.has(lowerOf(units[at]));
}

/** Whether a verb says what a permanent does, and nothing says which: "If you do, gains flying until end of turn." */
function lacksSubject({ units }: Place, at: number): boolean {
  return (
    units[at - 1]?.text === ',' &&
    /^(?:gains|gets|becomes)$/.test(lowerOf(units[at])) &&
    !/^(?:life|control)$|^\d/.test(lowerOf(units[at + 1]))
  );
}

/** Whether a form is the plural of what is one of a series: "the first artifact spell you cast". */
function isOneInOrder({ units }: Place, at: number, form: string): boolean {
  const before = units.slice(Math.max(0, at - 3), at).map(lowerOf);
  return (
    form.endsWith('s') &&
    before.some((word) => /^(?:first|second|third)$/.test(word)) &&
    !before.some((word) => numberWords.has(word))
  );
}

/** Whether a plural would mean several things where the text has one: "those card", "in graveyard". */
function isUnmentioned({ units, text }: Place, at: number, form: string): boolean {
  const before = units[at - 1];
  if (/^(?:graveyards|libraries|hands)$/.test(form)) return !/^(?:all|their|both|two)$|s['’]$/.test(lowerOf(before));
  return /^th[eo]se$/.test(lowerOf(before)) && mentionsOne(text.slice(0, before!.start), lowerOf(units[at]));
}

/** Another form of a word: person, tense, or a word that it is confused with. */
export function* forms(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 1, Infinity)) {
    const lower = lowerOf(place.units[at]);
    if (place.units[at]!.kind !== 'word') continue;
    const isOfSeveral = /^\p{Ll}+s$/u.test(lower) && mentionsSeveral(place, at);
    for (const form of otherForms(lower))
      if (mayBeMeant(place, at, form)) {
        if (isOfSeveral && form === lower.replace(/s$/, "'s")) continue;
        const candidate = replaceUnit(place, 'word-agreement', at, form);
        // Few plurals with an apostrophe are on printed cards.
        if (isOfSeveral && form === `${lower}'`) yield { ...candidate, evidence: -1 };
        else if (isOftenConfused(lower, form, lowerOf(place.units[at - 1]))) yield candidate;
        else yield { ...candidate, isDoubtful: true };
      }
  }
}

/** Whether the words before or after a plural show that it is one: "any number of target players [libraries]", "total". */
function mentionsSeveral({ units, text }: Place, at: number): boolean {
  const before = text.slice(Math.max(0, units[at]!.start - REACH), units[at]!.start);
  return several.test(before) || /^(?:total|graveyards|libraries|hands)$/.test(lowerOf(units[at + 1]));
}

/** Longer than a number and an adjective before a noun, in UTF-16 units. */
const REACH = 30;
const several = /\b(?:any number of|all|both|those|these|two|three|four|one or more|up to \p{Ll}+) (?:\p{Ll}+ )?$/u;

/** What a creature or permanent is by what is attached to it. */
const hasAttached = /^(?:equipped|enchanted|fortified)$/;

/** Whether a word is followed by a list joined with "and": "each creature, player, and planeswalker". */
const isOfAll = (unit: Unit): boolean => /^(?:each|all|both)$/.test(lowerOf(unit));

/** The words that may be meant instead of one without a meaning of its own. */
function othersOfGroup({ units }: Place, at: number): Iterable<string> {
  const [written, next] = [lowerOf(units[at]), lowerOf(units[at + 1])];
  const isJoined = written === 'and' && (addsNothing.test(next) || units.slice(0, at).some(isOfAll));
  return isJoined ? [] : groupOf(written);
}

/** Whether a word, in lower case, also stands somewhere before a unit. */
const isBefore = ({ units }: Place, at: number, word: string): boolean =>
  units.slice(0, at).some((unit) => lowerOf(unit) === word);

/** A word without a meaning of its own in place of another one. */
export function* replaced(place: Place): Generator<Candidate> {
  const { known, units, to } = place;
  for (let at = place.from; at < to; at++) {
    if (!isOddAt(place, at) && !isOddAt(place, at + 1)) continue;
    const [written, next] = [lowerOf(units[at]), lowerOf(units[at + 1])];
    // "The equipped creature" is not one of several: its article is too many.
    if (written === 'the' && hasAttached.test(next)) continue;
    const isMentioned = written === 'the' && isBefore(place, at, next);
    for (const word of othersOfGroup(place, at)) {
      if (word === 'whenever' && happensOnce(place, at + 1)) continue;
      const isUsual =
        !known.pairs.isOdd(place.classBefore(at), word) && !known.pairs.isOdd(word, place.classAt(at + 1));
      if (isUsual && !(isMentioned && word === 'a'))
        yield replaceUnit(place, 'wrong-word', at, word === 'a' ? articleBefore(units[at + 1]) : word);
    }
  }
}

/** A word too many. */
export function* extra(place: Place): Generator<Candidate> {
  const { units, from, to } = place;
  for (let at = Math.max(from, 1); at < to; at++)
    if (isOftenExtra(lowerOf(units[at])) && (isOddAt(place, at) || isOddAt(place, at + 1)))
      yield without(place, at, at + 1);
}

/** Removes the words from one to another, so that the article before them agrees with what follows. */
function without(place: Place, at: number, end: number): Candidate {
  const [before, last, next] = [place.units[at - 1]!, place.units[end - 1]!, place.units[end]];
  const article = next?.kind === 'word' && /^an?$/.test(lowerOf(before)) ? articleBefore(next) : lowerOf(before);
  if (article === lowerOf(before)) return change(place, 'extra-word', at, before.end, last.end, '');
  return change(place, 'extra-word', at, before.start, last.end, withCapitalOf(before.text, article));
}

/** Words without which a sentence would say something else: "it still has its abilities". */
const hasMeaning = /^(?:still|once|only|again|own|copy|twice|not|perpetual|instead|also)$|(?:ed|en|ly)$/;

/** Verbs after which no other one of them comes. */
const modal = /^(?:can|can't|may|must|would|is|are|has|have|does|do|don't|doesn't)$/;

/** A word that does not fit the next one, or two words that fit neither neighbor, where the neighbors are usual together. */
export function* intruding(place: Place): Generator<Candidate> {
  const { units, known } = place;
  for (const at of unitsNear(place))
    for (const next of [at + 1, at + 2]) {
      const words = units.slice(at, next);
      if (at === 0 || next > place.to || !words.every((unit, index) => isRemovable(place, unit, at + index))) continue;
      // A word that fits what follows says more about it: "each defending player".
      const isOdd = isOddAt(place, next) && (words.length === 1 || isOddAt(place, at));
      if (!isOdd || known.pairs.isOdd(place.classBefore(at), place.classAt(next))) continue;
      yield { ...without(place, at, next), isDoubtful: true };
    }
}

/** Whether a word may be one too many: none of the set, which follow no others on printed cards. */
function isRemovable({ known, units }: Place, unit: Unit, at: number): boolean {
  const word = lowerOf(unit);
  if (unit.kind !== 'word' || isCapital(unit.text) || known.pairs.after(word, 1).length === 0) return false;
  return !hasMeaning.test(word) && (word !== 'must' || modal.test(lowerOf(units[at - 1])));
}

const addsNothing = /^(?:that|of|to|from|on|in|into|onto|at|for|by|the|an?)$/;

/** Whether a preposition after "and" or "or" repeats an earlier one: "1 damage to you and to any target". */
function isRepeatedPreposition(place: Place, at: number): boolean {
  const [word, before] = [lowerOf(place.units[at]), lowerOf(place.units[at - 1])];
  return /^(?:and|or)$/.test(before) && isBefore(place, at, word);
}

/** A preposition or article too many where the reading stopped, or at the beginning: "To destroy target creature." */
export function* extraNear(place: Place): Generator<Candidate> {
  const { units, from } = place;
  for (const at of unitsNear(place, 1, NEAR)) {
    if (!addsNothing.test(lowerOf(units[at])) || isRepeatedPreposition(place, at)) continue;
    const next = units[at + 1];
    if (at > from) yield change(place, 'extra-word', at, units[at - 1]!.end, units[at]!.end, '');
    else if (next && isCapital(units[at]!.text))
      yield change(place, 'extra-word', at, units[at]!.start, next.end, capitalized(next.text));
  }
}

/** A preposition or article in place of another one, where the reading stopped. */
export function* replacedNear(place: Place): Generator<Candidate> {
  const { units, from, to, stop } = place;
  for (let at = Math.min(to - 1, stop + 1); at >= Math.max(from, stop - NEAR); at--)
    for (const word of othersOfGroup(place, at))
      if (place.expects(word, at))
        yield replaceUnit(place, 'wrong-word', at, word === 'a' ? articleBefore(units[at + 1]) : word);
}
