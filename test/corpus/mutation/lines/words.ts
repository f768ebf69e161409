import { typoIn } from '../typos.js';
import { changing, dropping, type LineOperator, word, wordAndSpace } from './line-operator.js';

const prepositions = 'of|to|from|on|in|into|onto|with|at|under|among|for|by';
const verbs =
  'draw|draws|destroy|exile|create|sacrifice|gain|gains|gets|get|deals|has|have|return|put|puts|search|reveal|discard|discards|add|cast|attacks|enters|dies|control|controls';
const nouns =
  'creature|creatures|card|cards|permanent|spell|land|player|opponent|counter|counters|token|tokens|damage|life|battlefield|graveyard|hand|library|turn|step|mana';

/** A word in lower case that is long enough for typing errors to show. */
const longWord = /(?<![\p{L}’'/{-])\p{Ll}{4,}(?![\p{L}’'/}-])/gu;

/** Words left out, written twice, exchanged, joined, split and misspelt. */
export const wordOperators: readonly LineOperator[] = [
  dropping('drop an article', wordAndSpace('a|an|the')),
  dropping('drop a preposition', wordAndSpace(prepositions)),
  dropping('drop a verb', wordAndSpace(verbs)),
  dropping('drop “is” or “are”', wordAndSpace('is|are|was|were')),
  dropping(
    'drop “end” or “turn” of a duration',
    /(?<=until )end of |(?<=until end of) turn(?=[ .,])|(?<=until end )of /g,
  ),
  changing('drop a noun', new RegExp(` (?:${nouns})(?=[ .,])`, 'gu'), () => ''),
  dropping('drop “you” or “may”', wordAndSpace('you|may')),
  dropping('drop “that” or “each”', wordAndSpace('that|each|this')),
  changing(
    'write a short word twice',
    wordAndSpace('a|the|of|to|and|is|you|that|in|it|target|with|for'),
    ([text]) => text! + text!,
  ),
  changing('write a long word twice', /(?<![\p{L}’'/-])\p{Ll}{4,} (?=\S)/gu, ([text]) => text! + text!),
  changing('swap two words', /(?<![\p{L}’'/{-])(\p{Ll}+) (\p{Ll}+)(?![\p{L}’'/}-])/gu, ([, a, b]) =>
    a === b ? null : `${b} ${a}`,
  ),
  changing(
    'swap a short word with the next',
    wordAndSpace('(of|to|the|a|from|with|into|until|each|is) (\\p{Ll}+)'),
    (match) => {
      const [first, second] = match[0].trim().split(' ');
      return `${second} ${first} `;
    },
  ),
  changing('leave out a letter', longWord, ([text], _, draw) => {
    const at = 1 + draw.below(text!.length - 2);
    return text!.slice(0, at) + text!.slice(at + 1);
  }),
  changing('double a letter', longWord, ([text], _, draw) => {
    const at = 1 + draw.below(text!.length - 2);
    return text!.slice(0, at) + text![at] + text!.slice(at);
  }),
  changing('swap two letters', longWord, ([text], _, draw) => {
    const at = 1 + draw.below(text!.length - 2);
    return text!.slice(0, at) + text![at + 1] + text![at] + text!.slice(at + 2);
  }),
  changing('replace a letter', longWord, ([text], _, draw) => {
    const at = 1 + draw.below(text!.length - 1);
    return text!.slice(0, at) + 'aeiourstln'[draw.below(10)] + text!.slice(at + 1);
  }),
  changing(
    'typo in a capitalized word',
    /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{4,}(?= (?:token|creature|card|you))/gu,
    ([text], _, draw) => typoIn(text!, draw),
  ),
  changing('typo in the first word', /(?<=^|[.:—•] )\p{Lu}\p{Ll}{3,}(?= )/gu, ([text], _, draw) => typoIn(text!, draw)),
  changing('join two words', /(?<=[ “])(\p{Ll}{3,}) (\p{Ll}{2,})(?![\p{L}’'/-])/gu, ([, a, b]) => a! + b!),
  changing('split a word', /(?<=[ “])\p{Ll}{7,}(?![\p{L}’'/-])/gu, ([text], _, draw) => {
    const at = 3 + draw.below(text!.length - 5);
    return `${text!.slice(0, at)} ${text!.slice(at)}`;
  }),
  dropping('drop “target”', wordAndSpace('target')),
  dropping('drop “and”', wordAndSpace('and')),
  dropping('drop “to”', wordAndSpace('to')),
  changing(
    'preposition too many',
    /(?<=\b(?:draw|destroy|exile|sacrifice|discard|reveal|create|control|cast)) (?=(?:a|the|target|that|each)\b)/gu,
    (_match, _line, draw) => draw.of([' of ', ' to ', ' on ']),
  ),
  changing('“is” too many', word('dies|enters|leaves'), ([text]) => `is ${text}`),
  changing(
    'another conjunction',
    word('whenever|when|if'),
    ([text]) => ({ whenever: 'where', when: 'then' })[text!] ?? 'of',
  ),
];
