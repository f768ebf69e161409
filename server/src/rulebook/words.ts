import type { WordLists } from './rulebook.js';

/** Word lists, and the forms a keyword takes on cards: *plainswalk* for *landwalk*. */
export interface RulebookWords extends WordLists {
  /** Keyword, in lower case, to its forms. */
  readonly forms: ReadonlyMap<string, readonly string[]>;
}

/** Empty word lists. */
export const noWords: RulebookWords = {
  cardTypes: [],
  supertypes: [],
  subtypes: new Map(),
  keywordAbilities: [],
  keywordActions: [],
  forms: new Map(),
};

/** The words of both; duplicates are spelled as in the first. */
export function mergeWords(a: RulebookWords, b: RulebookWords): RulebookWords {
  return {
    cardTypes: union(a.cardTypes, b.cardTypes),
    supertypes: union(a.supertypes, b.supertypes),
    subtypes: mergeMaps(a.subtypes, b.subtypes),
    keywordAbilities: union(a.keywordAbilities, b.keywordAbilities),
    keywordActions: union(a.keywordActions, b.keywordActions),
    forms: mergeMaps(a.forms, b.forms),
  };
}

/**
 * The lists of a rules text, completed with ours: a list it lacks is taken from ours, a list it has stays as it is (its
 * edition does not have later words). Keywords are spelled as in our lists ("For Mirrodin!", since headings capitalize
 * every word), and get the forms we know.
 */
export function completeWords(derived: WordLists, ours: RulebookWords): WordLists {
  const written = derived.keywordAbilities.length > 0 ? derived.keywordAbilities : ours.keywordAbilities;
  const abilities = spelledAs(written, ours.keywordAbilities);
  const forms = abilities.flatMap((keyword) => ours.forms.get(keyword.toLowerCase()) ?? []);
  return {
    cardTypes: derived.cardTypes.length > 0 ? derived.cardTypes : ours.cardTypes,
    supertypes: derived.supertypes.length > 0 ? derived.supertypes : ours.supertypes,
    subtypes: new Map([...ours.subtypes, ...derived.subtypes]),
    keywordAbilities: union(abilities, forms),
    keywordActions:
      derived.keywordActions.length > 0 ? spelledAs(derived.keywordActions, ours.keywordActions) : ours.keywordActions,
  };
}

/** The lists of a word file as a rulebook has them, with the forms added to the keywords. */
export function asWordLists(words: RulebookWords): WordLists {
  const { forms, ...lists } = words;
  return { ...lists, keywordAbilities: union(words.keywordAbilities, [...forms.values()].flat()) };
}

function spelledAs(words: readonly string[], ours: readonly string[]): string[] {
  const spelling = new Map(ours.map((word) => [word.toLowerCase(), word]));
  return words.map((word) => spelling.get(word.toLowerCase()) ?? word);
}

function union(a: readonly string[], b: readonly string[]): string[] {
  const all = new Map<string, string>();
  for (const word of [...a, ...b]) if (!all.has(word.toLowerCase())) all.set(word.toLowerCase(), word);
  return [...all.values()];
}

function mergeMaps(
  a: ReadonlyMap<string, readonly string[]>,
  b: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const merged = new Map(a);
  for (const [key, words] of b) merged.set(key, union(merged.get(key) ?? [], words));
  return merged;
}
