import { noOwnWords, type OwnWords } from '../../language/grammar/vocabulary.js';
import { folded } from '../../text/apostrophes.js';
import { compactList } from '../../util/compact.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { memoize } from '../../util/memoize.js';

const letters = /\p{L}+/gu;

/** The fewest letters that forms of a word have in common, and how many the ending of one may replace. */
const MIN_STEM = 3;
const ENDING = 2;

/** Only this many letters of a word are compared: words of a game are shorter, and the number of keys is quadratic in the length. */
const MAX_LETTERS = 30;

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
      for (const key of keysOf(word.slice(0, MAX_LETTERS)))
        for (const like of likes.get(key) ?? none) {
          found.add(like);
          if (isStart) atStart.add(like);
        }
      isStart = false;
    }
  }
  const inBraces = own.symbols.length > 0 ? text.toLowerCase().match(/\{[^{}\n]{1,9}\}/g) : null;
  const symbols = inBraces ? own.symbols.filter((symbol) => inBraces.some((each) => each.includes(symbol))) : none;
  const lists = listsOf(own).map(([name, words]): [string, readonly string[]] => {
    // Ability words begin their line.
    const here = name === 'abilityWords' ? atStart : found;
    return [name, here.size > 0 ? compactList(words.filter((word) => here.has(word))) : none];
  });
  if (symbols.length === 0 && !own.hasBareMana && lists.every(([, words]) => words.length === 0)) return noOwnWords;
  return { ...own, ...Object.fromEntries(lists), symbols };
}

const none: readonly string[] = [];

/** The words of a set by the keys of words that may be like them. */
const likesOf = memoize<OwnWords, ReadonlyMap<string, readonly string[]>>((own) => {
  const likes = new Map<string, string[]>();
  for (const word of new Set(listsOf(own).flatMap(([, words]) => words)))
    for (const [whole] of word.matchAll(letters)) {
      const part = whole.slice(0, MAX_LETTERS);
      const stem = part.slice(0, Math.max(MIN_STEM, part.length - ENDING));
      const forms = part.length < MIN_STEM ? [`${part}s`, `${part}es`] : [`${stem}-`, ...withoutOne(part)];
      for (const key of new Set([part, ...forms])) getOrInsert(likes, key, () => []).push(word);
    }
  return likes;
});

/** The lists of words, without those of symbols. */
function listsOf({ symbols, hasBareMana, ...lists }: OwnWords): [string, readonly string[]][] {
  return Object.entries(lists);
}

/** The keys of a word of a text: its possible stems, and itself with at most one letter missing. */
function* keysOf(word: string): Generator<string> {
  for (let end = MIN_STEM; end <= word.length; end++) yield `${word.slice(0, end)}-`;
  yield word;
  yield* withoutOne(word);
  if (word.length > 5 && word.startsWith('non')) yield* keysOf(word.slice(3));
}

/** A word without each of its letters; words that are one typing error apart have one in common. */
function* withoutOne(word: string): Generator<string> {
  if (word.length <= MIN_STEM) return;
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}
