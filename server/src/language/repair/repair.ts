import { folded } from '../../text/apostrophes.js';
import { overlapsAny } from '../../text/span-list.js';
import { lowerBound } from '../../util/binary-search.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { objectNumber } from '../../util/object-number.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import type { AbilitiesReading, UnreadPiece } from '../abilities/ability.js';
import { type CardContext, cardNames } from '../abilities/card-context.js';
import { readAbilities, readAfresh } from '../abilities/read-abilities.js';
import type { Grammar } from '../grammar/grammar.js';
import { nameWords, readLexemes } from '../grammar/lexemes.js';
import { type Candidate, lowerOf, type Tier } from './candidate.js';
import { capitalSlips, costStartSlips, sentenceStartSlips } from './capitals.js';
import { damageSlips } from './damage-sources.js';
import { determinerSlips } from './determiners.js';
import { fullStopSlips, unreadFullStopSlips } from './full-stop.js';
import { isFunctionWord } from './function-words.js';
import { keywordSlips } from './keyword-parts.js';
import type { KnownWords } from './known-words.js';
import { labelDash, labelSlips } from './labels.js';
import { likelyMisspelledSlips } from './likely-words.js';
import { lowerSubtypeSlips } from './lower-subtypes.js';
import { braces, clauseComma, costColon, movedComma, punctuation } from './marks.js';
import {
  missing,
  missingAnywhere,
  missingArticle,
  missingCounter,
  missingDeterminer,
  missingNear,
  missingNumber,
  missingOpening,
  missingPreposition,
} from './missing.js';
import { mixedCaseSlips, nameCaseSlips } from './mixed-case.js';
import { nounSlips } from './nouns.js';
import { digits, numberSlips } from './numbers.js';
import { doubled, extra, extraNear, forms, otherNumbers, repeated, replaced, replacedNear } from './order.js';
import type { Strangeness } from './pairs.js';
import { phraseSlips } from './phrases.js';
import { type Place, placeOf } from './place.js';
import { playerSlips } from './players.js';
import { pronounSlips } from './pronouns.js';
import { otherReferences, referenceSlips } from './references.js';
import { isCasual, remindersIn, unreadInReminder } from './reminders.js';
import { withSentenceBreak } from './sentence-breaks.js';
import type { Repair, Slip } from './slip.js';
import { letterCases, likelyMisspelled, misspelled, nearKnown, resembling } from './spelling.js';
import { subjectSlips } from './subjects.js';
import { moved as movedWords, swapped, swappedAcrossComma } from './swaps.js';
import { synonyms } from './synonyms.js';
import { typographySlips } from './typography.js';
import type { Unit } from './units.js';
import { unreadCapitalSlips } from './unread-capitals.js';
import { verbGroups } from './verb-groups.js';

/** Ways to look for repairs whose results compete with each other. */
interface Round {
  readonly tiers: readonly Tier[];
  /** By how many pairs of words the text must be more usual after a repair. */
  readonly evidence: number;
  /** Whether a repair counts only if it is the only one. */
  readonly isUnique?: true;
}

/** What is tried first, since nothing else is likely where it helps. */
const certain: Round = { tiers: [doubled, misspelled, braces, costColon, labelDash], evidence: 0 };

/** What is tried for words that nothing knows. */
const unknownWord: readonly Round[] = [
  certain,
  { tiers: [synonyms, verbGroups], evidence: 0 },
  { tiers: [resembling], evidence: 1 },
];

/** The rounds, the most reliable first: if one finds a repair, the later ones are not tried. */
const rounds: readonly Round[] = [
  certain,
  { tiers: [letterCases], evidence: 0 },
  {
    tiers: [
      swapped,
      missingDeterminer,
      punctuation,
      movedComma,
      otherNumbers,
      otherReferences,
      verbGroups,
      forms,
      missing,
      replaced,
      synonyms,
      nearKnown,
      repeated,
      extra,
    ],
    evidence: 1,
  },
  { tiers: [movedWords, swappedAcrossComma], evidence: 2 },
  {
    tiers: [
      swapped,
      missingCounter,
      missingNumber,
      movedComma,
      clauseComma,
      digits,
      otherNumbers,
      otherReferences,
      punctuation,
      verbGroups,
      forms,
      replacedNear,
      synonyms,
      missingArticle,
      missingNear,
      extraNear,
    ],
    evidence: 0,
  },
  { tiers: [missingPreposition], evidence: 0, isUnique: true },
  { tiers: [missingOpening, missingAnywhere, repeated], evidence: 0 },
];

/** The longest line that is repaired, in UTF-16 units; each change is tried by reading the whole line. */
const MAX_LINE = 1000;

/** How many pieces of one text are repaired: more than any card has lines. */
const MAX_PIECES = 50;

/** How many changes are tried for one stretch of unread words. */
const MAX_TRIALS = 300;

/** The slips of a rules text that was read, in text order. Offsets are UTF-16 units of the text. */
export function slipsIn(
  text: string,
  { abilities, unread }: AbilitiesReading,
  grammar: Grammar,
  card: CardContext,
  known: KnownWords,
): Slip[] {
  const unreadLines = new Set(unread.map(({ start }) => lineStart(text, start)));
  const isRead = (at: number) => !unreadLines.has(lineStart(text, at));
  const unreadIn: UnreadIn = (line) => readAbilities(line, grammar, card, readAfresh).unread;
  const isReadWith = (repair: Repair) => unreadIn(repairedLine(text, repair)).length === 0;
  const names = cardNames(card);
  const slips = [
    ...typographySlips(text, isRead),
    ...labelSlips(text, known),
    ...numberSlips(text),
    ...pronounSlips(text, isRead),
    ...referenceSlips(text, card.isSpell),
    ...nounSlips(text, known),
    ...phraseSlips(text, isRead),
    ...damageSlips(text, card),
    ...determinerSlips(text, isRead),
    ...playerSlips(text, isRead),
    ...repairsOf(text, unread, grammar, card, known),
    ...reminderSlips(text, grammar, card, known),
    ...likelyMisspelledSlips(text, known),
    ...mixedCaseSlips(text, known, names),
    ...lowerSubtypeSlips(text, known, isRead),
    ...unreadFullStopSlips(text, isRead),
    ...unreadCapitalSlips(text, known, names, isRead),
    ...nameCaseSlips(text, known, names),
    ...capitalSlips(abilities, grammar, known).map((slip) => withSentenceBreak(slip, text, known.pairs, isReadWith)),
    ...costStartSlips(abilities, grammar),
    ...keywordSlips(abilities, grammar),
    ...subjectSlips(abilities, grammar, isReadWith),
    ...[...sentenceStartSlips(abilities), ...fullStopSlips(abilities)].filter(({ start }) => isRead(start)),
  ];
  // Of slips that touch each other, only the first one is reported.
  const kept: Slip[] = [];
  for (const slip of slips) if (!overlapsAny(kept, slip)) kept.splice(lowerBound(kept, slip.start), 0, slip);
  return kept;
}

/**
 * Whether unread words can have a slip: not those of a sentence that can be read up to its last word and ends without a
 * mark, since it is probably still being written. Keywords have no mark at the end.
 */
export function canHaveSlip(text: string, { stoppedAt }: UnreadPiece, { keywords }: KnownWords): boolean {
  if (text[stoppedAt] === '—') return true;
  if (!/^[^\s.!?;”")]*[^\S\n]*(?:(?<![,:])(?:$|\n)|\n[•\p{Ll}])/u.test(text.slice(stoppedAt, stoppedAt + MAX_WORD)))
    return true;
  const before = text.slice(lineStart(text, stoppedAt), stoppedAt).match(/[\p{L}'’]+/gu) ?? [];
  return before.length > 0 && before.length < MAX_KEYWORDS && keywords.has(folded(before[0]!));
}

/** How many words a line of keywords has at most to be told from a sentence. */
const MAX_KEYWORDS = 6;

/** The longest word that is still being written, in UTF-16 units. */
const MAX_WORD = 40;

/** Where the line with an offset begins. */
function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** How many unread lines are cached: those of the cards that are worked on. */
const MAX_UNREAD = 500;
const slipsFound = new TwoGenerationCache<string, Slip | null>(MAX_UNREAD);

/** The line of a repair, after it. */
function repairedLine(text: string, { start, end, newText }: Repair): string {
  const lineBreak = text.indexOf('\n', end);
  return text.slice(lineStart(text, start), start) + newText + text.slice(end, lineBreak < 0 ? text.length : lineBreak);
}

/** Tells what of a text is unread. */
type UnreadOf = typeof unreadInReminder;

const unreadInLine: UnreadOf = (line, grammar, card, read) => [...readAbilities(line, grammar, card, read).unread];

/** The places of a rules text that cannot be read, but can with one change. */
function repairsOf(
  text: string,
  unread: readonly UnreadPiece[],
  grammar: Grammar,
  card: CardContext,
  known: KnownWords,
  unreadOf: UnreadOf = unreadInLine,
): Slip[] {
  const names = cardNames(card);
  return unread.slice(0, MAX_PIECES).flatMap((piece) => {
    if (!canHaveSlip(text, piece, known)) return [];
    const { start, end, stoppedAt } = piece;
    const from = lineStart(text, start);
    const lineBreak = text.indexOf('\n', start);
    const line = text.slice(from, lineBreak < 0 ? text.length : lineBreak);
    if (line.length > MAX_LINE) return [];
    const inLine = { start: start - from, end: end - from, stoppedAt: stoppedAt - from };
    const key = [
      objectNumber(grammar.identity),
      unreadOf === unreadInReminder,
      card.isSpell,
      ...Object.values(inLine),
      line,
      ...names,
    ].join('\n');
    const slip = getOrInsert(slipsFound, key, () => slipInLine(line, inLine, grammar, card, known, unreadOf));
    return slip ? [moved(slip, from)] : [];
  });
}

/** The places of reminder text that cannot be read, but can with one change. */
function reminderSlips(text: string, grammar: Grammar, card: CardContext, known: KnownWords): Slip[] {
  return remindersIn(text).flatMap(({ start, text: inner }) => {
    const unread = unreadInReminder(inner, grammar, card);
    return repairsOf(inner, unread, grammar, card, known, unreadInReminder)
      .filter((slip) => !isCasual(inner, slip))
      .map((slip) => moved(slip, start));
  });
}

/** The slip in a line that cannot be read. Offsets are UTF-16 units of the line. */
function slipInLine(
  line: string,
  unread: UnreadPiece,
  grammar: Grammar,
  card: CardContext,
  known: KnownWords,
  unreadOf: UnreadOf,
): Slip | null {
  const place = placeOf(line, unread, grammar, cardNames(card).map(nameWords), known);
  // Changed lines are not cached: most of them are read only once.
  const slip = slipAt(place, line, (changed) => unreadOf(changed, grammar, card, readAfresh));
  return slip && moved(slip, place.shift);
}

/** A candidate that makes the text readable. */
interface Ranked extends Strangeness {
  readonly candidate: Candidate;
  /** The place of its tier in the round. */
  readonly order: number;
}

type UnreadIn = (line: string) => readonly { readonly start: number; readonly end: number }[];

function slipAt(place: Place, line: string, unreadIn: UnreadIn): Slip | null {
  const before = unreadIn(line).length;
  const { shift, known, names } = place;
  const strangenessOf = (text: string) => known.pairs.strangenessOf(readLexemes(text, names));
  const repairs = ({ start, end, newText }: Candidate): boolean => {
    const unread = unreadIn(line.slice(0, start + shift) + newText + line.slice(end + shift));
    const [left, right] = [start + shift - 1, start + shift + newText.length + 1];
    return unread.length < before && !unread.some((piece) => piece.start <= right && piece.end >= left);
  };
  const oddBefore = strangenessOf(place.text).odd;
  let trials = 0;
  for (const { tiers, evidence, isUnique } of hasUnknown(place) ? unknownWord : rounds) {
    const found: Ranked[] = [];
    for (const [order, tier] of tiers.entries()) {
      for (const candidate of tier(place)) {
        const { odd, rank } = strangenessOf(changed(place.text, candidate));
        if (odd > oddBefore - evidence && tiers !== certain.tiers) continue;
        if (++trials > MAX_TRIALS) return likelySlip(place, strangenessOf);
        if (repairs(candidate)) found.push({ candidate, odd, rank, order });
      }
    }
    found.sort(
      (a, b) => a.odd - b.odd || a.order - b.order || a.rank - b.rank || a.candidate.distance - b.candidate.distance,
    );
    const all = found.map(({ candidate }) => candidate);
    if (all[0] && !(isUnique && all.length > 1)) return slipOf(all, place);
  }
  return likelySlip(place, strangenessOf);
}

/** A word that is probably misspelt, although the line cannot be read without the error either. */
function likelySlip(place: Place, strangenessOf: (text: string) => Strangeness): Slip | null {
  const { odd: before } = strangenessOf(place.text);
  const likely = [...likelyMisspelled(place)]
    .map((candidate) => ({ candidate, ...strangenessOf(changed(place.text, candidate)) }))
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

function changed(text: string, { start, end, newText }: Candidate): string {
  return text.slice(0, start) + newText + text.slice(end);
}

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
function touched({ start, end, newText }: Candidate, units: readonly Unit[]): { start: number; end: number } {
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

function moved(slip: Slip, by: number): Slip {
  return {
    ...slip,
    start: slip.start + by,
    end: slip.end + by,
    repairs: slip.repairs.map((repair) => ({
      start: repair.start + by,
      end: repair.end + by,
      newText: repair.newText,
    })),
  };
}
