/** Words that differ in number only. */
const numbers: readonly (readonly [string, string])[] = [
  ['is', 'are'],
  ['was', 'were'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ['has', 'have'],
  ["hasn't", "haven't"],
  ['does', 'do'],
  ["doesn't", "don't"],
];

/** Forms of one word, and words that look or sound like each other: each is written for all others of its line. */
const alike = `
you your you're yours
they their them they're theirs
who who's whose
then than
no not
deal deals dealt dealing
cast casts casting casted
draw draws drew drawn drawing
lose loses lost losing loose looses
pay pays paid paying payed
die dies died dying dead
leave leaves left leaving leaf
get gets got getting gotten
put puts putting
choose chooses chose chosen choosing
become becomes became
begin begins began beginning
win wins won
spend spends spent
tap tapped
untap untapped
be is are
has have had having
cost costs costed
control controls controller
own owns owner
other another
to too two
more most
less least lesser
greater greatest
few fewer fewest
one first
two second
three third
off of
buy by
won one
four for
our are`;

/** Words that are confused with those after them, but not the other way round. */
const confusedWith = `
its it's it
it's its it
it its they them
they it
them it
their its there
there their
you're your
that those
those that these
this these
these this those
he him his she her
him he his
his he him
can't cannot`;

const confused = new Map<string, Set<string>>();
for (const line of alike.trim().split('\n')) for (const word of line.split(' ')) confuse(word, line.split(' '));
for (const [word, ...others] of confusedWith
  .trim()
  .split('\n')
  .map((line) => line.split(' ')))
  confuse(word!, others);

function confuse(written: string, others: readonly string[]): void {
  confused.set(written, new Set([...(confused.get(written) ?? []), ...others]));
}

/** The other number of a noun or verb in lower case: *creature* and *creatures*, *deal* and *deals*, *is* and *are*. */
export function otherNumber(lower: string): readonly string[] {
  const pair = numbers.find((words) => words.includes(lower));
  if (pair) return pair.filter((word) => word !== lower);
  if (/^[a-z]{3,}s$/.test(lower)) {
    const forms = [lower.slice(0, -1)];
    if (lower.endsWith('ies')) forms.push(`${lower.slice(0, -3)}y`);
    if (/(?:s|x|z|ch|sh)es$/.test(lower)) forms.push(lower.slice(0, -2));
    return forms;
  }
  if (!/^[a-z]{3,}$/.test(lower) || withoutPlural.test(lower)) return [];
  if (/[^aeiou]y$/.test(lower)) return [`${lower.slice(0, -1)}ies`];
  return [/(?:s|x|z|ch|sh)$/.test(lower) ? `${lower}es` : `${lower}s`];
}

/** Names of tokens that are no countable nouns: "three Blood". */
const withoutPlural = /^(?:blood|gold|junk)$/;

const oftenConfused: readonly string[] = ['you your', 'your you', "its it's", "it's its"];

/**
 * Whether a word is so often written for another one that a sentence with it is hardly ever right: *you* for *your*, and a
 * plural for the possessive of one. Other words of the same stem are right in many sentences that no card has yet.
 * @param before the word before it, in lower case
 */
export function isOftenConfused(written: string, right: string, before: string): boolean {
  return oftenConfused.includes(`${written} ${right}`) || (before !== 'their' && right === written.replace(/s$/, "'s"));
}

/** Other forms of a word in lower case, and words it is confused with: possessives, pronouns, tenses. */
export function otherForms(lower: string): readonly string[] {
  const forms = new Set<string>(confused.get(lower));
  if (/^[a-z]{3,}s$/.test(lower)) {
    forms.add(`${lower.slice(0, -1)}'s`);
    forms.add(`${lower}'`);
  } else if (/^[a-z]{3,}$/.test(lower)) forms.add(`${lower}'s`);
  if (/^[a-z]+'s?$/.test(lower)) {
    const stem = lower.replace(/s?'s?$/, '');
    for (const ending of ['', 's', "'s", "s'"]) forms.add(stem + ending);
  }
  const stem = /^([a-z]{3,}?)(?:ed|ing|e|es|s)?$/.exec(lower)?.[1];
  if (stem && !withoutPlural.test(lower)) {
    const bare = /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    for (const base of new Set([stem, bare, stem + stem.at(-1)]))
      for (const ending of ['', 'e', 's', 'es', 'ed', 'd', 'ing']) forms.add(base + ending);
  }
  const beforeY = /^([a-z]+[^aeiou])ys?$/.exec(lower)?.[1];
  if (beforeY) for (const ending of ['y', 'ies', 'ied']) forms.add(beforeY + ending);
  forms.delete(lower);
  return [...forms];
}
