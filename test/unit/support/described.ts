import fc from 'fast-check';
import type { Characteristics, Color } from '../../../server/src/edition/characteristics.js';
import { nameFrom } from '../../../server/src/edition/describe.js';
import { edition } from './phrases.js';

const types = fc.constantFrom(
  ['Creature'],
  ['Artifact', 'Creature'],
  ['Enchantment', 'Creature'],
  ['Land', 'Creature'],
  ['Artifact'],
  ['Enchantment'],
);
const subtypes = fc.uniqueArray(
  fc.constantFrom('Goblin', 'Scout', 'Time Lord', 'Treasure', 'Aura', 'Ember', 'Forest'),
  { minLength: 1, maxLength: 3 },
);
const colors = fc.subarray<Color>(['W', 'U', 'B', 'R', 'G']);
const keywords = fc.subarray([
  'flying',
  'first strike',
  'ward {1}',
  'protection from red',
  'toxic 1',
  'equip {2}',
  'double strike',
]);
const abilities = fc.subarray([
  "This token can't block.",
  '{T}: Add {G}.',
  'When this token dies, draw a card.',
  "Equipped creature has '{T}: Scry 1.'",
]);
const ownName = fc.option(fc.constantFrom('Orla, Friend to None', 'The Hollow Bell', 'Mark of the Flame', 'Boo'));

/** Tokens that a phrase can describe. */
export const described = fc
  .record({
    types,
    subtypes,
    colors,
    keywords,
    abilities,
    ownName,
    pt: fc.option(fc.constantFrom('1/1', '8/8', 'X/X', '11/4')),
    legendary: fc.boolean(),
  })
  .map(({ ownName: own, legendary, ...is }): Characteristics => {
    // The comma form is for legendary tokens; a name after "named" would end at its comma.
    const name = own !== null && (legendary || !own.includes(',')) ? own : nameFrom(is.subtypes, edition().naming);
    const supertypes = legendary ? ['Legendary'] : [];
    return { ...is, name, supertypes, loyalty: null, back: null, might: null, tags: [] };
  });
