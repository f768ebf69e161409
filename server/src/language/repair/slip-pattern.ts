import { matchesOf } from '../../util/cheap-search.js';
import type { PatternFilter, Searched } from '../../util/pattern-filter.js';
import type { Repair, Slip, SlipKind } from './slip.js';

/** A word that does not fit the words around it, whatever the sentence says. */
export interface SlipPattern extends Searched {
  /** By default the word has the wrong form. */
  readonly kind?: SlipKind;
  /** Whether it counts only on lines that are not read whole, as the grammar reports it on others. */
  readonly onUnreadLines?: true;
  /** Whether the words may as well be right. */
  readonly isDoubtful?: true;
  /** Whether it counts only on lines that are read whole, since on others a repair says more. */
  readonly onReadLines?: true;
  /** What may be right, the likeliest first. */
  readonly right: readonly string[] | ((written: string) => readonly string[]);
  /** Words before it on the line without which it is no slip. */
  readonly after?: RegExp;
  /** Words before it on the line with which it is no slip. */
  readonly unless?: RegExp;
  /** Words anywhere before it with which it is no slip. */
  readonly unlessBefore?: RegExp;
}

/**
 * The matches of some patterns in a rules text. Offsets are UTF-16 units of the text.
 * @param isRead whether the line with an offset is read whole
 */
export function slipsOfPatterns(
  text: string,
  patterns: PatternFilter<SlipPattern>,
  isRead: (at: number) => boolean,
): Slip[] {
  return patterns
    .mayMatch(text)
    .flatMap(
      ({
        kind = 'word-agreement',
        onUnreadLines,
        onReadLines,
        isDoubtful,
        pattern,
        right,
        after,
        unless,
        unlessBefore,
      }) =>
        matchesOf(text, pattern).flatMap(({ index, 0: written }): Slip[] => {
          const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
          if (unlessBefore?.test(text.slice(0, index))) return [];
          if (unless?.test(before) || after?.test(before) === false || (onUnreadLines && isRead(index))) return [];
          if (onReadLines && !isRead(index)) return [];
          const place = { start: index, end: index + written.length };
          const repairs: Repair[] = (typeof right === 'function' ? right(written) : right).map((newText) => ({
            ...place,
            newText,
          }));
          return [{ kind, ...place, repairs, ...(isDoubtful && { isDoubtful }) }];
        }),
    );
}
