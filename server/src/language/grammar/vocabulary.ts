import { ANY_NUMBER, type NumberMask, PLURAL, SINGULAR } from './notation.js';

/** Words of a game, as a rulebook lists them, and those that a set adds. */
export interface GrammarWords {
  readonly subtypes: Iterable<string>;
  /** Keyword abilities, with their forms: `cycling`, `islandcycling`. */
  readonly keywords: Iterable<string>;
}

/** The words of a game as the grammar looks them up, in lower case with straight apostrophes. */
export interface GrammarVocabulary {
  /** By each form of a subtype: the subtype as listed, and which numbers the form has. */
  readonly subtypes: ReadonlyMap<string, { readonly word: string; readonly number: NumberMask }>;
  /** Keywords by their first word, each as its words, the longest first. */
  readonly keywords: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Subtypes whose plural is like their singular. */
const unchanged: ReadonlySet<string> = new Set(
  "equipment fish sheep merfolk treefolk kithkin samurai kor eldrazi vedalken moonfolk plains elk bison ox deer soltari dauthi thalakos phelddagrif moose urza's power-plant starfish jellyfish squid spacecraft viashino naga astartes custodes".split(
    ' ',
  ),
);

const irregular: ReadonlyMap<string, string> = new Map([
  ['elf', 'elves'],
  ['dwarf', 'dwarves'],
  ['wolf', 'wolves'],
  ['werewolf', 'werewolves'],
  ['ox', 'oxen'],
  ['mouse', 'mice'],
  ['homunculus', 'homunculi'],
  ['cyclops', 'cyclopes'],
  ['fungus', 'funguses'],
  ['octopus', 'octopuses'],
  ['aurochs', 'aurochs'],
  ['child', 'children'],
  ['djinn', 'djinns'],
  ['foot', 'feet'],
]);

export function grammarVocabulary(words: GrammarWords): GrammarVocabulary {
  const subtypes = new Map<string, { word: string; number: NumberMask }>();
  const add = (form: string, word: string, number: NumberMask) => {
    const known = subtypes.get(form);
    subtypes.set(form, { word, number: ((known?.number ?? 0) | number) as NumberMask });
  };
  for (const word of words.subtypes) {
    const lower = word.toLowerCase().replaceAll('’', "'");
    add(lower, word, unchanged.has(lower) ? ANY_NUMBER : SINGULAR);
    for (const form of pluralsOf(lower)) add(form, word, PLURAL);
  }
  const keywords = new Map<string, string[][]>();
  for (const keyword of words.keywords) {
    const list = keyword.toLowerCase().replaceAll('’', "'").split(' ');
    const same = keywords.get(list[0]!);
    if (same) same.push(list);
    else keywords.set(list[0]!, [list]);
  }
  for (const list of keywords.values()) list.sort((a, b) => b.length - a.length);
  return { subtypes, keywords };
}

function pluralsOf(lower: string): string[] {
  const own = irregular.get(lower);
  if (own) return [own];
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return [`${lower}es`];
  if (/[^aeiou]y$/.test(lower)) return [`${lower.slice(0, -1)}ies`];
  if (/o$/.test(lower)) return [`${lower}s`, `${lower}es`];
  return [`${lower}s`];
}
