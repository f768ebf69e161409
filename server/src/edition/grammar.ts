import { spellingOf, terminalsOf, wordingsOf } from '../language/grammar/dialects.js';
import { Grammar } from '../language/grammar/grammar.js';
import { Nets } from '../language/grammar/nets.js';
import {
  type GrammarVocabulary,
  grammarVocabulary,
  noOwnWords,
  type OwnWords,
} from '../language/grammar/vocabulary.js';
import { type KnownWords, knownWords } from '../language/repair/known-words.js';
import { magicPairs } from '../language/repair/magic-pairs.js';
import { getOrInsert } from '../util/get-or-insert.js';
import { memoize } from '../util/memoize.js';
import { TwoGenerationCache } from '../util/two-generation-cache.js';
import type { Edition } from './edition.js';

/** Families of subtypes that abilities do not mention: names of worlds, which are words of other meanings too. */
const unmentioned: ReadonlySet<string> = new Set(['plane']);

/** How many sets' grammars are cached per edition: few sets are worked on at a time. */
const MAX_SETS = 2;
const grammars = memoize<Edition, TwoGenerationCache<string, Grammar>>(() => new TwoGenerationCache(MAX_SETS));
const known = memoize<Edition, TwoGenerationCache<string, KnownWords>>(() => new TwoGenerationCache(MAX_SETS));
const keyOf = memoize<OwnWords, string>((own) => JSON.stringify(own));

/**
 * The grammar of an edition's card text, with the words that a set adds. Compiled on first use; equal words give the
 * same grammar as long as it is in use.
 */
export function grammarOf(edition: Edition, own: OwnWords = noOwnWords): Grammar {
  return getOrInsert(
    grammars(edition),
    keyOf(own),
    () => new Grammar(netsOf(edition), terminalsOf(edition.game, vocabularyOf(edition, own)), spellingOf(edition.game)),
  );
}

/** The words that rules texts of Magic and a set are made of, cached like {@link grammarOf}. */
export function knownWordsOf(edition: Edition, own: OwnWords = noOwnWords): KnownWords {
  return getOrInsert(known(edition), keyOf(own), () =>
    knownWords(vocabularyOf(edition, own), wordingsOf(edition.game), magicPairs()),
  );
}

function vocabularyOf({ game, predefined, rulebook: { words } }: Edition, own: OwnWords): GrammarVocabulary {
  const subtypes = [...words.subtypes].flatMap(([family, list]) => (unmentioned.has(family) ? [] : list));
  // Riftbound's rules name tokens that are no tags: "your Sand Soldiers".
  if (game === 'riftbound') subtypes.push(...[...predefined.values()].map((token) => token.words));
  return grammarVocabulary({ subtypes, keywords: words.keywordAbilities }, own);
}

const noWords = grammarVocabulary({ subtypes: [], keywords: [] });

/** The nets of an edition's wordings, which the grammars of all sets share. */
const netsOf = memoize<Edition, Nets>(
  ({ game, rulebook: { date } }) => new Nets(wordingsOf(game), terminalsOf(game, noWords).keys(), date),
);
