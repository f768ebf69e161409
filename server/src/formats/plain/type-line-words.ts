/**
 * The words that make a line a type line, in lower case. Only as many as it takes to tell a type line from rules text:
 * which types an edition has, and what a type line means, is not for a format to know.
 */

/** The card types a permanent or spell of Magic has had since the beginning (300.1 without the casual ones). */
export const mainTypes: ReadonlySet<string> = new Set([
  'artifact',
  'creature',
  'enchantment',
  'instant',
  'land',
  'planeswalker',
  'sorcery',
]);

/** Later and casual types of Magic. */
const laterTypes = [
  ...['battle', 'conspiracy', 'dungeon', 'kindred', 'phenomenon', 'plane', 'scheme', 'tribal', 'vanguard'],
  'emblem',
];

/** Everything else that can be the type: what token sheets print, Riftbound, Fifth Edition. */
const otherTypes = [
  ...['card', 'token'],
  ...['battlefield', 'gear', 'legend', 'rune', 'spell', 'unit'],
  ...['interrupt', 'summon'],
];

/** The card types of Magic. */
export const magicTypes: ReadonlySet<string> = new Set([...mainTypes, ...laterTypes]);

export const types: ReadonlySet<string> = new Set([...magicTypes, ...otherTypes]);

/** The supertypes of Magic. */
export const magicTypePrefixes: ReadonlySet<string> = new Set([
  'basic',
  'elite',
  'host',
  'legendary',
  'ongoing',
  'snow',
  'world',
]);

/** Words that stand before a type: supertypes, and the kinds of artifacts of 1993. */
export const typePrefixes: ReadonlySet<string> = new Set([
  ...magicTypePrefixes,
  ...['champion', 'signature'],
  ...['continuous', 'mono', 'poly'],
]);

/** What an aura of Fifth Edition could enchant, beside the main types: "Enchant World" was its whole type line. */
export const enchantedThings: ReadonlySet<string> = new Set([
  'permanent',
  'player',
  'wall',
  'walls',
  'world',
  'worlds',
]);
