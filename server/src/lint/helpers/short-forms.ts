import type { Phrasing } from './phrasings.js';

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
export const shortForms: readonly Phrasing[] = [
  // "your GY", "target opp", "the 1st time"
  {
    has: ['opp', 'gy', 'mv', 'pw', 'ctr', 'dmg', '1st', '2nd', '3rd', '4th'],
    wrong: /(?<![\p{L}\d/{+&?=])(opp|GY|gy|MV|mv|PW|ctr|dmg|1st|2nd|3rd|4th)(s?)(?![\p{L}\d/}%=])/gu,
    right: ([, short, plural]) => words.get(short!.toLowerCase())! + plural,
  },
  // "a token w/ flying", "w/o flying"
  {
    has: ['w/'],
    wrong: /(?<![\p{L}\d/])w\/(?:o\b)?(?= ?[\p{L}\d"“+])/gu,
    right: ({ 0: { length }, index, input }) =>
      (length > 2 ? 'without' : 'with') + (input[index + length] === ' ' ? '' : ' '),
  },
  // "draw a card & gain 2 life"
  { wrong: /&(?<=[\p{Ll}\d}] &)(?<!\p{Lu}\p{Ll}+ &)(?= [\p{Ll}\d{+])/gu, right: () => 'and' },
  // "power 4+", "three+ creatures", but "It's a creature at 9+"
  {
    has: ['+ ', '+.', '+,'],
    wrong:
      /\+(?<=(\b(?:value|power|toughness|cost|loyalty) )?\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten)\+)(?=[.,]|$| \p{Ll})(?<!\b(?:at|STATION) \d+\+)/gmu,
    right: ([, size]) => (size ? ' or greater' : ' or more'),
  },
  // "deals two times that much damage"
  { wrong: /\btwo times(?= (?:that (?:much|many)|the number of|X)\b)/g, right: () => 'twice' },
];
