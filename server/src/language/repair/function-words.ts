/** Prepositions that are often left out. */
export const prepositions: readonly string[] = 'of to from on in into onto at under'.split(' ');

/** Words that take each other's place in a slip. */
const groups: readonly (readonly string[])[] = [
  'of to from on in into onto with at under for by among'.split(' '),
  'the a that each this those'.split(' '),
];

/** The other words of a word's group; none if it is in none. */
export function groupOf(word: string): readonly string[] {
  const group = groups.find((words) => words.includes(word));
  return group?.filter((other) => other !== word) ?? [];
}

const others = new Set('is are and or it you be'.split(' '));

/** Whether a word has no meaning of its own. */
export function isFunctionWord(word: string): boolean {
  return others.has(word) || groups.some((words) => words.includes(word));
}
