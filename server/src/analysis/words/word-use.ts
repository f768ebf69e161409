/** What a word looks like on a card, by its position. */
export type WordUse = (typeof wordUses)[number];

/** `type` and `subtype` are words of type lines, `token` of the tokens that cards make, `noun` of other sentences. */
export const wordUses = [
  'type',
  'subtype',
  'token',
  'noun',
  'keyword',
  'action',
  'explained-action',
  'ability-word',
  'counter',
  'zone',
  'state',
  'resource',
  'player',
  'bare-mana',
  'symbol',
] as const;

/** A word with its use: `noun berry`. */
export type UsedWord = `${WordUse} ${string}`;

/** The words found on a card so far. */
export type Found = Set<UsedWord>;
