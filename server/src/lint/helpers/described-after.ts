import type { Source } from '../../language/ast.js';
import type { Word } from '../../text/words.js';
import { lowerBound } from '../../util/binary-search.js';

/** How many words behind a phrase may still be about its token: more than the longest list of quoted abilities has. */
const REACH = 120;

/**
 * Whether one of the words behind an offset, in the same ability, is such a word. Wherever it stands, in the phrase or
 * in a sentence after it, it may be said of the token: then a rule had better be silent.
 * @param is is also given the words before and behind
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

/** Whether a line break ends an ability: behind a whole sentence, unless the next one goes on about what was said. */
function endsAbility(words: readonly Word[], line: number): boolean {
  const [before, next] = [words[line - 1], words[line + 1]];
  const isWhole = before === undefined || before.text === '.' || before.kind.startsWith('close');
  return isWhole && !pronouns.has(next?.lower ?? '');
}
