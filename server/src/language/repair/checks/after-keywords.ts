import { folded } from '../../../text/apostrophes.js';
import { lineEndAt, lineStartAt } from '../../../text/line-at.js';
import { matchesOf } from '../../../util/cheap-search.js';
import type { UnreadPiece } from '../../abilities/ability.js';
import type { Repair, Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';

/** Where a sentence or ability may begin after keywords, their costs and numbers. */
const start = /(?<=[\p{Ll}\d}]) (?=\p{Lu}\p{Ll}*['’]?\p{Ll}* )|(?<=\}) (?=\{)/gu;

/** Keywords with what belongs to them, in at most this many UTF-16 units. */
const MAX_KEYWORDS = 60;

/**
 * Sentences on the line of a keyword: its reminder text without parentheses, or another ability without its line break.
 * Offsets are UTF-16 units of the rules text.
 * @param isRead whether the line is read whole after a repair
 */
export function afterKeywordSlips(
  text: string,
  unread: readonly UnreadPiece[],
  { keywords }: KnownWords,
  isRead: (repair: Repair) => boolean,
): Slip[] {
  return unread.flatMap((piece): Slip[] => {
    const from = lineStartAt(text, piece.start);
    const end = lineEndAt(text, from);
    const line = text.slice(from, end);
    const [first, second] = line.slice(0, MAX_KEYWORDS).split(/[ ,—]/, 2);
    if (![first!, `${first} ${second}`].some((word) => keywords.has(folded(word))) || !/[.!]$/.test(line)) return [];
    for (const { index } of matchesOf(line.slice(0, MAX_KEYWORDS), start)) {
      const rest = line.slice(index + 1);
      if (rest.includes('(')) return [];
      const at = from + index;
      const inParentheses = { start: at, end, newText: ` (${rest})` };
      if (!isRead(inParentheses)) continue;
      const onNextLine = { start: at, end: at + 1, newText: '\n' };
      const isAbility = isRead(onNextLine);
      const isReminder = explains(rest, line.slice(0, index));
      if (!isAbility && !isReminder) return [];
      const repairs = isReminder ? [inParentheses, ...(isAbility ? [onNextLine] : [])] : [onNextLine, inParentheses];
      return [{ kind: 'punctuation', start: from, end: at + 1 + /^\S*/.exec(rest)![0].length, repairs }];
    }
    return [];
  });
}

/** Whether sentences speak of the keyword before them, by its name or its cost, or of the object as reminder text does. */
function explains(sentences: string, keyword: string): boolean {
  const name = /^\p{L}{4}/u.exec(keyword)?.[0].toLowerCase();
  const [cost] = /(?:\{[^{}]+\})+$/.exec(keyword) ?? [];
  if (name !== undefined && sentences.toLowerCase().includes(name)) return true;
  if (cost !== undefined && sentences.includes(cost)) return true;
  return /^(?:This|You may cast this|As an additional|Damage|Attacking|Any amount|If (?:this|you cast this))\b/.test(
    sentences,
  );
}
