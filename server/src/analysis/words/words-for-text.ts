import { grammarVocabulary, noOwnWords, type OwnWords } from '../../language/grammar/vocabulary.js';
import { folded } from '../../text/apostrophes.js';
import { compactList } from '../../util/compact.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { memoize } from '../../util/memoize.js';

const letters = /\p{L}+/gu;

/** Words with fewer letters are not compared with others that lack a letter. */
const MIN_LETTERS = 4;

/** Only this many letters of a word are compared, as words of a game are shorter. */
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
  const hasBareMana = own.hasBareMana && bareMana.test(text);
  if (symbols.length === 0 && !hasBareMana && lists.every(([, words]) => words.length === 0)) return noOwnWords;
  return { ...own, ...Object.fromEntries(lists), symbols, hasBareMana };
}

const none: readonly string[] = [];

/** Mana in letters: "2U". */
const bareMana = /(?<!\p{L})[XWUBRGC]+(?!\p{L})/u;

/** The words of a set by the keys of words that may be one of their forms: of several words, the longest counts. */
const likesOf = memoize<OwnWords, ReadonlyMap<string, ReadonlySet<string>>>((own) => {
  const likes = new Map<string, Set<string>>();
  for (const [form, word] of formsOf(own)) {
    const parts = form.match(letters) ?? [];
    const longest = parts.reduce((one, other) => (other.length > one.length ? other : one), '').slice(0, MAX_LETTERS);
    for (const key of [longest, ...withoutOne(longest)]) getOrInsert(likes, key, () => new Set()).add(word);
  }
  return likes;
});

/** The forms of all words, as the grammar knows them, each with its word. */
function* formsOf(own: OwnWords): Generator<readonly [form: string, word: string]> {
  const { subtypes, types, actions, pastActions } = grammarVocabulary({ subtypes: [], keywords: [] }, own);
  for (const forms of [subtypes, types, actions, pastActions]) for (const [form, { word }] of forms) yield [form, word];
  for (const [, words] of listsOf(own)) for (const word of words) yield [word, word];
  for (const word of own.resources) yield [`${word}s`, word];
}

/** The lists of words, without those of symbols. */
function listsOf({ symbols, hasBareMana, ...lists }: OwnWords): [string, readonly string[]][] {
  return Object.entries(lists);
}

/** The keys of a word of a text: itself, and itself with at most one letter missing. */
function* keysOf(word: string): Generator<string> {
  yield word;
  yield* withoutOne(word);
  if (word.length > 5 && word.startsWith('non')) yield* keysOf(word.slice(3));
}

/** A word without each of its letters; words that are one typing error apart have one in common. */
function* withoutOne(word: string): Generator<string> {
  if (word.length < MIN_LETTERS) return;
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1);
}
