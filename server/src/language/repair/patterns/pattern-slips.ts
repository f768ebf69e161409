import { withApostrophesOf } from '../../../text/apostrophes.js';
import { lineUpTo } from '../../../text/line-at.js';
import { matchesOf } from '../../../util/cheap-search.js';
import { PatternFilter } from '../../../util/pattern-filter.js';
import type { Slip, SlipKind } from '../slip.js';
import { withNeighbors } from '../with-neighbors.js';
import { capitals } from './capitals.js';
import { commas } from './commas.js';
import { determiners } from './determiners.js';
import { hyphens } from './hyphens.js';
import { leftOut } from './left-out.js';
import { lineStarts } from './line-starts.js';
import { missingWords } from './missing-words.js';
import { numbers } from './numbers.js';
import { oneOrSeveral } from './one-or-several.js';
import { parentheses } from './parentheses.js';
import { phrases } from './phrases.js';
import { players } from './players.js';
import { powerAndToughness } from './power-toughness.js';
import { pronouns } from './pronouns.js';
import { quotationMarks } from './quotation-marks.js';
import { shortForms } from './short-forms.js';
import type { PatternContext, SlipPattern } from './slip-pattern.js';
import { spokenWords } from './spoken-words.js';
import { symbols } from './symbols.js';
import { verbs } from './verbs.js';

/** All patterns; of two slips at one place the first is reported. */
const patterns = new PatternFilter<SlipPattern>([
  ...parentheses,
  ...lineStarts,
  ...powerAndToughness,
  ...symbols,
  ...quotationMarks,
  ...hyphens,
  ...commas,
  ...capitals,
  ...leftOut,
  ...numbers,
  ...oneOrSeveral,
  ...pronouns,
  ...missingWords,
  ...verbs,
  ...phrases,
  ...determiners,
  ...players,
  ...spokenWords,
  ...shortForms,
]);

/** The slips that patterns find in a rules text, whatever its sentences say. Offsets are UTF-16 units of the text. */
export function patternSlips(text: string, context: PatternContext): Slip[] {
  return patterns
    .mayMatch(text)
    .flatMap((pattern) =>
      matchesOf(text, pattern.pattern).flatMap((match) => slipOf(match, pattern, text, context) ?? []),
    );
}

function slipOf(
  match: RegExpExecArray,
  { kind = 'word-agreement', right, isDoubtful, ...pattern }: SlipPattern,
  text: string,
  context: PatternContext,
): Slip | null {
  const { index: start, 0: written } = match;
  const place = { start, end: start + written.length };
  const before = lineUpTo(text, start);
  if (pattern.unlessBefore?.test(text.slice(0, start))) return null;
  if (pattern.unless?.test(before) || pattern.after?.test(before) === false) return null;
  if (context.isRead(start) ? pattern.onUnreadLines : pattern.onReadLines) return null;
  const found = typeof right === 'function' ? right(match, context) : right;
  if (found === null) return null;
  const repairs = [found].flat().map((words) => ({ ...place, newText: withApostrophesOf(text, words) }));
  const shown = written === '' || marks.has(kind) ? withNeighbors(text, place) : place;
  return { kind, ...shown, repairs, ...(isDoubtful && { isDoubtful }) };
}

/** What can hardly be seen without the words that it touches. */
const marks: ReadonlySet<SlipKind> = new Set(['punctuation', 'capitalization']);
