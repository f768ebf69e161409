import { wordsOfWordings } from '../grammar/lexemes.js';
import type { Wording } from '../grammar/notation.js';
import type { GrammarVocabulary } from '../grammar/vocabulary.js';
import { numberWords } from '../lexicon.js';
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
  const lower = new Set<string>(['an', ...numberWords.keys()]);
  const add = (phrase: string) => {
    for (const word of phrase.split(/[ ,]+/)) if (/^\p{Ll}[\p{Ll}'/-]*$/u.test(word)) lower.add(word);
  };
  for (const word of wordsOfWordings()) add(word);
  for (const keywords of vocabulary.keywords.values()) for (const keyword of keywords) add(keyword.join(' '));
  const { types, actions, pastActions } = vocabulary;
  for (const forms of [types, actions, pastActions]) for (const form of forms.keys()) add(form);
  for (const words of [vocabulary.abilityWords, vocabulary.counters, vocabulary.zones])
    for (const word of words) add(word);
  const capitalized = new Set([...vocabulary.subtypes.keys()].flatMap((word) => word.split(' ')));
  const withCapital = new Set(wordings.flatMap(({ source }) => source.match(/(?<![\p{L}{[])\p{Lu}\p{Ll}*/gu) ?? []));
  const keywords = new Set([...vocabulary.keywords.values()].flat(2));
  const knows = (word: string) => lower.has(word) || capitalized.has(word) || keywords.has(word);
  return {
    lower,
    capitalized,
    keywords,
    withCapital,
    labels: vocabulary.abilityWords,
    pairs,
    has: (word) => knows(word) || knows(word.replace(/^non-?|'s?$/g, '')),
  };
}
