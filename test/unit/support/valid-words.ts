import fc from 'fast-check';
import { articleFor } from '../../../server/src/language/article.js';
import { inPrintedOrder } from '../../../server/src/language/color-order.js';
import { allColors, type ColorLetter, colorLetters } from '../../../server/src/language/lexicon.js';
import { edition } from './phrases.js';

/** The words of valid token phrases, and functions that combine them into noun phrases. */

const { vocabulary, predefined } = edition();

export { predefined };

const numberWords = 'two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty'.split(' ');
export const creatureTypes = subtypesOf('creature');
export const names = [
  'Bramble',
  'Old Coil',
  'Mark of the Reeve',
  'Kobolds of Low Hall',
  "Ashling's Pyre",
  'Pipkin-of-Reeds',
];
export const keywords = (
  'flying|first strike|double strike|vigilance|haste|trample|deathtouch|lifelink|menace|reach|defender|hexproof|' +
  'indestructible|prowess|shroud|infect|wither|decayed|flash|toxic 1|ward {1}|ward {2}{U}|protection from red|' +
  'protection from black and from red|hexproof from black|swampwalk|annihilator 2|afterlife 1|bushido 1'
).split('|');
export const abilities = [
  "This token can't block",
  'When this token dies, draw a card',
  'Whenever this token attacks, it deals 1 damage to each opponent',
  '{T}: Add {G}',
  '{1}, Sacrifice this token: Scry 2',
  'This token gets +1/+1 for each artifact you control',
  'When this token leaves the battlefield, return the exiled card to its owner’s hand',
  'At the beginning of your upkeep, you gain 1 life',
];

function subtypesOf(family: string): string[] {
  return [...vocabulary.subtypes.values()].flatMap(({ word, families }) => (families.includes(family) ? [word] : []));
}

/** The count of a phrase, and the words that it requires at the end. */
export interface Count {
  /** Empty for one token: the article then depends on the next word. */
  readonly words: string;
  readonly plural: boolean;
  readonly after: string;
}

const many = (words: string, after = ''): Count => ({ words, plural: true, after });
const one: fc.Arbitrary<Count> = fc.constant({ words: '', plural: false, after: '' });
const several: fc.Arbitrary<Count> = fc.oneof(
  fc.constantFrom(...numberWords).map((word) => many(word)),
  fc.constantFrom(
    many('that many'),
    many('X', ', where X is the number of lands you control'),
    many('X', ', where X is the exiled card’s mana value'),
    many('a number of', ' equal to the number of cards in your hand'),
    many('a number of', ' equal to its power'),
  ),
);
const anotherOne: fc.Arbitrary<Count> = fc.constantFrom('another', 'an additional').map((words) => ({
  words,
  plural: false,
  after: '',
}));
export const count = fc.oneof(
  { weight: 1, arbitrary: anotherOne },
  { weight: 3, arbitrary: one },
  { weight: 2, arbitrary: several },
);

/** The count or an article, then the words, then the noun in the singular or plural. */
export function phrase({ words, plural }: Count, rest: string): string {
  const noun = `${rest} ${plural ? 'tokens' : 'token'}`.trim();
  return `${words === '' ? articleFor(noun) : words} ${noun}`;
}

const colorNames = new Map([...colorLetters].map(([name, letter]) => [letter, name]));

function colorList(letters: readonly ColorLetter[]): string {
  const words = inPrintedOrder(letters).map((letter) => colorNames.get(letter)!);
  if (words.length < 3) return words.join(' and ') || 'colorless';
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}

export const colors = fc.subarray([...allColors], { maxLength: 3 }).map(colorList);
const digits = fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '10', '11', '13', '18', '20', '80');
export const pt = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(digits, digits).map((values) => values.join('/')) },
  { weight: 1, arbitrary: fc.constant('X/X') },
);
export const state = fc.constantFrom('', '', '', 'tapped', 'tapped and attacking');
export const types = fc.constantFrom('creature', 'creature', 'creature', 'artifact creature', 'enchantment creature');
