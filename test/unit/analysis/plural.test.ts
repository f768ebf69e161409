import { expect, it } from 'vitest';
import { singularsOf } from '../../../server/src/analysis/card/plural.js';

it.each([
  ['Treasures', 'Treasure'],
  ['Elves', 'Elf'],
  ['Dwarves', 'Dwarf'],
  ['Mercenaries', 'Mercenary'],
  ['Pegasi', 'Pegasus'],
  ['Mice', 'Mouse'],
  ['Werewolves', 'Werewolf'],
  ['Boxes', 'Box'],
  ['Allies', 'Ally'],
  ['Witnesses', 'Witness'],
  ['Fish', 'Fish'],
])('%s may be the plural of %s', (plural, singular) => {
  expect(singularsOf(plural)).toContain(singular);
});
