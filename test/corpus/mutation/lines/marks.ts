import { changing, dropping, type LineOperator, replacing, word } from './line-operator.js';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Capitals, punctuation, symbols, dashes, digits and lines of keywords. */
export const markOperators: readonly LineOperator[] = [
  changing('capital within a sentence', /(?<=[\p{Ll},] )\p{Ll}{3,}(?=[ .,])/gu, ([text]) => capital(text!)),
  changing('lower case at the start', /^\p{Lu}\p{Ll}+(?= \p{Ll})/gu, ([text]) => text!.toLowerCase()),
  changing('lower case after a full stop', /(?<=\. )\p{Lu}\p{Ll}+(?=[ ,])/gu, ([text]) => text!.toLowerCase()),
  changing('lower case after a colon', /(?<=[\p{L}}]: )\p{Lu}\p{Ll}+(?=[ ,])/gu, ([text]) => text!.toLowerCase()),
  changing('lower case in a subtype', /(?<=\p{Ll} )\p{Lu}\p{Ll}+(?= (?:token|creature|card|you|spell))/gu, ([text]) =>
    text!.toLowerCase(),
  ),
  dropping('no full stop at the end', /\.$/g),
  dropping('no full stop between sentences', /\.(?= \p{Lu})/gu),
  changing('two full stops', /\.(?= |$)/g, () => '..'),
  changing('comma for full stop', /\.(?= \p{Lu})/gu, () => ','),
  dropping('no comma', /,(?= \p{Ll})/gu),
  changing(
    'comma too many',
    /(?<=\p{Ll}) (?=(?:of|to|from|on|in|with|into|until|card|creature|counter)\b)/gu,
    () => ', ',
  ),
  changing('semicolon for comma', /,(?= \p{Ll})/gu, () => ';'),
  changing('full stop for comma', /,(?= \p{Ll})/gu, () => '.'),
  changing('no colon', /:(?= \p{Lu})/gu, () => ''),
  changing('semicolon for colon', /:(?= \p{Lu})/gu, () => ';'),
  changing('no apostrophe', /(?<=\p{Ll})[’'](?=s\b|t\b|re\b)/gu, () => ''),
  changing('space before a mark', /(?<=\p{Ll})(?=[.,])/gu, () => ' '),
  changing('two spaces', /(?<=\p{L}) (?=\p{Ll})/gu, () => '  '),
  changing('no space after a comma', /, (?=\p{Ll})/gu, () => ','),
  changing('one quotation mark too few', /[“”"]/g, () => ''),
  changing('brace lost', /\{[A-Z0-9/]+\}/g, ([text], _, draw) =>
    draw.below(2) === 0 ? text!.slice(1) : text!.slice(0, -1),
  ),
  changing('no braces', /\{[A-Z0-9]\}(?=[,:])/g, ([text]) => text!.slice(1, -1)),
  changing('order of mana symbols', /(\{[0-9X]\})((?:\{[WUBRG]\})+)/g, ([, generic, colored]) => colored! + generic!),
  changing('hyphen for a dash', / —|—/g, ([text]) => text!.replace('—', '-')),
  changing('no dash', / —(?= )/g, () => ''),
  changing('digit for a number word', word(numbers.slice(2).join('|')), ([text]) => String(numbers.indexOf(text!))),
  changing('number word for a digit', /(?<=[ ])\d(?= (?:damage|life))/g, ([text]) => numbers[Number(text)]!),
  changing('hyphen for a bullet', /^•/g, () => '-'),
  changing(
    'keywords with capitals',
    /(?<=^(?:\p{Lu}\p{Ll}+(?: \p{Ll}+)?, )*)(?<=, )\p{Ll}+(?=(?:, \p{Ll}+)*$)/gu,
    ([text]) => capital(text!),
  ),
  changing('keywords without a comma', /(?<=^\p{Lu}\p{Ll}+),(?=(?: \p{Ll}+,?)+$)/gu, () => ''),
  changing('sign of power and toughness lost', /\+(?=\d\/\+\d)/g, () => ''),
  replacing('“cannot”', { 'can’t': 'cannot', "can't": 'cannot' }),
  replacing('“and” for “or”', {
    'and/or': 'andor',
    nontoken: 'non-token',
    noncreature: 'non-creature',
    nonland: 'non-land',
  }),
  changing('capital after a comma', /(?<=, )\p{Ll}{3,}/gu, ([text]) => capital(text!)),
  changing('short dash', / — /g, () => ' – '),
  changing('dash without spaces', / — /g, () => '—'),
  changing('parentheses for braces', /\{([A-Z0-9]+)\}/g, ([, symbol]) => `(${symbol})`),
  changing('comma for “and”', / and (?=\p{Ll})/gu, () => ', '),
];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
