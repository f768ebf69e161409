import { expect, test } from 'vitest';
import { bundledLibrary } from '../../../server/src/rulebook/bundled.js';
import { readRulebook } from '../../../server/src/rulebook/load.js';
import { readWordsFile } from '../../../server/src/rulebook/words-file.js';

const lists = `These rules are effective as of May 1, 2031.

205.2a The card types are artifact, creature, and gadget. See section 3, “Card Types.”

205.3a A card can have one or more subtypes.

205.3g Artifacts have subtypes of their own; these subtypes are called artifact types. The artifact types are Anvil (see rule 717), Widget, and Power-Thing (see rule 301.5).

205.3i Lands have subtypes of their own; these subtypes are called land types. The land types are Bog and Urza’s. Of that list, Bog is the basic land type. See rule 305.6.

205.3m Creatures share their list of subtypes; these subtypes are called creature types. One creature type is two words long: Moon Lord. All other creature types are one word long: Elf, Gnome, and Wombat.

205.3n Planes have subtypes; these subtypes are called planar types. The planar types are The Attic and New Cellar.

205.3q Battles have a unique subtype, called a battle type. That battle type is Siege.

205.4a A card’s supertypes are printed directly before its card types. The supertypes are basic and legendary.

701.1. Some actions are keywords.

701.2. Tap and Untap

701.2a To tap is to turn.

701.3. Roll to Visit Your Attractions

702.1. Some abilities are keywords.

702.2. First Strike

702.14. Landwalk

702.163. For Mirrodin!

702.186. ∞ (Infinity)
`;

test('an official text has the words that its rules list', () => {
  const { words } = readRulebook(lists, { library: bundledLibrary }).rulebook!;
  expect(words.cardTypes).toEqual(['Artifact', 'Creature', 'Gadget']);
  expect(words.supertypes).toEqual(['Basic', 'Legendary']);
  expect(words.subtypes.get('artifact')).toEqual(['Anvil', 'Widget', 'Power-Thing']);
  expect(words.subtypes.get('land')).toEqual(['Bog', 'Urza’s']);
  expect(words.subtypes.get('creature')).toEqual(['Moon Lord', 'Elf', 'Gnome', 'Wombat']);
  expect(words.subtypes.get('plane')).toEqual(['The Attic', 'New Cellar']);
  expect(words.subtypes.get('battle')).toEqual(['Siege']);
  expect(words.keywordActions).toEqual(['tap', 'untap', 'roll to visit your attractions']);
});

test('keywords are spelled as on cards, and include their forms', () => {
  const { keywordAbilities } = readRulebook(lists, { library: bundledLibrary }).rulebook!.words;
  expect(keywordAbilities.slice(0, 4)).toEqual(['first strike', 'landwalk', 'For Mirrodin!', '∞']);
  expect(keywordAbilities).toContain('forestwalk');
  expect(keywordAbilities).not.toContain('megamorph');
});

test('words in quotes, as in older rules', () => {
  const text =
    '205.4a The supertypes are “basic,” “snow,” and “world.”\n\n205.3q Battles have subtypes, called battle types. The battle types are Raid and Siege.';
  const { words } = readRulebook(text, { library: bundledLibrary }).rulebook!;
  expect(words.supertypes).toEqual(['Basic', 'Snow', 'World']);
  expect(words.subtypes.get('battle')).toEqual(['Raid', 'Siege']);
});

test('a list that the text lacks is taken from our word files', () => {
  const { words } = readRulebook('111. Tokens\n\n111.1. Tokens exist.', { library: bundledLibrary }).rulebook!;
  expect(words.cardTypes).toContain('Planeswalker');
  expect(words.subtypes.get('enchantment')).toContain('Aura');
  expect(words.subtypes.get('creature')).toContain('Time Lord');
  expect(words.keywordAbilities).toContain('plainswalk');
  expect(words.keywordActions).toContain('investigate');
});

test('readWordsFile', () => {
  const { words, problems } = readWordsFile(
    '# facts\nSupertypes: Old, Very\n  old\n\nCreature types: Cat\nnonsense\nSpell types:',
  );
  expect(words.supertypes).toEqual(['Old', 'Very old']);
  expect([...words.subtypes]).toEqual([
    ['creature', ['Cat']],
    ['spell', []],
  ]);
  expect(problems).toEqual([{ line: 5, message: 'this line starts no list of words' }]);
});
