import { capitalized, isCapital, uncapitalized } from '../../../util/capital.js';
import { plainVerbs } from '../../plain-verbs.js';
import { type Candidate, change, lowerOf, unitsNear } from './candidate.js';
import type { Place } from './place.js';
import type { Unit } from './units.js';

/** By mark: what is written in its place, with the spaces around it. */
const otherMarks: Readonly<Record<string, readonly string[]>> = {
  ',': [' ', '. ', ': ', ' and ', ' or '],
  '.': [', ', ' ', ': '],
  ':': [', ', ' ', '. ', ' — '],
  ';': [', ', ': ', '. ', ' '],
  '!': ['. '],
  '?': ['. '],
  '-': [' — ', '—'],
  '–': ['—', ' — '],
  '—': [', ', ': ', '. ', ' '],
  and: [', ', '. '],
};

/** Marks with a sentence after them. */
const beforeSentence = /[.:—] $/;

/** A clause before a comma, at the end of a text. */
const opening = /\b(?:When|Whenever|At|If|As|Until|During|For|While|After)\b[^,.:]*$/;

/** A wrong, missing or superfluous comma, full stop, colon or dash. */
export function* punctuation(place: Place): Generator<Candidate> {
  const { units, text, from, to } = place;
  const around = { ...place, from: Math.max(0, from - 1), to: Math.min(to + 1, units.length) };
  for (const at of unitsNear(around, 2)) {
    const unit = units[at]!;
    const [before, next] = [units[at - 1], units[at + 1]];
    // "Yeehaw!" is no sentence.
    if (unit.text === '!' && at < 3) continue;
    // The words before a mark at the beginning are in parentheses: "(gu), Sacrifice a creature: …".
    if (!before) continue;
    for (const mark of otherMarks[unit.text] ?? [])
      if (!(unit.text === ':' && isNeverFor(place, at, mark))) yield* joined(place, at, before, mark, next);
    const insert = (mark: string) => change(place, 'punctuation', at, before.end, before.end, mark);
    const gap = text.slice(before.end, unit.start);
    if (gap === '' && before.kind === 'symbol' && unit.kind === 'symbol') yield insert(', ');
    if (gap.trim() !== '' || gap === '' || [before, unit].some(({ kind }) => kind === 'mark' || kind === 'quote'))
      continue;
    // "Exile it draw a card" lacks "and".
    const isLast = plainVerbs.has(unit.text) && !/^[^.]*,/.test(text.slice(unit.end));
    if (isLast && !opening.test(text.slice(0, before.end))) continue;
    for (const mark of isCapital(unit.text) ? ['.', ':', ','] : [',']) yield insert(mark);
  }
}

/** Another mark than the colon after a cost with symbols: "{1}, Discard a card. Draw a card." */
export function* costColon(place: Place): Generator<Candidate> {
  yield* colonFor(place, ({ text }) => /^[.;—]$/.test(text));
}

/** A comma in the place of that colon before an effect, which is no part of a cost: "{T}, Scry 1. Draw a card." */
export function* effectComma(place: Place): Generator<Candidate> {
  yield* colonFor(place, ({ text }, next) => text === ',' && effectVerb.test(lowerOf(next)));
}

/** A comma in the place of that colon before any other word: "{1}, Discard a card, Return it to your hand." */
export function* costComma(place: Place): Generator<Candidate> {
  yield* colonFor(place, ({ text }, next) => text === ',' && isCapital(next.text));
}

/** A comma in the place of a colon within a cost: "{T}: Sacrifice this artifact: Draw a card." */
export function* commaInCost(place: Place): Generator<Candidate> {
  const { units } = place;
  const colons = [...units.keys()].filter((at) => units[at]!.text === ':');
  for (const at of colons.slice(0, -1)) {
    const next = units[at + 1];
    if (at > 0 && next && costVerb.test(lowerOf(next)))
      yield change(place, 'punctuation', at, units[at - 1]!.end, next.end, `, ${next.text}`);
  }
}

function* colonFor(place: Place, isWrong: (mark: Unit, next: Unit) => boolean): Generator<Candidate> {
  const { units, from, to } = place;
  const isVerb = costVerb.test(lowerOf(units[from]));
  if (units[from]?.kind !== 'symbol' && !isVerb) return;
  const wrong: number[] = [];
  for (let at = from + 1; at <= to && at + 1 < units.length; at++)
    if (isWrong(units[at]!, units[at + 1]!) && (!isVerb || units[at]!.text !== '.')) wrong.push(at);
  // "{R}, Sacrifice a Goat, destroy target land.": parts of the cost have the same mark.
  const last = wrong.filter((at) => !costVerb.test(lowerOf(units[at + 1])));
  for (const at of last.length > 0 ? last : wrong) yield* joined(place, at, units[at - 1]!, ': ', units[at + 1]);
}

/** A semicolon between two sentences. */
export function* semicolon(place: Place): Generator<Candidate> {
  const { units, from, to } = place;
  for (let at = from + 1; at < to; at++)
    if (units[at]!.text === ';') yield* joined(place, at, units[at - 1]!, '. ', units[at + 1]);
}

/** The comma before the last part of a list: "artifact, creature[,] or land". */
export function* listComma(place: Place): Generator<Candidate> {
  const { units, from, to } = place;
  for (let at = from + 3; at < to; at++) {
    const before = units[at - 1]!;
    if (!/^(?:and|or|and\/or)$/.test(lowerOf(units[at])) || before.kind === 'mark') continue;
    if (units.slice(Math.max(from, at - MAX_PART), at - 1).some(({ text }) => text === ','))
      yield change(place, 'punctuation', at, before.end, before.end, ',');
  }
}

/** How many units before "and" or "or" the comma of a list is at most. */
const MAX_PART = 5;

/** A comma between a subject and its verb: "target creature, gets +1/+1". */
export function* subjectComma(place: Place): Generator<Candidate> {
  const { units, from } = place;
  for (const at of unitsNear(place, 2)) {
    const [before, next] = [units[at - 1], units[at + 1]];
    if (at <= from || units[at]!.text !== ',' || !before || !next) continue;
    if (subject.test(lowerOf(before)) && verb.test(lowerOf(next)))
      yield change(place, 'punctuation', at, before.end, next.start, ' ');
  }
}

const subject = /^(?:you|they|it|(?:creature|player|opponent|controller|owner|permanent|land|artifact|spell|token)s?)$/;
const verb =
  /^(?:(?:get|gain|draw|discard|lose|sacrifice|deal|enter|create|control)s?|has|have|may|can|can't|is|are|dies|die)$/;

/** How many words a comma is moved at most. */
const MAX_MOVE = 2;

/** A comma that is one or two words too early or too late. */
export function* movedComma(place: Place): Generator<Candidate> {
  const { units, text, from, to } = place;
  for (const at of unitsNear(place, MAX_MOVE + 1)) {
    if (units[at]!.text !== ',') continue;
    for (let by = -MAX_MOVE; by <= MAX_MOVE; by++) {
      // The words that the comma is moved over.
      const [first, last] = by < 0 ? [at + by, at - 1] : [at + 1, at + by];
      if (by === 0 || first <= from || last + 1 >= Math.min(to + 1, units.length)) continue;
      const over = text.slice(units[first]!.start, units[last]!.end);
      if (/[,.:;—"“”()]/.test(over)) continue;
      const [start, end] = by < 0 ? [units[first - 1]!.end, units[at]!.end] : [units[at]!.start, units[last]!.end];
      yield change(place, 'punctuation', at, start, end, by < 0 ? `, ${over}` : ` ${over},`);
    }
  }
}

/** What effects begin with, and costs do not. */
const effectVerb = /^(?:add|counter|create|destroy|draw|gain|prevent|regenerate|scry|search|target|untap|you)$/;

/** What costs without symbols begin with. */
const costVerb = /^(?:remove|sacrifice|discard|pay|tap|exile|return|put)$/;

/** Whether a cost begins the stretch before a colon: "Remove three counters: Draw a card." */
function hasCost({ units, from }: Place, colon: number): boolean {
  const first = units.slice(from, colon).find(({ kind }) => kind !== 'mark');
  return first?.kind === 'symbol' || costVerb.test(lowerOf(first));
}

/** Whether a mark is unlikely in the place of a colon: a dash after a cost, or any after "{T}: Sacrifice this artifact". */
function isNeverFor(place: Place, colon: number, mark: string): boolean {
  if (mark === ' — ') return hasCost(place, colon);
  const earlier = place.units.slice(0, colon).findLastIndex(({ text }) => text === ':');
  return earlier >= 0 && costVerb.test(lowerOf(place.units[earlier + 1]));
}

/** Another mark between two words, with the capital after it that it demands. */
function* joined(place: Place, at: number, before: Unit, mark: string, next: Unit | undefined): Generator<Candidate> {
  const { known } = place;
  if (!next) {
    yield change(place, 'punctuation', at, before.end, place.units[at]!.end, mark.trimEnd());
    return;
  }
  const joining = (word: string) => change(place, 'punctuation', at, before.end, next.end, mark + word);
  const isPlain = next.kind === 'word' && known.lower.has(lowerOf(next));
  const lower = uncapitalized(next.text);
  // ", X is the number of cards in your hand" lacks "where".
  if (beforeSentence.test(mark)) {
    if (!/^[XYZ]$/.test(next.text)) yield joining(capitalized(next.text));
  } else if (isPlain && lower !== next.text) yield joining(lower);
  if (!beforeSentence.test(mark)) yield change(place, 'punctuation', at, before.end, next.start, mark);
}

/** A comma that is missing after a clause with "when", "if" or "at". */
export function* clauseComma(place: Place): Generator<Candidate> {
  const { units, from } = place;
  if (!/^(?:when|whenever|at|if)$/i.test(units[from]?.text ?? '')) return;
  for (const at of unitsNear(place, 1, 2)) {
    const before = units[at - 1];
    if (at > from + 1 && [before!, units[at]!].every(({ kind }) => kind !== 'mark' && kind !== 'quote'))
      yield change(place, 'punctuation', at, before!.end, before!.end, ',');
  }
}

/** A symbol without its braces, or with one of them. */
export function* braces(place: Place): Generator<Candidate> {
  const { units } = place;
  for (const at of unitsNear(place)) {
    const unit = units[at]!;
    const next = units[at + 1];
    if (/^(?:[TQWUBRGCXE]|\d+)$/.test(unit.text) && /^[,:]$/.test(next?.text ?? ''))
      yield change(place, 'punctuation', at, unit.start, unit.end, `{${unit.text}}`);
    const joined = next?.start === unit.end ? unit.text + next.text : unit.text;
    const end = next?.start === unit.end ? next.end : unit.end;
    if (/^(?:\{[A-Z0-9/]+|[A-Z0-9/]+\})$/.test(joined))
      yield change(place, 'punctuation', at, unit.start, end, `{${joined.replace(/[{}]/g, '')}}`);
    else if (/^(?:\d+|X)?[WUBRGCE]+$/.test(joined) && joined.length > 1)
      yield change(place, 'punctuation', at, unit.start, end, joined.replace(/\d+|\D/g, '{$&}'));
  }
}
