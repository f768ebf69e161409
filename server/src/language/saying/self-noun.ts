/** What a card is called after *this* while it is on the battlefield: the first word of the list on its type line. */
const nouns: readonly (readonly [type: string, noun: string])[] = [
  ['Creature', 'creature'],
  ['Vehicle', 'Vehicle'],
  ['Spacecraft', 'Spacecraft'],
  ['Equipment', 'Equipment'],
  ['Fortification', 'Fortification'],
  ['Aura', 'Aura'],
  ['Saga', 'Saga'],
  ['Class', 'Class'],
  ['Case', 'Case'],
  ['Room', 'Room'],
  ['Land', 'land'],
  ['Artifact', 'artifact'],
  ['Enchantment', 'enchantment'],
  ['Planeswalker', 'planeswalker'],
  ['Battle', 'battle'],
];

/** The noun for a permanent with a type line: `creature`, `Equipment`; null for a card that never is one. */
export function permanentNoun(typeLine: string): string | null {
  const words = new Set(typeLine.split(/[^\p{L}'’]+/u));
  return nouns.find(([type]) => words.has(type))?.[1] ?? null;
}

/** Whether a noun that only some permanents have, such as "land", is wrong for a card with this type line. */
export function isForeignNoun(noun: string, typeLine: string): boolean {
  const type = nouns.find(([, each]) => each === noun)?.[0];
  const own = type === undefined ? null : permanentNoun(typeLine);
  return own !== null && own !== noun && !new RegExp(`\\b${type}\\b`).test(typeLine);
}

/** Every noun that can follow *this* in a card's reference to itself. */
export const selfNouns: ReadonlySet<string> = new Set([
  ...nouns.map(([, noun]) => noun),
  'permanent',
  'spell',
  'card',
  'token',
]);
