import { anyNumberWord, numberWord } from '../../lexicon.js';
import type { SlipPattern } from './slip-pattern.js';

/** What follows an amount in digits. */
const measured = /^(?:life|damage|mana|poison|from|to|than|this|if|as|or|and)$/;

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    opp: 'opponent',
    gy: 'graveyard',
    mv: 'mana value',
    pw: 'planeswalker',
    ctr: 'counter',
    dmg: 'damage',
    '1st': 'first',
    '2nd': 'second',
    '3rd': 'third',
    '4th': 'fourth',
  }),
);

/** What people type for longer words. */
export const shortForms: readonly SlipPattern[] = [
  // "your GY", "target opp", "the 1st time"
  {
    kind: 'wrong-word',
    has: ['opp', 'gy', 'mv', 'pw', 'ctr', 'dmg', '1st', '2nd', '3rd', '4th'],
    pattern: /(?<![\p{L}\d/{+&?=])(opp|GY|gy|MV|mv|PW|ctr|dmg|1st|2nd|3rd|4th)(s?)(?![\p{L}\d/}%=])/gu,
    right: ([, short, plural]) => words.get(short!.toLowerCase())! + plural,
  },
  // "a token w/ flying", "w/o flying"
  {
    kind: 'wrong-word',
    has: ['w/'],
    pattern: /(?<![\p{L}\d/{])w\/(?:o\b)?(?= ?[\p{L}\d"“+])/gu,
    right: ({ 0: { length }, index, input }) =>
      (length > 2 ? 'without' : 'with') + (input[index + length] === ' ' ? '' : ' '),
  },
  // "draw a card & gain 2 life"
  { kind: 'wrong-word', pattern: /&(?<=[\p{Ll}\d}] &)(?<!\p{Lu}\p{Ll}+ &)(?= [\p{Ll}\d{+])/gu, right: 'and' },
  // "power 4+", "three+ creatures", but "It's a creature at 9+"
  {
    kind: 'wrong-word',
    has: ['+ ', '+.', '+,'],
    pattern: new RegExp(
      `(?<=(\\b(?:value|power|toughness|cost|loyalty) )?)(?<![\\p{L}\\d/{+−–-])(?:(\\d+)|${anyNumberWord})\\+(?=[.,]|$| (\\p{Ll}+))(?<!\\b(?:at|STATION) \\d+\\+)`,
      'gmu',
    ),
    right: ({ 0: written, 1: size, 2: digits, 3: noun }) => {
      const isCount = digits !== undefined && noun !== undefined && !size && !measured.test(noun);
      const amount = (isCount && numberWord(Number(digits))) || written.slice(0, -1);
      return `${amount} or ${size ? 'greater' : 'more'}`;
    },
  },
  // "discard half of the cards in your hand"
  {
    kind: 'extra-word',
    pattern: / of(?= the (?:creatures|lands|cards|permanents|artifacts)\b)(?<=\bhalf of)/g,
    right: '',
  },
  // "base P/T 3/3"
  { kind: 'wrong-word', pattern: /(?<=\bbase )P\/T\b/g, right: 'power and toughness' },
  // "deals two times that much damage"
  { kind: 'wrong-word', pattern: /(?<!\b(?:or|up to|than|least|first) )\btwo times\b(?! or\b)/g, right: 'twice' },
];
