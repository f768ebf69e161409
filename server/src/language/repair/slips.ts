import { lineEndAt, lineStartAt, lineUpTo } from '../../text/line-at.js';
import { overlapsAny } from '../../text/span-list.js';
import { lowerBound } from '../../util/binary-search.js';
import type { AbilitiesReading } from '../abilities/ability.js';
import { cardNames } from '../abilities/card-context.js';
import { readAbilities, readTrial } from '../abilities/read-abilities.js';
import type { Grammar } from '../grammar/grammar.js';
import type { UnreadIn } from './changes/slip-at.js';
import { afterKeywordSlips } from './checks/after-keywords.js';
import { bulletSlips } from './checks/bullets.js';
import { capitalSlips, costStartSlips, sentenceStartSlips } from './checks/capitals.js';
import { damageSlips } from './checks/damage-sources.js';
import { fullStopSlips, unreadFullStopSlips } from './checks/full-stop.js';
import { genderedSlips } from './checks/gendered.js';
import { keywordSlips } from './checks/keyword-parts.js';
import { labelSlips } from './checks/labels.js';
import { likelyMisspelledSlips } from './checks/likely-words.js';
import { lowerSubtypeSlips } from './checks/lower-subtypes.js';
import { mixedCaseSlips, nameCaseSlips } from './checks/mixed-case.js';
import { nounSlips } from './checks/nouns.js';
import { referenceSlips } from './checks/references.js';
import { withSentenceBreak } from './checks/sentence-breaks.js';
import { spacingSlips } from './checks/spacing.js';
import { subjectSlips } from './checks/subjects.js';
import { unreadCapitalSlips } from './checks/unread-capitals.js';
import { patternSlips } from './patterns/pattern-slips.js';
import type { Repair, Slip } from './slip.js';
import type { SlipContext } from './slip-context.js';
import { reminderSlips, unreadSlips } from './unread-slips.js';
import type { KnownWords } from './words/known-words.js';

/** The slips of a rules text that was read, in text order. Offsets are UTF-16 units of the text. */
export function slipsIn(
  text: string,
  { abilities, unread }: AbilitiesReading,
  grammar: Grammar,
  card: SlipContext,
  known: KnownWords,
): Slip[] {
  const unreadLines = new Set(unread.map(({ start }) => lineStartAt(text, start)));
  const isRead = (at: number) => !unreadLines.has(lineStartAt(text, at));
  const unreadIn: UnreadIn = (line) => readAbilities(line, grammar, card, readTrial).unread;
  const isReadWith = (repair: Repair) => unreadIn(repairedLine(text, repair)).length === 0;
  const names = cardNames(card);
  const { byPattern, ofUnread } = compatibleSlips(
    text,
    patternSlips(text, { card, known, isRead }),
    unreadSlips(text, unread, grammar, card, known),
    (slip) => isRead(slip.start),
    isReadWith,
  );
  const slips = [
    ...spacingSlips(text),
    ...bulletSlips(text),
    ...nounSlips(text, known),
    ...byPattern,
    ...labelSlips(text, known),
    ...afterKeywordSlips(text, unread, known, isReadWith),
    ...referenceSlips(text, card.isSpell),
    ...damageSlips(text, card),
    ...genderedSlips(text, card),
    ...nameCaseSlips(text, known, names),
    ...ofUnread,
    ...reminderSlips(text, grammar, card, known),
    ...likelyMisspelledSlips(text, known),
    ...mixedCaseSlips(text, known, names),
    ...lowerSubtypeSlips(text, known, isRead),
    ...unreadFullStopSlips(text, isRead),
    ...unreadCapitalSlips(text, known, names, isRead),
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
 * The slips that patterns find and those of unread words, without those that contradict the others: on an unread line, a
 * change that makes it readable is likelier than one that does not.
 */
function compatibleSlips(
  text: string,
  byPattern: readonly Slip[],
  ofUnread: readonly Slip[],
  isRead: (slip: Slip) => boolean,
  isReadWith: (repair: Repair) => boolean,
): { readonly byPattern: readonly Slip[]; readonly ofUnread: readonly Slip[] } {
  if (ofUnread.length === 0) return { byPattern, ofUnread };
  const lineOf = ({ start }: Slip) => lineStartAt(text, start);
  const repairing = byPattern.filter((slip) => !isRead(slip) && slip.repairs.some(isReadWith));
  const readByPattern = new Set(repairing.map(lineOf));
  const touchesRepair = (slip: Slip) =>
    ofUnread.some(({ start, end, isDoubtful }) => !isDoubtful && start <= slip.end && slip.start <= end);
  return {
    byPattern: byPattern.filter((slip) => isRead(slip) || readByPattern.has(lineOf(slip)) || !touchesRepair(slip)),
    ofUnread: ofUnread.filter((slip) => !readByPattern.has(lineOf(slip))),
  };
}

/** The line of a repair, after it. */
function repairedLine(text: string, { start, end, newText }: Repair): string {
  return lineUpTo(text, start) + newText + text.slice(end, lineEndAt(text, end));
}
