import type { WordLists } from '../rulebook/rulebook.js';
import type { Vocabulary } from './edition.js';

/** Word lists as maps, for looking up without case. */
export function readVocabulary(words: WordLists): Vocabulary {
  const subtypes = new Map<string, { word: string; families: string[] }>();
  for (const [family, list] of words.subtypes) {
    for (const word of list) {
      const entry = subtypes.get(word.toLowerCase());
      if (entry) entry.families.push(family);
      else subtypes.set(word.toLowerCase(), { word, families: [family] });
    }
  }
  return {
    cardTypes: byLower(words.cardTypes),
    supertypes: byLower(words.supertypes),
    subtypes,
    keywords: byLower([...words.keywordAbilities, ...words.keywordActions]),
  };
}

function byLower(words: readonly string[]): Map<string, string> {
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}
