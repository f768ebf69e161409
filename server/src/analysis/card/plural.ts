/** Irregular plurals, as on cards. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['pegasi', 'pegasus'],
  ['mice', 'mouse'],
  ['oxen', 'ox'],
  ['children', 'child'],
  ['werewolves', 'werewolf'],
  ['octopuses', 'octopus'],
  ['fungi', 'fungus'],
  ['cyclopes', 'cyclops'],
  ['sphinges', 'sphinx'],
]);

/**
 * The words that a plural may belong to, most likely first, the word itself last: `Elves` → Elf, Elve, Elves. The
 * caller checks which of them the edition knows.
 */
export function singularsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const found: string[] = [];
  const special = irregular.get(lower);
  if (special) found.push(matchCase(special, word));
  if (lower.endsWith('ves')) found.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (lower.endsWith('ies')) found.push(`${word.slice(0, -3)}y`);
  if (lower.endsWith('men')) found.push(`${word.slice(0, -3)}man`);
  if (lower.endsWith('es')) found.push(word.slice(0, -2));
  if (lower.endsWith('s') && !lower.endsWith('ss')) found.push(word.slice(0, -1));
  found.push(word);
  return found;
}

/** The plural of a name, as on cards: of its last word, `Sand Elf` → `Sand Elves`. */
export function pluralOf(name: string): string {
  const at = name.lastIndexOf(' ') + 1;
  const word = name.slice(at);
  const lower = word.toLowerCase();
  const special = [...irregular].find(([, singular]) => singular === lower);
  return name.slice(0, at) + (special ? matchCase(special[0], word) : regularPlural(word, lower));
}

function regularPlural(word: string, lower: string): string {
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  if (/(?:[aeo]l|ar|el)f$/.test(lower)) return `${word.slice(0, -1)}ves`;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  return /[^fh]man$/.test(lower) && !/^(?:human|shaman)$/.test(lower) ? `${word.slice(0, -3)}men` : `${word}s`;
}

function matchCase(word: string, like: string): string {
  return like[0] !== like[0]!.toLowerCase() ? word[0]!.toUpperCase() + word.slice(1) : word;
}
