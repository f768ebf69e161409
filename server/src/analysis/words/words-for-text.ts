import { noOwnWords, type OwnWords } from '../../language/grammar/vocabulary.js';
import { folded } from '../../text/apostrophes.js';
import { memoize } from '../../util/memoize.js';
import { likesOf, listsOf } from './likes.js';

const letters = /\p{L}+/gu;

/**
 * Of the words that a set adds, those that the reading of a text depends on: words with forms or misspellings that may be
 * in the text. So cards without such words are not read again when the set's words change. {@link noOwnWords} if there
 * are none.
 */
export function wordsForText(text: string, own: OwnWords): OwnWords {
  if (own === noOwnWords) return own;
  const likes = likesOf(own);
  const found = new Set<string>();
  const atStart = new Set<string>();
  for (const line of folded(text).split('\n')) {
    let isStart = true;
    for (const [word] of line.matchAll(letters)) {
      for (const like of likes(word)) {
        found.add(like);
        if (isStart) atStart.add(like);
      }
      isStart = false;
    }
  }
  const inBraces = own.symbols.length > 0 ? text.toLowerCase().match(/\{[^{}\n]{1,9}\}/g) : null;
  const symbols = inBraces ? own.symbols.filter((symbol) => inBraces.some((each) => each.includes(symbol))) : none;
  const lists = setsOf(own).map(([name, words]): [string, readonly string[]] => {
    // Ability words begin their line.
    const here = [...(name === 'abilityWords' ? atStart : found)].filter((word) => words.has(word));
    return [name, here.length > 0 ? here.sort() : none];
  });
  const hasBareMana = own.hasBareMana && bareMana.test(text);
  if (symbols.length === 0 && !hasBareMana && lists.every(([, words]) => words.length === 0)) return noOwnWords;
  return { ...own, ...Object.fromEntries(lists), symbols, hasBareMana };
}

const none: readonly string[] = [];

/** Mana in letters: "2U". */
const bareMana = /(?<!\p{L})[XWUBRGC]+(?!\p{L})/u;

const setsOf = memoize((own: OwnWords): readonly (readonly [name: string, words: ReadonlySet<string>])[] =>
  listsOf(own).map(([name, words]) => [name, new Set(words)]),
);
