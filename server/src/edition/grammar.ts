import { spellingOf, terminalsOf, wordingsOf } from '../language/grammar/dialects.js';
import { Grammar } from '../language/grammar/grammar.js';
import { Nets } from '../language/grammar/nets.js';
import {
  type GrammarVocabulary,
  grammarVocabulary,
  noOwnWords,
  type OwnWords,
  withVocabulary,
} from '../language/grammar/vocabulary.js';
import { type KnownWords, knownWords, withWords } from '../language/repair/words/known-words.js';
import { magicPairs } from '../language/repair/words/magic-pairs.js';
import type { Game } from '../rulebook/rulebook.js';
import { getOrInsert } from '../util/get-or-insert.js';
import { memoize } from '../util/memoize.js';
import { TwoGenerationCache } from '../util/two-generation-cache.js';
import type { Edition } from './edition.js';

/** Families of subtypes that abilities do not mention: names of worlds, which are words of other meanings too. */
const unmentioned: ReadonlySet<string> = new Set(['plane']);

/** How many grammars are cached per edition: those of a few sets, and of cards with words of their set. */
const MAX_GRAMMARS = 8;
const grammars = memoize<Edition, TwoGenerationCache<string, Grammar>>(() => new TwoGenerationCache(MAX_GRAMMARS));
const known = memoize<Edition, TwoGenerationCache<string, KnownWords>>(() => new TwoGenerationCache(MAX_GRAMMARS));

/** How many of them are recognized when they are compiled again, so that what was read with them is still known. */
const MAX_IDENTITIES = 500;
const identities = memoize<Edition, TwoGenerationCache<string, object>>(() => new TwoGenerationCache(MAX_IDENTITIES));

const keyOf = memoize<OwnWords, string>((own) => JSON.stringify(own));

/**
 * The grammar of an edition's card text, with the words that a set adds. Compiled on first use; equal words give the
 * same grammar as long as it is in use.
 */
export function grammarOf(edition: Edition, own: OwnWords = noOwnWords): Grammar {
  const key = keyOf(own);
  return getOrInsert(grammars(edition), key, () => {
    const identity = getOrInsert(identities(edition), key, () => ({}));
    const words = terminalsOf(edition.game, vocabularyOf(edition, own));
    return new Grammar(netsOf(edition.game), words, spellingOf(edition.game), identity);
  });
}

/** The words that rules texts of Magic and a set are made of, cached like {@link grammarOf}. */
export function knownWordsOf(edition: Edition, own: OwnWords = noOwnWords): KnownWords {
  if (own === noOwnWords) return rulesWordsOf(edition);
  return getOrInsert(known(edition), keyOf(own), () => withWords(rulesWordsOf(edition), vocabularyOfSet(own)));
}

const rulesWordsOf = memoize<Edition, KnownWords>((edition) =>
  knownWords(vocabularyOf(edition, noOwnWords), wordingsOf(edition.game), magicPairs()),
);

function vocabularyOf(edition: Edition, own: OwnWords): GrammarVocabulary {
  const rules = rulesVocabulary(edition);
  return own === noOwnWords ? rules : withVocabulary(rules, vocabularyOfSet(own));
}

const rulesVocabulary = memoize<Edition, GrammarVocabulary>(({ game, predefined, rulebook: { words } }) => {
  const subtypes = [...words.subtypes].flatMap(([family, list]) => (unmentioned.has(family) ? [] : list));
  // Riftbound's rules name tokens that are no tags: "your Sand Soldiers".
  if (game === 'riftbound') subtypes.push(...[...predefined.values()].map((token) => token.words));
  return grammarVocabulary({ subtypes, keywords: words.keywordAbilities });
});

function vocabularyOfSet(own: OwnWords): GrammarVocabulary {
  return grammarVocabulary({ subtypes: [], keywords: [] }, own);
}

const noWords = vocabularyOfSet(noOwnWords);

/** The nets of a game's wordings, which the grammars of all editions and sets share. */
function netsOf(game: Game): Nets {
  return getOrInsert(nets, game, () => new Nets(wordingsOf(game), terminalsOf(game, noWords).keys()));
}

const nets = new Map<Game, Nets>();
