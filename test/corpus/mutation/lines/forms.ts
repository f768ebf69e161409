import { changing, type LineOperator, replacing, word } from './line-operator.js';

const singular: Readonly<Record<string, string>> = {
  creatures: 'creature',
  cards: 'card',
  counters: 'counter',
  tokens: 'token',
  lands: 'land',
  players: 'player',
  permanents: 'permanent',
  artifacts: 'artifact',
  spells: 'spell',
  opponents: 'opponent',
};
const plural = Object.fromEntries(Object.entries(singular).map(([many, one]) => [one, many]));

const withS =
  'draws|deals|gets|gains|loses|creates|puts|attacks|enters|discards|sacrifices|reveals|costs|exiles|returns';
const withoutS = 'draw|deal|get|gain|lose|create|put|control|sacrifice|discard|attack|cast|search|exile';

/** Number, person, pronouns, possessives, articles and prepositions. */
export const formOperators: readonly LineOperator[] = [
  replacing('singular for plural', singular),
  replacing('plural for singular', plural, '(?<=(?:a|an|target|another|this|that|each|one) )'),
  changing('verb without -s', word(withS), ([text]) => text!.slice(0, -1)),
  changing('verb with -s', word(withoutS), ([text]) => `${text}s`),
  replacing('“is” for “are”', { is: 'are', are: 'is', was: 'were', were: 'was' }),
  replacing('“has” for “have”', { has: 'have', have: 'has' }),
  replacing('“doesn’t” for “don’t”', {
    'doesn’t': 'don’t',
    'don’t': 'doesn’t',
    "doesn't": "don't",
    "don't": "doesn't",
  }),
  replacing('“it’s” for “its”', { its: 'it’s', 'it’s': 'its', "it's": 'its' }),
  replacing('“their” for “its”', { its: 'their', their: 'its' }),
  replacing('“they” for “it”', { they: 'it', them: 'it', it: 'they' }),
  replacing('“you” for “your”', { your: 'you', you: 'your' }),
  replacing('“they’re” for “their”', { their: 'they’re', 'they’re': 'their', "they're": 'their' }),
  replacing('“that” for “those”', { those: 'that', these: 'this' }),
  replacing('“a” for “an”', { a: 'an', an: 'a', A: 'An', An: 'A' }),
  replacing('another preposition', {
    of: 'from',
    from: 'of',
    to: 'at',
    on: 'in',
    in: 'on',
    into: 'in',
    onto: 'into',
    at: 'on',
    with: 'by',
    under: 'in',
  }),
  changing('“then” for “than”', word('then|than'), ([text]) => (text === 'then' ? 'than' : 'then')),
  replacing('another verb form', {
    draw: 'drawing',
    create: 'created',
    destroy: 'destroyed',
    gains: 'gained',
    deals: 'dealt',
    enters: 'entering',
    attacks: 'attacking',
    gets: 'getting',
    put: 'putting',
    tapped: 'tap',
    attacking: 'attack',
    exiled: 'exile',
  }),
  changing(
    '“-ing” for a verb',
    word('draw|put|create|exile|sacrifice|discard|search|destroy|tap|return|reveal'),
    ([text]) => text!.replace(/e?$/, 'ing'),
  ),
  changing('“-ed” for a verb', word('destroy|exile|discards?|creates?|attacks|gains?|enters?'), ([text]) =>
    text!.replace(/e?s?$/, 'ed'),
  ),
  changing(
    '“-s” after “may”',
    /(?<=\b(?:may|can['’]t|would|to|don['’]t|doesn['’]t) )\p{Ll}{3,}(?= )/gu,
    ([text]) => `${text}s`,
  ),
  changing('possessive without an apostrophe', /(?<=\p{Ll})[’']s(?= )/gu, () => 's'),
  changing('possessive for a plural', /(?<=\p{Ll}{3})s(?=[ .,])/gu, () => '’s'),
  replacing('another case of a pronoun', { they: 'them', them: 'they', their: 'theirs', you: 'yours' }),
  replacing('“all” for “each”', { each: 'all', all: 'each' }),
  replacing('“a” for “the”', { the: 'a' }, '', '(?= (?:battlefield|top|bottom|beginning|rest|number|stack|same))'),
  changing('“a” before a plural', /\b(?:two|three|four) (?=\p{Ll}+s\b)/gu, () => 'a '),
];
