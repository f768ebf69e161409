import { capitalized, isCapital, uncapitalized } from '../../util/capital.js';
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
  '—': [', ', ': ', '. '],
  and: [', ', '. '],
};

/** Marks with a sentence after them. */
const beforeSentence = /[.:—] $/;

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
    for (const mark of otherMarks[unit.text] ?? []) yield* joined(place, at, before, mark, next);
    const insert = (mark: string) => change(place, 'punctuation', at, before.end, before.end, mark);
    const gap = text.slice(before.end, unit.start);
    if (gap === '' && before.kind === 'symbol' && unit.kind === 'symbol') yield insert(', ');
    if (gap.trim() !== '' || gap === '' || [before, unit].some(({ kind }) => kind === 'mark' || kind === 'quote'))
      continue;
    for (const mark of isCapital(unit.text) ? ['.', ':', ','] : [',']) yield insert(mark);
  }
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
  if (beforeSentence.test(mark)) yield joining(capitalized(next.text));
  else if (isPlain && lower !== next.text) yield joining(lower);
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
    if (/^(?:[TQWUBRGCX]|\d+)$/.test(unit.text) && /^[,:]$/.test(next?.text ?? ''))
      yield change(place, 'punctuation', at, unit.start, unit.end, `{${unit.text}}`);
    const joined = next?.start === unit.end ? unit.text + next.text : unit.text;
    const end = next?.start === unit.end ? next.end : unit.end;
    if (/^(?:\{[A-Z0-9/]+|[A-Z0-9/]+\})$/.test(joined))
      yield change(place, 'punctuation', at, unit.start, end, `{${joined.replace(/[{}]/g, '')}}`);
    else if (/^(?:\d+|X)?[WUBRGC]+$/.test(joined) && joined.length > 1)
      yield change(place, 'punctuation', at, unit.start, end, joined.replace(/\d+|\D/g, '{$&}'));
  }
}
