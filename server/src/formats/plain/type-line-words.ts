/**
 * The words that make a line a type line, in lower case: only enough of them to distinguish type lines from rules text.
 * The types of an edition, and what a type line means, are not the format's concern.
 */

/** The card types of permanents and spells since the beginning of Magic (300.1 without the casual ones). */
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

/** Other types: those printed on token sheets, and those of Riftbound and Fifth Edition. */
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

/** Words before a type: supertypes, and the kinds of artifacts of 1993. */
export const typePrefixes: ReadonlySet<string> = new Set([
  ...magicTypePrefixes,
  ...['champion', 'signature'],
  ...['continuous', 'mono', 'poly'],
]);

/** What an aura of Fifth Edition can enchant apart from the main types: "Enchant World" was a complete type line. */
export const enchantable: ReadonlySet<string> = new Set(['permanent', 'player', 'wall', 'walls', 'world', 'worlds']);
