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

  /** By {@link endsOf}. */
  private readonly byEnds = new Map<string, string[]>();

  constructor(private readonly known: readonly string[]) {
    for (const word of new Set(known))
      for (const end of endsOf(word, word.length)) getOrInsert(this.byEnds, end, () => []).push(word);
  }

  /** Whether a word or its singular may be a known word, or a misspelling of one. */
  isNear(word: string): boolean {
    return getOrInsert(this.answers, word, () =>
      singularsOf(word).some((own) => {
        for (const each of this.candidates(own)) if (each === own || isOneErrorApart(own, each)) return true;
        return false;
      }),
    );
  }

  /** The known words that may be one typing error away. */
  private *candidates(word: string): Generator<string> {
    // Of a word of two letters, one error may change both ends.
    if (word.length < 3) yield* this.known;
    for (let length = word.length - 1; length <= word.length + 1; length++)
      for (const end of endsOf(word, length)) yield* this.byEnds.get(end) ?? [];
  }
}

/** The keys of a word by its first and its last letter, of which one typing error changes at most one. */
function endsOf(word: string, length: number): string[] {
  return [`${length}${word[0]}-`, `${length}-${word.at(-1)}`];
}
