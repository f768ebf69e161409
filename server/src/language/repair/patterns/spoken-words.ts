import { lineEndAt, lineStartAt, lineUpTo } from '../../../text/line-at.js';
import { withCapitalOf } from '../../../util/capital.js';
import { numberWord, numberWords } from '../../lexicon.js';
import { permanentNoun } from '../../saying/self-noun.js';
import type { SlipPattern } from './slip-pattern.js';

/** A number of cards in words: "a card", "three cards", "X cards". */
function cards(number: string): string {
  return number === '1' ? 'a card' : `${numberWord(Number(number)) ?? number} cards`;
}

/** What comes before the quoted ability that a line ends in; null if it ends in none. */
function beforeQuote(line: string): string | null {
  const isOpen = (line.match(/["“”]/g) ?? []).length % 2 === 1;
  return isOpen ? line.slice(0, line.search(/["“][^"“]*$/)) : null;
}

/** The noun for what has a quoted ability: "Equipped creature has", "create a 1/1 Elf creature token with". */
function bearerOf(before: string): string | null {
  const nouns = before.match(/\b(?:creature|artifact|enchantment|land|planeswalker|permanent|token)(?=s?\b)/g);
  return nouns?.at(-1) ?? null;
}

/** What players say or type for the words of cards. No printed card has them. */
export const spokenWords: readonly SlipPattern[] = [
  {
    kind: 'wrong-word',
    pattern: /\bEOT\b/g,
    right: ({ index, input }) =>
      `${/\b(?:until|at|the|each) $/i.test(input.slice(0, index)) ? '' : 'until '}end of turn`,
  },
  { kind: 'wrong-word', pattern: /\bETBs?\b/g, right: 'enters' },
  { kind: 'wrong-word', pattern: /\b(?:CMC|cmc)\b/g, right: 'mana value' },
  // "Tap, Sacrifice this creature:", "{2}, Untap:"
  {
    kind: 'wrong-word',
    pattern: /(?<=(?:^|[“"]|\}, ))(?:Tap|Untap)(?=(?:, [^:.\n]+)?:)/gm,
    right: ([word]) => (word === 'Tap' ? '{T}' : '{Q}'),
  },
  // "{2} and {T}: Draw a card."
  { kind: 'punctuation', pattern: /(?<=\}) and (?=\{[TQ]\}(?:, [^:.\n]+)?:)/g, right: ', ' },
  { kind: 'punctuation', pattern: /, if you do\b,?/g, right: '. If you do,' },
  { kind: 'punctuation', pattern: /, activate (?:this ability )?only(?= )/g, right: '. Activate only' },
  {
    kind: 'wrong-word',
    pattern:
      /\b(?:Use|This ability can be activated|This ability can only be activated)(?: this ability)? only\b|\bThis ability can only be activated\b/g,
    right: 'Activate only',
  },
  { kind: 'wrong-word', pattern: /\bmay not\b/g, right: "can't" },
  { kind: 'wrong-word', pattern: /(?<=\b[Ii]f (?:you|they) )do not\b/g, right: "don't" },
  // "Elf spells you cast cost {1} less."
  {
    kind: 'missing-word',
    pattern: /(?<=\b(?:spells?|cast|[Tt]his spell) costs? (?:\{[^{}\s]+\})+ (?:less|more))(?=\.|$)/gm,
    right: ' to cast',
  },
  { kind: 'missing-word', pattern: /(?<=\bAs an additional cost)(?=,)/g, right: ' to cast this spell' },
  {
    kind: 'missing-word',
    pattern: /(?<=\b[Pp]revent all (?:combat |noncombat )?damage)(?= dealt (?:to|by|this turn)\b)/g,
    right: ' that would be',
  },
  {
    kind: 'missing-word',
    pattern: /(?<=\b[Pp]revent the next (?:\d+|X) damage)(?= to\b)/g,
    right: ' that would be dealt',
  },
  // "Mill 3.", "mills the top three cards of their library"
  {
    kind: 'number-in-digits',
    pattern: /(?<=\b[Mm]ills? )(?:\d+|X)(?=[.,;]|$| (?:and|then|for each)\b)/gm,
    right: ([number]) => cards(number),
  },
  {
    kind: 'wrong-word',
    pattern:
      /(?<=\b[Mm]ills? )the top (?:card|(\p{Ll}+|X) cards) of (?:his or her|their|your|its|that player['’]s) library\b/gu,
    right: ([, number]) => (number ? `${number} cards` : 'a card'),
  },
  {
    kind: 'number-in-words',
    pattern: /(?<=\b(?:[Ss]cry|[Ss]urveil) )(?:one|two|three|four|five)\b(?! or (?:more|fewer))/g,
    right: ([word]) => String(numberWords.get(word)),
  },
  {
    kind: 'wrong-word',
    pattern: /(?<=\b(?:graveyard|graveyards|hand|library|exile) )to play(?=[.,]| under\b| tapped\b)/g,
    right: 'to the battlefield',
  },
  // "Equipped creature has +2/+2."
  {
    kind: 'wrong-word',
    pattern: /\bha(?:s|ve)(?= [+−–-][\dX]+\/[+−–-][\dX]+(?![\dX]* counter))/g,
    right: ([verb]) => (verb === 'has' ? 'gets' : 'get'),
  },
  // "Deals 3 damage to any target."
  {
    kind: 'missing-word',
    pattern: /(?<=^(?:[^“”"\n]*[.:—•] )?)Deals(?= (?:\d+|X|damage)\b)/gm,
    right: (_, { card: { name } }) => `${name || 'It'} deals`,
  },
  // "When this enters, …", "Sacrifice this: …"; reminder text and hosts may say so
  {
    kind: 'missing-word',
    pattern:
      /(?:\b[Tt]his(?= (?:enters|leaves|dies|attacks|blocks|gets)\b)|(?<=\b(?:[Ss]acrifice|[Ee]xile|[Uu]ntap|[Tt]ap|[Rr]eturn|[Tt]ransform|counters? on) )this(?=[:,.]| (?:to|from)\b))(?<!\([^()\n]*)/g,
    right: ({ 0: word, index, input }, { card: { typeLine } }) => {
      if (/\bHost\b/.test(typeLine)) return null;
      const quoted = beforeQuote(lineUpTo(input, index));
      const noun = quoted === null ? permanentNoun(typeLine) : bearerOf(quoted);
      return noun && `${word} ${noun}`;
    },
  },
  // "Whenever this card attacks"
  {
    kind: 'wrong-word',
    has: ['his card ', 'his permanent '],
    pattern: /\b([Tt]his) (?:card|permanent)(?= (?:enters|leaves|dies|attacks|blocks|gets|deals)\b)(?<!\([^()\n]*)/g,
    right: ({ 1: word, input }, { card: { typeLine } }) => {
      // What is a creature only at times is “this permanent”.
      const isTemporary = /n['’]t an? (?:creature|artifact)\b|\bbecomes? an?\b/.test(input);
      const noun = isTemporary ? null : permanentNoun(typeLine);
      return noun && `${word} ${noun}`;
    },
  },
  { kind: 'wrong-word', pattern: /(?<=\badditional cost to cast )this card\b/g, right: 'this spell' },
  {
    kind: 'wrong-word',
    pattern: /\bdo(?:es)?(?= (?:\d+|X) damage\b)/g,
    right: ([verb]) => (verb === 'do' ? 'deal' : 'deals'),
  },
  {
    kind: 'wrong-word',
    pattern:
      /(?<=\b[Pp]uts? (?:it|them|that card|those cards|one|one of (?:them|those cards)|the rest) )in(?= (?:your|their|its owner['’]s) (?:hand|graveyard)\b)/g,
    right: 'into',
  },
  // "Haste and trample"
  {
    kind: 'punctuation',
    pattern: /(?= and \p{L}\p{Ll}+(?: strike)?$)(?<=^\p{Lu}\p{Ll}+(?: strike)?) and /gmu,
    right: ({ index, input }, { known }) => {
      const line = input.slice(lineStartAt(input, index), lineEndAt(input, index));
      return line.split(' and ').every((word) => known.keywords.has(word.toLowerCase())) ? ', ' : null;
    },
  },
  {
    kind: 'missing-word',
    pattern: /\b[Aa]t(?= (?:your|each|each (?:player|opponent)['’]s) (?:upkeep|end step|draw step)\b)/g,
    right: ([at]) => `${at} the beginning of`,
  },
  { kind: 'wrong-word', pattern: /(?<=\b(?:draw|end|untap) )phase\b/g, right: 'step' },
  {
    kind: 'wrong-word',
    pattern: /\b(?:do|does|did|is|are|was|were) not\b(?! only\b)/g,
    right: ([verb]) => `${verb.slice(0, -4)}n't`,
  },
  {
    kind: 'wrong-word',
    has: ['very '],
    pattern: /\bevery(?= (?:opponent|player)\b)/gi,
    right: ([word]) => withCapitalOf(word, 'each'),
  },
  {
    kind: 'wrong-word',
    has: ['emblem '],
    pattern: /(?<=\bemblem )(?:with:|(?:that|which) says:?|saying:?)(?= ["“])/g,
    right: 'with',
  },
];
