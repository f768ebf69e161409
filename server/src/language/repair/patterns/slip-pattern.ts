import type { Searched } from '../../../util/pattern-filter.js';
import type { SlipKind } from '../slip.js';
import type { SlipContext } from '../slip-context.js';
import type { KnownWords } from '../words/known-words.js';

/** Words or marks that are wrong wherever they are found, whatever the sentence says. */
export interface SlipPattern extends Searched {
  /** By default the word has the wrong form. */
  readonly kind?: SlipKind;
  /** Whether it counts only on lines that are not read whole, as the grammar reports it on others. */
  readonly onUnreadLines?: true;
  /** Whether it counts only on lines that are read whole, since on others a repair says more. */
  readonly onReadLines?: true;
  /** Whether the words may as well be right. */
  readonly isDoubtful?: true;
  /** What may be right, the likeliest first; null if the match is right after all. */
  readonly right: Right | ((match: RegExpExecArray, context: PatternContext) => Right | null);
  /** Words before it on the line without which it is no slip. */
  readonly after?: RegExp;
  /** Words before it on the line with which it is no slip. */
  readonly unless?: RegExp;
  /** Words anywhere before it with which it is no slip. */
  readonly unlessBefore?: RegExp;
}

/** What a slip may depend on besides the text. */
export interface PatternContext {
  readonly card: SlipContext;
  readonly known: KnownWords;
  /** Whether the line with an offset is read whole. */
  readonly isRead: (at: number) => boolean;
}

type Right = string | readonly string[];
