import { folded } from '../../text/apostrophes.js';
import { lineEndAt, lineStartAt, lineUpTo } from '../../text/line-at.js';
import { compactList } from '../../util/compact.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { objectNumber } from '../../util/object-number.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import type { UnreadPiece } from '../abilities/ability.js';
import { type CardContext, cardNames } from '../abilities/card-context.js';
import { readAbilities, readAfresh, readTrial } from '../abilities/read-abilities.js';
import type { Grammar } from '../grammar/grammar.js';
import { nameWords } from '../grammar/lexemes.js';
import type { Candidate } from './changes/candidate.js';
import { placeOf } from './changes/place.js';
import { likelySlip, slipAt } from './changes/slip-at.js';
import { twoSlips } from './changes/two-slips.js';
import { isCasual, isCasualChange, remindersIn, unreadInReminder } from './checks/reminders.js';
import { moveRepair, type Slip } from './slip.js';
import type { KnownWords } from './words/known-words.js';

/**
 * Whether unread words can have a slip: not those of a sentence that can be read up to its last word and ends without a
 * mark, since it is probably still being written. Keywords have no mark at the end.
 */
export function canHaveSlip(text: string, { stoppedAt }: UnreadPiece, { keywords }: KnownWords): boolean {
  if (text[stoppedAt] === '—') return true;
  if (!/^[^\s.!?;”")]*[^\S\n]*(?:(?<![,:])(?:$|\n)|\n[•\p{Ll}])/u.test(text.slice(stoppedAt, stoppedAt + MAX_WORD)))
    return true;
  const before = lineUpTo(text, stoppedAt).match(/[\p{L}'’]+/gu) ?? [];
  return before.length > 0 && before.length < MAX_KEYWORDS && keywords.has(folded(before[0]!));
}

/** How many words a line of keywords has at most to be told from a sentence. */
const MAX_KEYWORDS = 6;

/** The longest word that is still being written, in UTF-16 units. */
const MAX_WORD = 40;

/** The longest line that is repaired, in UTF-16 units; each change is tried by reading the whole line. */
const MAX_LINE = 1000;

/** How many pieces of one text are repaired: more than any card has lines. */
const MAX_PIECES = 50;

/** How many unread lines are cached: those of the cards that are worked on. */
const MAX_UNREAD = 500;
const slipsFound = new TwoGenerationCache<string, Slip | null>(MAX_UNREAD);

/** Tells what of a text is unread. */
type UnreadOf = typeof unreadInReminder;

const unreadInLine: UnreadOf = (line, grammar, card, read) => [...readAbilities(line, grammar, card, read).unread];

/**
 * The places of a rules text that cannot be read, but can with one change. Offsets are UTF-16 units of the text.
 */
export function unreadSlips(
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
    const from = lineStartAt(text, start);
    const line = text.slice(from, lineEndAt(text, start));
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

/** How many reminder texts are cached: many cards have the same. */
const MAX_REMINDERS = 500;
const slipsOfReminders = new TwoGenerationCache<string, readonly Slip[]>(MAX_REMINDERS);

/** The places of reminder text that cannot be read, but can with one change. Offsets are UTF-16 units of the text. */
export function reminderSlips(text: string, grammar: Grammar, card: CardContext, known: KnownWords): Slip[] {
  const reminders = remindersIn(text);
  const allNames = reminders.length > 0 ? cardNames(card) : [];
  return reminders.flatMap(({ start, text: inner }) => {
    const names = namesThatMatter(inner, allNames, known);
    const key = [objectNumber(grammar.identity), inner, ...names].join('\n');
    const slips = getOrInsert(slipsOfReminders, key, () => {
      const unread = unreadInReminder(inner, grammar, card);
      const found = unreadSlips(inner, unread, grammar, card, known, unreadInReminder);
      return compactList(found.filter((slip) => !isCasual(inner, slip)));
    });
    return slips.map((slip) => moved(slip, start));
  });
}

/**
 * The names on which the repair of a text may depend: those that it may have after a change, which adds known words
 * only, and all of them if one may be misspelt in it.
 */
function namesThatMatter(text: string, names: readonly string[], known: KnownWords): readonly string[] {
  for (const [word] of text.matchAll(longCapitalized)) if (!known.has(folded(word))) return names;
  const lower = folded(text);
  const mayHave = (word: string) => lower.includes(word) || known.has(word) || !/\p{L}/u.test(word);
  return names.filter((name) => nameWords(name).every((word) => mayHave(word.toLowerCase())));
}

/** Words that are long enough to be a misspelt name. */
const longCapitalized = /\p{Lu}[\p{L}\p{M}\d'’-]{4,}/gu;

/** The slip in a line that cannot be read. Offsets are UTF-16 units of the line. */
function slipInLine(
  line: string,
  unread: UnreadPiece,
  grammar: Grammar,
  card: CardContext,
  known: KnownWords,
  unreadOf: UnreadOf,
): Slip | null {
  const names = cardNames(card).map(nameWords);
  const placeIn = (text: string, piece: UnreadPiece) => placeOf(text, piece, grammar, names, known);
  // Changed lines are not kept any longer: other lines have other changes.
  const tried = new Map<string, readonly UnreadPiece[]>();
  const unreadIn = (changed: string) => getOrInsert(tried, changed, () => unreadOf(changed, grammar, card, readTrial));
  const placeAt = (changed: string, at: number) => {
    const piece = unreadOf(changed, grammar, card, readAfresh).find(({ start, end }) => start <= at && at <= end);
    return piece && placeIn(changed, piece);
  };
  const place = placeIn(line, unread);
  // Most changes of a reminder text are such that it is right without them.
  const counts = ({ kind, newText }: Candidate) => !isCasualChange(kind, newText);
  const slip =
    slipAt(place, line, unreadIn, unreadOf === unreadInReminder ? counts : undefined) ??
    twoSlips(line, place, placeAt, unreadIn) ??
    likelySlip(place);
  return slip && moved(slip, place.shift);
}

function moved(slip: Slip, by: number): Slip {
  return {
    ...slip,
    start: slip.start + by,
    end: slip.end + by,
    repairs: slip.repairs.map((repair) => moveRepair(repair, by)),
  };
}
