import type { Source } from '../../language/tokens/ast.js';
import type { Word } from '../../text/words.js';
import { lowerBound } from '../../util/binary-search.js';

/** How many words after a phrase may still be about its token: more than the longest list of quoted abilities has. */
const REACH = 120;

/**
 * Whether one of the words after an offset, in the same ability, matches. Such a word may describe the token, in the
 * phrase or in a later sentence, so a rule about something missing should be silent.
 * @param is also receives the words before and after
 */
export function isDescribedAfter(
  { words }: Source,
  offset: number,
  is: (word: Word, before: Word | undefined, next: Word | undefined) => boolean,
): boolean {
  const from = lowerBound(words, offset);
  for (let at = from; at < Math.min(words.length, from + REACH); at++) {
    if (words[at]!.kind === 'line' && endsAbility(words, at)) return false;
    if (is(words[at]!, words[at - 1], words[at + 1])) return true;
  }
  return false;
}

const pronouns = new Set(['it', 'its', "it's", 'they', "they're", 'their', 'the', 'that', 'those', 'each']);

/** Whether a line break ends an ability: after a complete sentence, unless the next one refers back to it. */
function endsAbility(words: readonly Word[], line: number): boolean {
  const [before, next] = [words[line - 1], words[line + 1]];
  const isWhole = before === undefined || before.text === '.' || before.kind.startsWith('close');
  return isWhole && !pronouns.has(next?.lower ?? '');
}
