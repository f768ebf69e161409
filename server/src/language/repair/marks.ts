import { isCapital } from '../../util/capital.js';
import { type Candidate, change, unitsNear } from './candidate.js';
import type { Place } from './place.js';

/** By mark: what is written in its place; nothing if it is one too many. */
const otherMarks: Readonly<Record<string, readonly string[]>> = {
  ',': ['', '.', ':', ' and', ' or'],
  '.': [',', '', ':'],
  ':': [',', '', '.'],
  ';': [',', ':', '.', ''],
  '!': ['.'],
  '-': [' —', '—'],
  '–': ['—'],
};

/** A wrong, missing or superfluous comma, full stop, colon or dash. */
export function* punctuation(place: Place): Generator<Candidate> {
  const { units, text, from, to } = place;
  const around = { ...place, from: Math.max(0, from - 1), to: Math.min(to + 1, units.length) };
  for (const at of unitsNear(around, 2)) {
    const unit = units[at]!;
    // "Yeehaw!" is no sentence.
    if (unit.text === '!' && at < 3) continue;
    // The words before a mark at the beginning are in parentheses: "(gu), Sacrifice a creature: …".
    if (at === 0) continue;
    for (const mark of otherMarks[unit.text] ?? []) yield change(place, 'punctuation', at, unit.start, unit.end, mark);
    const before = units[at - 1]!;
    const insert = (mark: string) => change(place, 'punctuation', at, before.end, before.end, mark);
    const gap = text.slice(before.end, unit.start);
    if (gap === '' && before.kind === 'symbol' && unit.kind === 'symbol') yield insert(', ');
    if (gap.trim() !== '' || gap === '' || [before, unit].some(({ kind }) => kind === 'mark' || kind === 'quote'))
      continue;
    for (const mark of isCapital(unit.text) ? ['.', ':', ','] : [',']) yield insert(mark);
  }
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
