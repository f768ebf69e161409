import type { SpellingDictionary } from '../../../server/src/analysis/set/spelling-dictionary.js';

/** A dictionary with these words, those with a capital as names. */
export function wordList(words: readonly string[]): SpellingDictionary {
  const known = new Set(words);
  return {
    source: 'words.dic',
    letters: 'abcdefghijklmnopqrstuvwxyz',
    knows: (word) => known.has(word) || known.has(word.toLowerCase()),
  };
}
