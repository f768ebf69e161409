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

/** Words that are confused with each other, by the words they are written for. */
const confused: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ["its it's it", "it's its it", 'it its they them', "they their them they're it", "their they're they its there"],
    ['them they their it', "they're their they", "you your you're", "your you you're", "you're your you"],
    [
      'that those',
      'those that these',
      'this these',
      'these this those',
      'he him his she her',
      'him he his',
      'his he him',
    ],
    ["who who's", "who's who whose", "whose who's", 'then than', 'than then', 'to too', 'too to', 'of off', 'off of'],
    ['other another', 'another other', "can't cannot", 'put putting', 'no not', 'not no'],
    ['deal dealt dealing', 'deals dealt dealing', 'dealt deal deals', 'cast casting casts', 'casts cast'],
    [
      'draw drew drawn drawing',
      'draws drew drawn',
      'drew draw draws',
      'drawn draw',
      'lose lost losing',
      'lost lose loses',
    ],
    [
      'pay paid paying',
      'paid pay',
      'die died dying',
      'dies died dying',
      'died die dies',
      'leave left leaving',
      'left leaves leave',
    ],
    [
      'get gets getting',
      'getting get gets',
      'putting put puts',
      'choose chose chosen',
      'chosen choose',
      'become becomes',
      'begin beginning',
    ],
    [
      'win won',
      'won win wins',
      'spend spent',
      'spent spend',
      'tap tapped',
      'untap untapped',
      'is be',
      'are be',
      'has had',
      'have had',
      'had has have',
    ],
  ]
    .flat()
    .map((line) => line.split(' '))
    .map(([word, ...others]) => [word!, others]),
);

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
  if (!/^[a-z]{3,}$/.test(lower)) return [];
  if (/[^aeiou]y$/.test(lower)) return [`${lower.slice(0, -1)}ies`];
  return [/(?:s|x|z|ch|sh)$/.test(lower) ? `${lower}es` : `${lower}s`];
}

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
  const forms = new Set<string>(confused.get(lower) ?? []);
  if (/^[a-z]{3,}s$/.test(lower)) {
    forms.add(`${lower.slice(0, -1)}'s`);
    forms.add(`${lower}'`);
  } else if (/^[a-z]{3,}$/.test(lower)) forms.add(`${lower}'s`);
  if (/^[a-z]+'s?$/.test(lower)) {
    const stem = lower.replace(/s?'s?$/, '');
    for (const ending of ['', 's', "'s", "s'"]) forms.add(stem + ending);
  }
  const stem = /^([a-z]{3,}?)(?:ed|ing|e|es|s)?$/.exec(lower)?.[1];
  if (stem) {
    const bare = /([b-df-hj-np-tv-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    for (const base of new Set([stem, bare, stem + stem.at(-1)]))
      for (const ending of ['', 'e', 's', 'es', 'ed', 'd', 'ing']) forms.add(base + ending);
  }
  forms.delete(lower);
  return [...forms];
}
