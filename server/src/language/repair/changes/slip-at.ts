import { getOrInsert } from '../../../util/get-or-insert.js';
import { referenceSlips } from '../checks/references.js';
import { afterRepair, moveRepair, type Slip } from '../slip.js';
import { isFunctionWord } from '../words/function-words.js';
import type { Strangeness } from '../words/pairs.js';
import { type Candidate, lowerOf, type Tier } from './candidate.js';
import { type Place, strangenessIn } from './place.js';
import { certain, rounds, unknownWord } from './rounds.js';
import { likelyMisspelled } from './spelling.js';
import type { Unit } from './units.js';

/** How many changes are tried for one stretch of unread words. */
const MAX_TRIALS = 300;

/** A candidate that makes the text readable. */
interface Ranked extends Strangeness {
  readonly candidate: Candidate;
  /** The place of its tier in the round. */
  readonly order: number;
  /** Whether it refers to something that the text does not have. */
  readonly isLost: boolean;
}

/** What is known of a change so far. */
interface Tried extends Strangeness {
  /** Whether it makes the text readable. */
  isRead?: boolean;
}

/** Tells what of a line is unread. */
export type UnreadIn = (line: string) => readonly { readonly start: number; readonly end: number }[];

/**
 * The slip at a place that cannot be read, with all changes of the most reliable round that make it readable; null if there
 * are none.
 * @param line the whole line of the place
 * @param counts which changes count: the others, which are most, are tried only if one of these helps
 */
export function slipAt(
  place: Place,
  line: string,
  unreadIn: UnreadIn,
  counts?: (candidate: Candidate) => boolean,
): Slip | null {
  if (counts && !searchSlip(place, line, unreadIn, counts)) return null;
  return searchSlip(place, line, unreadIn, () => true);
}

/** The slip at a place with those changes of the most reliable round that are tried and make it readable. */
function searchSlip(
  place: Place,
  line: string,
  unreadIn: UnreadIn,
  isTried: (candidate: Candidate) => boolean,
): Slip | null {
  const before = unreadIn(line).length;
  const { shift } = place;
  const repairs = (candidate: Candidate): boolean => {
    const repair = moveRepair(candidate, shift);
    const unread = unreadIn(afterRepair(line, repair));
    const [left, right] = [repair.start - 1, repair.start + repair.newText.length + 1];
    return unread.length < before && !unread.some((piece) => piece.start <= right && piece.end >= left);
  };
  // Several rounds try the same changes.
  const changesOf = new Map<Tier, readonly Candidate[]>();
  const triedBefore = new Map<string, Tried>();
  const oddBefore = strangenessIn(place, place.text).odd;
  let trials = 0;
  for (const { tiers, evidence, isUnique } of hasUnknown(place) ? unknownWord : rounds) {
    const found: Ranked[] = [];
    for (const [order, tier] of tiers.entries()) {
      for (const candidate of getOrInsert(changesOf, tier, () => [...tier(place)].filter(isTried))) {
        const key = `${candidate.start} ${candidate.end} ${candidate.newText}`;
        const tried = getOrInsert(
          triedBefore,
          key,
          () => strangenessIn(place, afterRepair(place.text, candidate)) as Tried,
        );
        const { odd, rank } = tried;
        if (odd > oddBefore - (candidate.evidence ?? evidence) && tiers !== certain.tiers) continue;
        if (++trials > MAX_TRIALS) return null;
        tried.isRead ??= repairs(candidate);
        if (tried.isRead) found.push({ candidate, odd, rank, order, isLost: isLost(place, candidate) });
      }
    }
    found.sort(
      (a, b) =>
        a.odd - b.odd ||
        Number(a.isLost) - Number(b.isLost) ||
        a.order - b.order ||
        a.rank - b.rank ||
        a.candidate.distance - b.candidate.distance,
    );
    const all = found.map(({ candidate }) => candidate);
    if (all[0] && !(isUnique && all.length > 1)) return slipOf(all, place);
  }
  return null;
}

/** Whether a change adds *that creature* or the like where nothing before is one. */
function isLost({ text }: Place, candidate: Candidate): boolean {
  const { start, newText } = candidate;
  return (
    /\bth(?:at|ose|em|ey)\b/.test(newText) &&
    referenceSlips(afterRepair(text, candidate), false).some(
      (slip) => slip.end > start && slip.start < start + newText.length,
    )
  );
}

/** A word that is probably misspelt, although the line cannot be read without the error either. */
export function likelySlip(place: Place): Slip | null {
  const { odd: before } = strangenessIn(place, place.text);
  const likely = [...likelyMisspelled(place)]
    .map((candidate) => ({ candidate, ...strangenessIn(place, afterRepair(place.text, candidate)) }))
    .filter(({ odd, candidate: { start, end } }) => odd <= before - (end - start < VERY_LONG ? 2 : 1))
    .sort((a, b) => a.odd - b.odd || a.rank - b.rank);
  const [first] = likely;
  if (!first) return null;
  const same = likely.filter(({ odd, candidate }) => odd === first.odd && candidate.start === first.candidate.start);
  return slipOf(
    same.map(({ candidate }) => candidate),
    place,
  );
}

/** In shorter words an error is taken for one only if the right word is usual on both sides. */
const VERY_LONG = 8;

/** A slip with these repairs, the likeliest first. */
function slipOf(all: readonly Candidate[], place: Place): Slip {
  const [first] = all;
  return {
    kind: first!.kind,
    ...touched(first!, place.units),
    repairs: first!.isOpen ? [] : all.filter(({ isOpen }) => !isOpen),
    ...(first!.isDoubtful && { isDoubtful: true }),
  };
}

/** Whether the unread words have one that is not known and no name of a counter or card. */
function hasUnknown({ units, from, to, known }: Place): boolean {
  return units.slice(from, to).some((unit, index) => {
    const next = lowerOf(units[from + index + 1]);
    if (unit.kind === 'symbol') return !/^\{(?:[WUBRGCXYZTQSEP]|\d+|[WUBRG2C](?:\/[WUBRGPC])+)\}$/.test(unit.text);
    return (
      unit.kind === 'word' && !known.has(lowerOf(unit)) && !isFunctionWord(lowerOf(unit)) && !/^counters?$/.test(next)
    );
  });
}

/** The words that a change touches, and those on both sides where it inserts or removes some. */
export function touched({ start, end, newText }: Candidate, units: readonly Unit[]): { start: number; end: number } {
  const isWide = start === end || newText.trim() === '';
  const first = units.findLastIndex((unit) => unit.start < start || (!isWide && unit.start === start));
  const next = units.findIndex((unit) => unit.start >= end);
  const last = units[isWide && next >= 0 ? next : -1];
  const before = units[first];
  return {
    start: before && before.end >= start ? before.start : start,
    end: last && newText.trim() !== ',' ? last.end : end,
  };
}
