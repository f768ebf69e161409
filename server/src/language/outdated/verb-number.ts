import { folded, withApostrophesOf } from '../../text/apostrophes.js';

const irregular: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
  ['dies', 'die'],
  ['ties', 'tie'],
  // no verb
  ['always', 'always'],
]);

const singulars: ReadonlyMap<string, string> = new Map([...irregular].map(([one, many]) => [many, one]));

/** Verbs without a singular ending: "they can", "they controlled". */
const invariable = /(?:^(?:can|could|may|might|must|shall|should|will|would|had|did|drew|lost|won|paid)|ed|n't)$/;

/** The verb after "they", of a verb after "he or she": *controls* becomes *control*. */
export function withoutEnding(verb: string): string {
  const plain = folded(verb);
  const known = irregular.get(plain);
  if (known !== undefined) return withApostrophesOf(verb, known);
  if (/[^aeiou]ies$/.test(plain)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|o)es$/.test(plain)) return verb.slice(0, -2);
  return /[^s]s$/.test(plain) ? verb.slice(0, -1) : verb;
}

/** The verb after "he or she", of a verb after "they": *control* becomes *controls*. */
export function withEnding(verb: string): string {
  const plain = folded(verb);
  const known = singulars.get(plain);
  if (known !== undefined) return withApostrophesOf(verb, known);
  if (invariable.test(plain)) return verb;
  if (/[^aeiou]y$/.test(plain)) return `${verb.slice(0, -1)}ies`;
  return /(?:ss|sh|ch|x|[^o]o)$/.test(plain) ? `${verb}es` : `${verb}s`;
}
