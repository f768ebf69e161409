/** Prepositions that are often left out. */
export const prepositions: readonly string[] = 'of to from on in into onto at under'.split(' ');

/** Words that are written in place of others; before `>` those that are never right where the others are. */
const groups: readonly string[] = [
  'of to from on in into onto with at under for by among',
  'on in at for > during',
  'the that each this those these another > the that each this those these all another',
  'all > each',
  'any > each',
  'a an > the',
  'the > a',
  'every some what > each any all that',
  'off out upon within between without > of from on in among with',
  'who whom which what > that whose with',
  'i he she him his her my me our we us > you your it its they them their that',
  'till since so but nor > until if when where and or unless',
  'until unless if when where whenever while as',
  'wherever however every > whenever',
  'much many > more',
  'fewer less',
  'number amount',
  'can could might > may',
  'greater bigger larger higher > more',
  'lower smaller lesser below under > less fewer',
  'above over > greater more',
  'and or',
  'as of that > than',
  'as with than like > to',
  'to before > until',
  'that so > as',
  'that > who',
  'having > with',
  'inside > in',
  'per > for',
  'either > any each',
  'except > unless',
  'lowest smallest > least',
  'highest biggest > greatest',
];

/** By word: what may be right in its place. */
const others = new Map<string, Set<string>>();
for (const group of groups) {
  const [left, right = left] = group.split(' > ').map((words) => words.split(' '));
  for (const word of left!)
    others.set(word, new Set([...(others.get(word) ?? []), ...right!.filter((other) => other !== word)]));
}

/** The words without a meaning of their own that may be right in place of another one; none if it has a meaning. */
export function groupOf(word: string): Iterable<string> {
  return others.get(word) ?? [];
}

const superfluous = new Set(
  (
    'of to from on in into onto with at under for by among the a an that each this those these all any another its their ' +
    'your is are and or it you be very just so too some now please simply immediately actually'
  ).split(' '),
);

/** Whether a word is often one too many. */
export function isOftenExtra(word: string): boolean {
  return superfluous.has(word);
}

/** Whether a word has no meaning of its own, so that no set adds it to those of the rules. */
export function isFunctionWord(word: string): boolean {
  return others.has(word) || superfluous.has(word);
}
