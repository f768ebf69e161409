import { numberWord, numberWords } from '../../language/lexicon.js';
import { permanentNoun } from '../../language/saying/self-noun.js';
import type { Phrasing } from './phrasings.js';

/** A number of cards in words: "a card", "three cards", "X cards". */
function cards(number: string): string {
  return number === '1' ? 'a card' : `${numberWord(Number(number)) ?? number} cards`;
}

/** What players say or type for the words of cards. No printed card has them. */
export const spokenWords: readonly Phrasing[] = [
  { wrong: /\bEOT\b/g, right: () => 'end of turn' },
  { wrong: /\bETBs?\b/g, right: () => 'enters' },
  { wrong: /\b(?:CMC|cmc)\b/g, right: () => 'mana value' },
  // "Tap, Sacrifice this creature:", "{2}, Untap:"
  {
    wrong: /(?<=(?:^|[“"]|\}, ))(?:Tap|Untap)(?=(?:, [^:.\n]+)?:)/gm,
    right: ([word]) => (word === 'Tap' ? '{T}' : '{Q}'),
  },
  // "{2} and {T}: Draw a card."
  { wrong: /(?<=\}) and (?=\{[TQ]\}(?:, [^:.\n]+)?:)/g, right: () => ', ' },
  { wrong: /, if you do\b,?/g, right: () => '. If you do,' },
  { wrong: /, activate (?:this ability )?only(?= )/g, right: () => '. Activate only' },
  {
    wrong:
      /\b(?:Use|This ability can be activated|This ability can only be activated)(?: this ability)? only\b|\bThis ability can only be activated\b/g,
    right: () => 'Activate only',
  },
  { wrong: /\bmay not\b/g, right: () => 'can’t' },
  { wrong: /(?<=\b[Ii]f (?:you|they) )do not\b/g, right: () => 'don’t' },
  // "Elf spells you cast cost {1} less."
  {
    wrong: /(?<=\b(?:spells?|cast|[Tt]his spell) costs? (?:\{[^{}\s]+\})+ (?:less|more))(?=\.|$)/gm,
    right: () => ' to cast',
  },
  { wrong: /(?<=\bAs an additional cost)(?=,)/g, right: () => ' to cast this spell' },
  {
    wrong: /(?<=\b[Pp]revent all (?:combat |noncombat )?damage)(?= dealt (?:to|by|this turn)\b)/g,
    right: () => ' that would be',
  },
  { wrong: /(?<=\b[Pp]revent the next (?:\d+|X) damage)(?= to\b)/g, right: () => ' that would be dealt' },
  // "Mill 3.", "mills the top three cards of their library"
  { wrong: /(?<=\b[Mm]ills? )(?:\d+|X)(?=[.,;]|$| (?:and|then|for each)\b)/gm, right: ([number]) => cards(number) },
  {
    wrong:
      /(?<=\b[Mm]ills? )the top (?:card|(\p{Ll}+|X) cards) of (?:his or her|their|your|its|that player['’]s) library\b/gu,
    right: ([, number]) => (number ? `${number} cards` : 'a card'),
  },
  {
    wrong: /(?<=\b(?:[Ss]cry|[Ss]urveil) )(?:one|two|three|four|five)\b/g,
    right: ([word]) => String(numberWords.get(word)),
  },
  {
    wrong: /(?<=\b(?:graveyard|graveyards|hand|library|exile) )to play(?=[.,]| under\b| tapped\b)/g,
    right: () => 'to the battlefield',
  },
  // "Equipped creature has +2/+2."
  {
    wrong: /\bha(?:s|ve)(?= [+−–-][\dX]+\/[+−–-][\dX]+(?![\dX]* counter))/g,
    right: ([verb]) => (verb === 'has' ? 'gets' : 'get'),
  },
  // "Deals 3 damage to any target."
  {
    wrong: /(?<=^(?:[^“”"\n]*[.:—•] )?)Deals(?= (?:\d+|X|damage)\b)/gm,
    right: (_, { face }) => `${face.name?.text ?? 'It'} deals`,
  },
  // "When this enters, …", "Sacrifice this: …"; reminder text and hosts may say so
  {
    wrong:
      /(?<!\([^()\n]*)(?:\b[Tt]his(?= (?:enters|leaves|dies|attacks|blocks|gets)\b)|(?<=\b(?:[Ss]acrifice|[Ee]xile|[Uu]ntap|[Tt]ap|[Rr]eturn|[Tt]ransform|counters? on) )this(?=[:,.]| (?:to|from)\b))/g,
    right: ([word], { face }) => {
      const typeLine = face.typeLine?.text ?? '';
      const noun = /\bHost\b/.test(typeLine) ? null : permanentNoun(typeLine);
      return noun && `${word} ${noun}`;
    },
  },
  { wrong: /\bdo(?:es)?(?= (?:\d+|X) damage\b)/g, right: ([verb]) => (verb === 'do' ? 'deal' : 'deals') },
  {
    wrong:
      /(?<=\b[Pp]uts? (?:it|them|that card|those cards|one|one of (?:them|those cards)|the rest) )in(?= (?:your|their|its owner['’]s) (?:hand|graveyard)\b)/g,
    right: () => 'into',
  },
  // "Haste and trample"
  {
    wrong: /(?= and \p{L}\p{Ll}+(?: strike)?$)(?<=^\p{Lu}\p{Ll}+(?: strike)?) and /gmu,
    right: ({ index, input }, { edition }) => {
      const line = input.slice(input.lastIndexOf('\n', index) + 1).split('\n')[0]!;
      const isKeyword = (word: string) => edition.vocabulary.keywords.has(word.toLowerCase());
      return line.split(' and ').every(isKeyword) ? ', ' : null;
    },
  },
  {
    wrong: /\b[Aa]t(?= (?:your|each|each (?:player|opponent)['’]s) (?:upkeep|end step|draw step)\b)/g,
    right: ([at]) => `${at} the beginning of`,
  },
];
