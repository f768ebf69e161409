import { wordingWords } from '../../grammar/lexemes.js';
import type { Wording } from '../../grammar/notation.js';
import type { GrammarVocabulary } from '../../grammar/vocabulary.js';
import { numberWords } from '../../lexicon.js';
import type { WordPairs } from './pairs.js';

/** The words that rules texts are made of, in lower case with straight apostrophes. */
export interface KnownWords {
  /** Words of the grammar, keywords and the like. */
  readonly lower: ReadonlySet<string>;
  /** Words that begin with a capital: subtypes in all their forms. */
  readonly capitalized: ReadonlySet<string>;
  /** Ability words, in lower case. */
  readonly labels: ReadonlySet<string>;
  /** Which of them follow each other on printed cards. */
  readonly pairs: WordPairs;
  /** Words that wordings write with a capital: *Ring*, *Undercity*. */
  readonly withCapital: ReadonlySet<string>;
  /** The words of keywords. */
  readonly keywords: ReadonlySet<string>;
  /** Whether a word in lower case is known, with or without a possessive ending. */
  has(word: string): boolean;
}

/** The words of a vocabulary and of all wordings. */
export function knownWords(vocabulary: GrammarVocabulary, wordings: readonly Wording[], pairs: WordPairs): KnownWords {
  const sources = wordings.map(({ source }) => source).join('\n');
  const withCapital = new Set(sources.match(/(?<![\p{L}{[])\p{Lu}\p{Ll}*/gu));
  const lower = new Set(['an', ...numberWords.keys(), ...[...wordingWords()].flatMap(plainWords)]);
  const none = new Set<string>();
  return withWords({ lower, capitalized: none, keywords: none, labels: none, pairs, withCapital }, vocabulary);
}

/** The same words and those of a vocabulary. */
export function withWords(
  known: Pick<KnownWords, 'pairs' | 'withCapital'> & Record<Lists, ReadonlySet<string>>,
  { keywords, types, actions, pastActions, abilityWords, counters, zones, subtypes }: GrammarVocabulary,
): KnownWords {
  const ofKeywords = [...keywords.values()].flat(2);
  const lists = [types.keys(), actions.keys(), pastActions.keys(), abilityWords, counters, zones];
  const all = {
    lower: union(known.lower, [...ofKeywords, ...lists.flatMap((list) => [...list])].flatMap(plainWords)),
    capitalized: union(
      known.capitalized,
      [...subtypes.keys()].flatMap((word) => word.split(' ')),
    ),
    keywords: union(known.keywords, ofKeywords),
  };
  const knows = (word: string) => Object.values(all).some((words) => words.has(word));
  return {
    ...all,
    withCapital: known.withCapital,
    labels: union(known.labels, [...abilityWords]),
    pairs: known.pairs,
    has: (word) => knows(word) || knows(word.replace(/^non-?|'s?$/g, '')),
  };
}

type Lists = 'lower' | 'capitalized' | 'keywords' | 'labels';

/** The words of both; the set itself if it has all. */
function union(known: ReadonlySet<string>, added: readonly string[]): ReadonlySet<string> {
  return added.every((word) => known.has(word)) ? known : new Set([...known, ...added]);
}

/** The words of a phrase without capitals. */
function plainWords(phrase: string): string[] {
  return phrase.split(/[ ,]+/).filter((word) => /^\p{Ll}[\p{Ll}'/-]*$/u.test(word));
}
