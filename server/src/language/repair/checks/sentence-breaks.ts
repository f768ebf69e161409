import { folded } from '../../../text/apostrophes.js';
import type { Repair, Slip } from '../slip.js';
import type { WordPairs } from '../words/pairs.js';

/**
 * A capital within a sentence may show that a full stop is missing before it: "draw a card, You gain 2 life", "deals 2
 * damage to it If you do". Offsets are UTF-16 units of the rules text.
 * @param isRead whether the line with an offset is read whole after a repair
 * @returns the slip with a full stop as its first repair; the same slip if none fits
 */
export function withSentenceBreak(
  slip: Slip,
  text: string,
  pairs: WordPairs,
  isRead: (repair: Repair) => boolean,
): Slip {
  const { start, end, repairs } = slip;
  if (pairs.isOdd('.', folded(text.slice(start, end)))) return slip;
  const [, word, comma] = /([^\s,.]+)(,?) $/.exec(text.slice(0, start)) ?? [];
  if (word === undefined) return slip;
  const after = start - 1;
  const repair = { start: after - comma!.length, end: after, newText: '.' };
  if (!isRead(repair)) return slip;
  return { kind: 'punctuation', start: repair.start - word.length, end, repairs: [repair, ...repairs] };
}
