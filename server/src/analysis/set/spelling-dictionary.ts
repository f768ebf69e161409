/** The words of a language, from a dictionary file. Lookups are synchronous. */
export interface SpellingDictionary {
  /** The file it was read from, for display: `en_US.dic`. */
  readonly source: string;
  /** The letters of the language, in lower case. */
  readonly letters: string;
  /** Whether the language has a word, with its capitals as written or in lower case. */
  knows(word: string): boolean;
}
