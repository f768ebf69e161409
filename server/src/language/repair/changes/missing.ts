import { withApostrophesOf } from '../../../text/apostrophes.js';
import { capitalized, uncapitalized } from '../../../util/capital.js';
import { numberWords } from '../../lexicon.js';
import { plainVerbs } from '../../plain-verbs.js';
import { isFunctionWord, prepositions } from '../words/function-words.js';
import { type Candidate, change, lowerOf } from './candidate.js';
import { articleBefore, happensOnce, isOddAt } from './gaps.js';
import type { Place } from './place.js';

/** How many words before the place where the reading stopped a certain slip may be. */
const NEAR = 2;

/** How many words before it a word may be missing that nothing else shows. */
const FAR = 8;

/** How many of the words that follow another one are usual there. */
const USUAL = 24;

/** The same for each of two words. */
const OFTEN = 12;

/** The same for words that begin a sentence. */
const OPENING = 60;

/** Nouns that follow no verb without an article or the like. */
const countable = /^(?:artifact|creature|enchantment|land|planeswalker|permanent|spell|card|player|opponent)s?$/;

/** Words that are often left out, besides articles and prepositions. */
const oftenMissing =
  'is are was were be has have damage life card cards turn battlefield target control put you it one and your their its equal than'.split(
    ' ',
  );

/** A word that is missing between two words that never follow each other. */
export function* missing(place: Place): Generator<Candidate> {
  for (let at = place.from + 1; at <= place.to; at++) if (isOddAt(place, at)) yield* between(place, at);
}

/** Nouns that need a word before them in the singular. */
const singularNoun = /^(?:artifact|creature|enchantment|land|planeswalker|permanent|spell|card|player|opponent)$/;
const adjective =
  /^(?:non-?\p{L}+|artifact|creature|enchantment|land|instant|sorcery|legendary|basic|attacking|blocking|tapped|untapped|white|blue|black|red|green|colorless|triggered|activated)$/u;

/** What the words before a noun ask for: what has a target, and what does not. */
const beforeTarget =
  /^(?:counter|destroy|exile|return|tap|untap|goad|to|on|and|,|double|of|fights?|onto|attach|until)$/;
const beforeArticle =
  /^(?:draws?|discards?|sacrifices?|controls?|casts?|whenever|when|if|chooses?|reveals?|plays?|creates?|from|for|with|or|is|becomes?)$/;

/** "Counter spell", "draw card": *target* or *a* before a noun in the singular that has no word of its kind before it. */
export function* missingDeterminer(place: Place): Generator<Candidate> {
  const { units, from, to } = place;
  for (let at = from; at < to; at++) {
    if (!singularNoun.test(lowerOf(units[at])) || adjective.test(lowerOf(units[at + 1]))) continue;
    let first = at;
    while (first > from && (adjective.test(lowerOf(units[first - 1])) || isBetweenAdjectives(place, first - 1)))
      first--;
    const before = first > from ? lowerOf(units[first - 1]) : ',';
    const mayBeTarget = beforeTarget.test(before);
    const words =
      mayBeTarget && isInTrigger(place, first)
        ? ['a']
        : mayBeTarget
          ? ['target', 'a']
          : beforeArticle.test(before)
            ? ['a', 'target']
            : [];
    for (const word of words) yield* insertion(place, first, word);
  }
}

/** Whether a unit is in an event or condition, which has no target of its own: "deals combat damage to player". */
function isInTrigger({ text, units }: Place, at: number): boolean {
  return /\b(?:when|whenever|if)\b[^,.:]*$/i.test(text.slice(0, units[at]!.start));
}

/** Whether a unit is *or* within "attacking or blocking creature". */
function isBetweenAdjectives({ units }: Place, at: number): boolean {
  return (
    lowerOf(units[at]) === 'or' && adjective.test(lowerOf(units[at - 1])) && adjective.test(lowerOf(units[at + 1]))
  );
}

/** A word that is missing between any two words, since cards often have it there. */
export function* missingAnywhere(place: Place): Generator<Candidate> {
  const { from, to, stop } = place;
  for (let at = Math.min(to, stop + 1); at >= Math.max(from, stop - FAR); at--)
    yield* between(place, at, at === from ? OPENING : USUAL);
}

/** The words that often stand before a unit and after the one before it. */
function* between(place: Place, at: number, maxRank?: number): Generator<Candidate> {
  let isNumber = false;
  const words = [...place.known.pairs.between(place.classBefore(at), place.classAt(at), maxRank)];
  for (const word of words)
    if (word === 'one' && words.includes('a')) continue;
    else if (word === '1' || word === 'x' || numberWords.has(word)) isNumber = true;
    else if (countable.test(word) && isAfterVerb(place, at)) continue;
    else if (/^counters?$/.test(word)) yield* insertion(place, at, word);
    else if (/^[a-z]/.test(word) && place.expects(word, at)) yield* likely(place, at, word);
  // Which number is missing cannot be told.
  if (isNumber) yield* anyNumber(place, at);
}

/** A number: which one cannot be told, except for *one*. */
function* anyNumber(place: Place, at: number): Generator<Candidate> {
  for (const number of ['one', 'X', 'two'])
    for (const candidate of insertion(place, at, number))
      yield number === 'one' ? candidate : { ...candidate, isOpen: true };
}

/** Nouns with their article and *of*, which are left out as one. */
const ofPhrases = ['a copy of', 'the number of', 'the top of', 'the rest of', 'any number of'];

/** A noun that is missing with its article and *of*: "a token that's [a copy of] target creature". */
export function* missingOfPhrase(place: Place): Generator<Candidate> {
  for (let at = place.from + 1; at <= place.to; at++)
    for (const phrase of isOddAt(place, at) ? ofPhrases : [])
      if (place.expects(phrase.slice(0, phrase.indexOf(' ')), at)) yield* insertion(place, at, phrase);
}

/** Two words that are missing between two that never follow each other: "as [long as] you control". */
export function* missingPair(place: Place): Generator<Candidate> {
  const { pairs } = place.known;
  for (let at = place.from + 1; at <= place.to; at++)
    for (const first of isOddAt(place, at) ? pairs.after(place.classBefore(at), OFTEN) : [])
      if (/^[a-z]/.test(first) && place.expects(first, at))
        for (const second of pairs.between(first, place.classAt(at), OFTEN))
          if (/^[a-z]/.test(second)) yield* insertion(place, at, `${first} ${second}`);
}

/** A number after "up to" and before "or more". */
export function* missingNumber(place: Place): Generator<Candidate> {
  for (let at = place.from + 1; at < place.to; at++) {
    const isBound = place.classAt(at) === 'or' && /^(?:more|fewer|less|greater)$/.test(place.classAt(at + 1));
    if (isBound || (place.classBefore(at) === 'to' && place.classBefore(at - 1) === 'up')) yield* anyNumber(place, at);
  }
}

/** An article that is missing. */
export function* missingArticle(place: Place): Generator<Candidate> {
  yield* near(place, ['the', 'a']);
}

/** The first word of a clause. */
export function* missingOpening(place: Place): Generator<Candidate> {
  for (let at = place.from; at <= place.stop; at++)
    if (at === place.from || place.classBefore(at) === ',')
      for (const word of ['if', 'whenever', 'when']) yield* insertion(place, at, word);
}

/** The word *counter* between its kind and where it is. */
export function* missingCounter(place: Place): Generator<Candidate> {
  for (let at = place.from + 1; at < place.to; at++)
    if (/^(?:on|from)$/.test(place.classAt(at)))
      for (const word of ['counter', 'counters']) yield* insertion(place, at, word);
}

/** A verb or noun that is missing where the reading stopped. */
export function* missingNear(place: Place): Generator<Candidate> {
  yield* near(place, oftenMissing);
}

/** A preposition that is missing, if no other one fits. */
export function* missingPreposition(place: Place): Generator<Candidate> {
  yield* near(place, prepositions);
}

function* near(place: Place, words: readonly string[]): Generator<Candidate> {
  const { from, to, stop } = place;
  for (let at = Math.min(to, stop + 1); at > Math.max(from, stop - NEAR); at--)
    for (const word of words)
      if (!(countable.test(word) && isAfterVerb(place, at)) && place.expects(word, at)) yield* likely(place, at, word);
}

/** Verbs that are left out before what follows: "+1/+1 and [has] flying". */
const isLeftOut = /^(?:is|are|was|were|be|has|have|put|equal)$/;

/**
 * A word before a unit, which counts only if the text is more usual after it, unless it has no meaning of its own or is the
 * verb of a sentence.
 */
function* likely(place: Place, at: number, word: string): Generator<Candidate> {
  const isVerb = isLeftOut.test(word) || (plainVerbs.has(word) && /^[\^.:,]$/.test(place.classBefore(at)));
  for (const candidate of insertion(place, at, word))
    yield isVerb || isFunctionWord(word) ? candidate : { ...candidate, evidence: 1 };
}

/** Whether a unit comes after a verb, where a noun would need an article. */
function isAfterVerb(place: Place, at: number): boolean {
  const before = place.classBefore(at);
  return plainVerbs.has(before) && before !== 'target';
}

/** What changes for a time: without a duration, "enchanted creature indestructible" is short for *has*. */
const changing = /^(?:gains?|becomes?)$/;
const duration = /\b(?:until|turn|combat|perpetually|for as long)\b/;

/** A sentence about another player, whose hand and library are *theirs*. */
const ofOtherPlayer = /\b(?:player|opponent|controller|owner)s?(?!['’])\b(?:(?!\byou\b)[^.:])*$/;

/** A word before a unit. */
function* insertion(place: Place, at: number, wanted: string): Generator<Candidate> {
  const { units, text } = place;
  if (changing.test(wanted) && !duration.test(text)) return;
  const word = wanted === 'your' && ofOtherPlayer.test(text.slice(0, units[at - 1]?.end ?? 0)) ? 'their' : wanted;
  const next = units[at];
  const before = units[at - 1];
  // "When this enters": "this" is short for "this creature". Rules about tokens report a missing "token".
  if (place.classBefore(at) === 'this' || /^tokens?$/.test(word)) return;
  if (next && word === 'whenever' && happensOnce(place, at)) return;
  const right = withApostrophesOf(text, word === 'a' ? articleBefore(next) : word);
  // "if it your turn"
  if (word === 'is' && /^(?:it|that)$/.test(lowerOf(before)))
    yield change(place, 'missing-word', at, before!.end, before!.end, withApostrophesOf(text, "'s"));
  const isFirst = !before || /^[.:—•]$/.test(before.text);
  if (!isFirst) yield change(place, 'missing-word', at, before.end, before.end, ` ${right}`);
  else if (next && /^(?:\p{Lu}\p{Ll}|An?$)/u.test(next.text) && before?.text !== '•' && !text.startsWith('•')) {
    const lower = uncapitalized(next.text);
    yield change(place, 'missing-word', at, next.start, next.end, `${capitalized(right)} ${lower}`);
  }
}
