import { grammarVocabulary, noOwnWords, type OwnWords } from '../../language/grammar/vocabulary.js';
import { copyString } from '../../util/copy-string.js';
import { memoize } from '../../util/memoize.js';
import { appendTo } from '../../util/multimap.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';

/** Words with fewer letters are not compared with others that lack a letter. */
const MIN_LETTERS = 4;

/** Only this many letters of a word are compared, as words of a game are shorter. */
const MAX_LETTERS = 30;

/** At most this many words that are new in a set are looked up apart from the others. */
const MAX_ADDED = 50;

/** How many words of texts are cached with the words of the set that are like them. */
const MAX_WORDS = 2000;

/** The words of a set that have a form which a word of a text, in lower case, may be or misspell. */
type Likes = (word: string) => readonly string[];

/** The words that most states of a set have in common. */
let common: { readonly own: OwnWords; readonly likes: Likes } | null = null;

/**
 * Finds the words of a set. In a large set they have 100,000 keys, and an edit changes few words: so the keys of an earlier state
 * are used together with those of the words since then, and words may be found that the set no longer has.
 */
export const likesOf = memoize<OwnWords, Likes>((own) => {
  const added = common && wordsSince(common.own, own);
  const count = added ? listsOf(added).reduce((sum, [, words]) => sum + words.length, 0) : Number.POSITIVE_INFINITY;
  if (!common || !added || count > MAX_ADDED) {
    common = { own, likes: likesAfresh(own) };
    return common.likes;
  }
  const { likes } = common;
  if (count === 0) return likes;
  const others = likesAfresh(added);
  return (word) => [...likes(word), ...others(word)];
});

/** The words that a set has and had not before; null if a word is now of another kind, as its forms are others then. */
function wordsSince(before: OwnWords, own: OwnWords): OwnWords | null {
  const earlier = new Map(listsOf(before));
  const lists = listsOf(own);
  const all = new Set(lists.flatMap(([, words]) => words));
  const added: [string, readonly string[]][] = [];
  for (const [name, words] of lists) {
    const [known, present] = [new Set(earlier.get(name)), new Set(words)];
    for (const word of known) if (!present.has(word) && all.has(word)) return null;
    added.push([name, words.filter((word) => !known.has(word))]);
  }
  return { ...noOwnWords, ...Object.fromEntries(added) };
}

function likesAfresh(own: OwnWords): Likes {
  const byKey = wordsByKey(own);
  const found = new TwoGenerationCache<string, readonly string[]>(MAX_WORDS, copyString);
  return (word) => {
    const start = word.slice(0, MAX_LETTERS);
    const known = found.get(start);
    if (known) return known;
    const likes = new Set(Array.from(keysOf(start), (key) => byKey.get(key) ?? none).flat());
    const list = likes.size > 0 ? [...likes] : none;
    found.set(copyString(start), list);
    return list;
  };
}

const none: readonly string[] = [];

/** Words by the keys of words that may be one of their forms. Of forms that have several words, the longest word has the keys. */
function wordsByKey(own: OwnWords): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [form, word] of formsOf(own)) {
    const parts = form.match(/\p{L}+/gu) ?? [];
    const longest = parts.reduce((one, other) => (other.length > one.length ? other : one), '').slice(0, MAX_LETTERS);
    for (const key of [longest, ...withoutOne(longest)]) appendTo(found, key, word);
  }
  return found;
}

/** The forms of all words, as the grammar knows them, each with its word. */
function* formsOf(own: OwnWords): Generator<readonly [form: string, word: string]> {
  const { subtypes, types, actions, pastActions } = grammarVocabulary({ subtypes: [], keywords: [] }, own);
  for (const forms of [subtypes, types, actions, pastActions]) for (const [form, { word }] of forms) yield [form, word];
  for (const [, words] of listsOf(own)) for (const word of words) yield [word, word];
  for (const word of own.resources) yield [`${word}s`, word];
}

/** The lists of a set's words by their names, without those of symbols. */
export function listsOf({ symbols, hasBareMana, ...lists }: OwnWords): [string, readonly string[]][] {
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
