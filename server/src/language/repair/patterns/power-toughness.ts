import { anyNumberWord, numberWords } from '../../lexicon.js';
import type { SlipPattern } from './slip-pattern.js';

/** Power and toughness, and counters of that name, with a wrong or missing sign, slash or space. */
export const powerAndToughness: readonly SlipPattern[] = [
  // "gets + 1/+1"
  {
    kind: 'punctuation',
    has: ['+ ', '- ', '− ', '– '],
    pattern: /(?<= )([+−–-]) (?=(?:\d+|X)\/[+−–-])/g,
    right: ([, sign]) => sign!,
  },
  // "a +1, +1 counter"
  { kind: 'punctuation', has: [' +1 '], pattern: /\+1,? \+1(?= counter)/g, right: '+1/+1' },
  // "create a +1/+1 green Saproling", "a (1/1) green Saproling"
  {
    kind: 'punctuation',
    has: ['+', '('],
    pattern:
      /(?<=\b(?:an?|X|two|three|four|five) (?:tapped )?)(?:\+(\d+)\/\+(\d+)|\((\d+)\/(\d+)\))(?= (?:white|blue|black|red|green|colorless|legendary)\b)/g,
    right: ([, power, toughness, a, b]) => `${power ?? a}/${toughness ?? b}`,
  },
  // "create a 2,2 green Bear"
  {
    kind: 'punctuation',
    pattern: /(?<= )(\d+|X)[,.:;|](\d+|X)(?= (?:white|blue|black|red|green|colorless)\b)/g,
    right: ([, power, toughness]) => `${power}/${toughness}`,
  },
  // "gets +3 until end of turn"
  {
    kind: 'punctuation',
    has: ['gets ', 'get '],
    pattern: /(?<=\bgets? )[+−–-](?:\d+|X)(?= until| for each| and (?:gains?|has|have)\b| as long|\.$)/gm,
    right: ([power]) => [`${power}/${power}`, `${power}/${power.charAt(0)}0`],
  },
  // "+1/++1", "a [2/2] red Goblin", "{T:} Draw a card.", "<2>: Draw a card."
  { kind: 'punctuation', has: ['/++', '/--'], pattern: /(?<=[\dX]\/)([+-])\1(?=[\dX])/g, right: ([, sign]) => sign! },
  {
    kind: 'punctuation',
    has: ['['],
    pattern: /(?<= )\[(\d+\/\d+)\](?= \p{L})/gu,
    right: ([, pair]) => pair!,
  },
  // "put a +1 counter on it", "two 1/1 counters"
  {
    kind: 'punctuation',
    has: [' counter'],
    pattern: /(?<![\p{L}\d/\\|+−–,-])(?<!\/ )(?:\+1|[+−–-]?1\/1|\/\+1)(?= counters?\b)/gu,
    right: ([text]) => (/^[−–-]/.test(text) ? `${text[0]}1/${text[0]}1` : '+1/+1'),
  },
  // "gets —1/-1", "gets –2/+2"
  {
    kind: 'punctuation',
    has: ['—', '–', '~'],
    pattern: /(?<= )[—–~](?=(?:\d+|X)\/([+−-])[\dX])/g,
    right: ([, sign]) => (sign === '−' ? '−' : '-'),
  },
  // "a +1/+ counter", "gets +2/+ and"
  {
    kind: 'missing-word',
    has: ['/+', '/-', '/−', '/–'],
    pattern: /([+−–-])(\d+|X)\/([+−–-]) ?(?=\p{Ll})/gu,
    right: ({ 0: { length }, 1: first, 2: size, 3: second, index, input }) =>
      (input.startsWith('counter', index + length) ? [size] : ['0', size]).map(
        (other) => `${first}${size}/${second}${other} `,
      ),
  },
  {
    kind: 'punctuation',
    has: ['++', '--', '−−', '––'],
    pattern: /([+−–-])\1{1,9}(?=[\dX]{1,9}\/)/g,
    right: ([, sign]) => sign!,
  },
  // "a 1/1green Saproling", "create a1/1 Soldier"
  {
    kind: 'punctuation',
    has: ['/'],
    pattern: /(?<![\p{L}\d/])[+−–-]?[\dX]+\/[+−–-]?[\dX]+(?=\p{L}{2})/gu,
    right: ([pair]) => `${pair} `,
  },
  {
    kind: 'punctuation',
    has: ['/'],
    pattern: /(?=[+−–-]?\d+\/[+−–-]?\d+(?!\d))(?<=(?:^|[^\p{L}])\p{Ll}+)/gu,
    right: ' ',
  },
  // "gets +1/1", "a 1/+1 counter"
  {
    kind: 'punctuation',
    has: ['/'],
    pattern: /(?<![\d/+−–-])(?:([+−–-])([\dX]+)\/([\dX]+)|([\dX]+)\/([+−–-])([\dX]+))(?![\d/])/gu,
    right: ([, sign, power, toughness, first, other, second]) =>
      sign ? `${sign}${power}/${sign}${toughness}` : `${other}${first}/${other}${second}`,
  },
  // "gets +1 / +1", "+1\\+1", "+1//+1", "+1+1"
  {
    kind: 'punctuation',
    has: ['+', '−', '–', '-'],
    pattern: /(?<![\d/])([+−–-](?:\d+|X))(?:\s?[\\|,]\s?|\s\/\s?|\/\s|\/\/|-(?=\+)|)([+−–-](?:\d+|X))(?![\d/])/g,
    right: ([, power, toughness]) => `${power}/${toughness}`,
  },
  // "gets 1/1 until"
  {
    kind: 'punctuation',
    has: ['get'],
    pattern: /(?<=\bgets? )(\d+|X)\/(\d+|X)(?=\.|, where| until| for each| and | as long)/gu,
    right: ([, a, b]) => `+${a}/+${b}`,
  },
  // "gets 2+/2+ until"
  {
    kind: 'punctuation',
    has: ['+/'],
    pattern: /(?<![\p{L}\d/+−–-])(\d+|X)\+\/(\d+|X)\+/gu,
    right: ([, a, b]) => `+${a}/+${b}`,
  },
  // "base power and toughness four/4"
  {
    kind: 'number-in-words',
    has: ['/'],
    pattern: new RegExp(
      `(?<![\\p{L}\\d/-])(?:(${anyNumberWord})/(${anyNumberWord}|\\d+)|(\\d+)/(${anyNumberWord}))(?![\\p{L}\\d/-])`,
      'gu',
    ),
    right: ([pair]) => pair.replace(/\p{L}+/gu, (word) => String(numberWords.get(word))),
  },
  // "gets +2/+O"
  {
    kind: 'misspelt-word',
    has: ['/'],
    pattern: /(?<![\p{L}\d/])(?:[+−–-][Oo0-9X]+\/[+−–-][Oo]|[+−–-][Oo]\/[+−–-][\dX]+|\d+\/O|O\/\d+)(?![\p{L}\d/])/gu,
    right: ([pair]) => pair.replace(/o/gi, '0'),
  },
  // "gets +x/+x"
  {
    kind: 'capitalization',
    has: ['/'],
    pattern: /(?<![\p{L}\d/])[+−–-]?(?:x\/[+−–-]?[\dXx]+|[\dX]+\/[+−–-]?x)(?![\p{L}\d/])/gu,
    right: ([pair]) => pair.toUpperCase(),
  },
];
