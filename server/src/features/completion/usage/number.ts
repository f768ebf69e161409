/** Words after which a noun is singular or plural. The words between them and the noun do not matter: "two untapped Elf …". */
const singular: ReadonlySet<string> = new Set(['a', 'an', 'another', 'each', 'this', 'that', 'one', 'every']);
const plural: ReadonlySet<string> = new Set(
  'two three four five six seven eight nine ten x all those these both many 0'.split(' '),
);
/** Words at which a noun phrase begins at the latest. */
const boundaries: ReadonlySet<string> = new Set(
  'of with to from for in on . : — your their its if when whenever control controls'.split(' '),
);
/** Words that may be between a determiner and the words that it determines: "each other", "one or more", "all nonland". */
const skipped: ReadonlySet<string> = new Set(['or', 'and', '/', ',', 'other', 'more', 'than', 'nonland']);

/** How many words a determiner may be away from its noun. */
const REACH = 7;

/** Returns the number of a noun that would follow a context, null if nothing decides it. */
export function numberAfter(context: readonly string[]): 'one' | 'several' | null {
  const nearest = context.slice(-REACH).reverse();
  for (const [at, word] of nearest.entries()) {
    const [next, afterNext] = nearest.slice(at + 1);
    if (word === 'of' && next === 'number') return 'several';
    if (word === 'more' && next === 'or' && afterNext === 'one') return 'several';
    if (word === 'target') {
      if (next === undefined || !plural.has(next)) return 'one';
    } else if (skipped.has(word)) continue;
    else if (singular.has(word)) return 'one';
    else if (plural.has(word)) return 'several';
    else if (boundaries.has(word)) return null;
  }
  return null;
}
