import type { Edition } from '../../edition/edition.js';
import { wordsOfCards } from '../../language/grammar/magic.js';
import { plainVerbs } from '../../language/plain-verbs.js';
import { folded } from '../../text/apostrophes.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { memoize } from '../../util/memoize.js';
import { isOneErrorApart } from '../../util/near-words.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import { singularsOf } from '../card/plural.js';

/** The words of the rules that those of a set may be misspellings of. */
export interface RulesWords {
  readonly types: NearWords;
  readonly keywords: NearWords;
  readonly all: NearWords;
  readonly nothing: NearWords;
}

/** The lists for an edition, cached. */
export const rulesWordsOf: (edition: Edition) => RulesWords = memoize(({ vocabulary, predefined }) => {
  const { subtypes, cardTypes, supertypes } = vocabulary;
  const keywords = [...vocabulary.keywords.keys()].flatMap((keyword) => [keyword, ...keyword.split(' ')]);
  return {
    types: new NearWords([...subtypes.keys(), ...cardTypes.keys(), ...supertypes.keys(), ...predefined.keys()]),
    keywords: new NearWords(keywords),
    all: new NearWords([...keywords, ...plainVerbs, ...wordsOfCards()]),
    nothing: new NearWords([]),
  };
});

/** Whether a word, given in lower case, is in the rules, in their lists, or in the usual wordings of cards. */
export function isWordOfRules(word: string, edition: Edition): boolean {
  return wordsOfRulebook(edition).has(word) || wordsOfCards().has(word);
}

const wordsOfRulebook: (edition: Edition) => ReadonlySet<string> = memoize(({ rulebook, vocabulary, predefined }) => {
  const { subtypes, cardTypes, supertypes, keywords } = vocabulary;
  const lists = [subtypes, cardTypes, supertypes, keywords, predefined].flatMap((list) => [...list.keys()]);
  const texts = [...rulebook.rules.values(), ...rulebook.glossary.values()].map(({ text }) => text);
  return new Set(
    [...lists, ...rulebook.glossary.keys(), ...texts].flatMap((text) => folded(text).split(/[^\p{L}']+/u)),
  );
});

/** How many answers are cached for each list of words. */
const MAX_ANSWERS = 500;

/** A list of words, and whether others resemble one of them. */
export class NearWords {
  private readonly answers = new TwoGenerationCache<string, boolean>(MAX_ANSWERS);

  constructor(private readonly known: readonly string[]) {}

  /** Whether a word or its singular may be a known word, or a misspelling of one. */
  isNear(word: string): boolean {
    return getOrInsert(this.answers, word, () =>
      singularsOf(word).some((own) => this.known.some((each) => each === own || isOneErrorApart(own, each))),
    );
  }
}
