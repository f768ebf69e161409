import type { WordLists } from '../rulebook/rulebook.js';
import { withStraightApostrophes } from '../text/apostrophes.js';
import type { Vocabulary } from './edition.js';

/** A map whose keys match with straight and curly apostrophes: C'tan, C’tan. */
class WordMap<Value> extends Map<string, Value> {
  override get(word: string): Value | undefined {
    return super.get(withStraightApostrophes(word));
  }

  override has(word: string): boolean {
    return super.has(withStraightApostrophes(word));
  }

  override set(word: string, value: Value): this {
    return super.set(withStraightApostrophes(word), value);
  }
}

/** Word lists as maps for case-insensitive lookup. */
export function readVocabulary(words: WordLists): Vocabulary {
  const subtypes = new WordMap<{ word: string; families: string[] }>();
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
  return new WordMap(words.map((word) => [word.toLowerCase(), word]));
}
