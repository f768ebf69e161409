import { capitalized } from '../../../util/capital.js';
import { matchesOf } from '../../../util/cheap-search.js';
import type { Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';

/** What stands before a subtype: an article, a number, or what it is like. */
const before =
  '(?:an?|of|another|each|target|other|all|nontoken|two|three|X|any number of|attacking|blocking|tapped|untapped|legendary|white|blue|black|red|green|colorless|artifact|\\d+/\\d+)';

/** Words in lower case where a subtype is likely: "target goblin creature", "each wolf you control". */
const likely = new RegExp(
  `(?<=(?:^|[^\\p{L}])${before} )\\p{Ll}{3,}(?= (?:creature|token|card|permanent|spell)s?(?![\\p{L}-])| (?:you|they|that player|(?:your|an) opponents?) controls?\\b)`,
  'giu',
);

/** "Sacrifice a goblin:" */
const inCost = /(?<=\b[Ss]acrifice (?:an?|another|two|three) )\p{Ll}{3,}(?=[:,.]| and )/gu;

/**
 * Subtypes in lower case on lines that are not read whole; on others, the grammar reports them. Offsets are UTF-16 units
 * of the rules text.
 */
export function lowerSubtypeSlips(
  text: string,
  { lower, capitalized: subtypes }: KnownWords,
  isRead: (at: number) => boolean,
): Slip[] {
  return [likely, inCost].flatMap((pattern) =>
    matchesOf(text, pattern).flatMap(({ index, 0: written }): Slip[] => {
      if (lower.has(written) || !subtypes.has(written) || isRead(index)) return [];
      const place = { start: index, end: index + written.length };
      return [{ kind: 'capitalization', ...place, repairs: [{ ...place, newText: capitalized(written) }] }];
    }),
  );
}
