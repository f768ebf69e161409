import { changing, dropping, type LineOperator, replacing, word, wordAndSpace } from './line-operator.js';

/** Slips that were written before the repair was changed for them, so that they show what it does about unknown ones. */
export const untunedOperators: readonly LineOperator[] = [
  dropping('drop “until”', /until (?=end of turn|your next turn|the end)/gu),
  dropping('drop “equal” or “number”', wordAndSpace('equal|number')),
  dropping('drop a possessive', wordAndSpace('your|its|their')),
  dropping('drop a number', wordAndSpace('one|two|three|four|five|\\d')),
  changing('write two words twice', /(?<![\p{L}’'/-])(\p{Ll}+ \p{Ll}+) (?=\p{Ll})/gu, ([text]) => text! + text!),
  changing('reverse three words', /(?<![\p{L}’'/{-])(\p{Ll}+) (\p{Ll}+) (\p{Ll}+)(?![\p{L}’'/}-])/gu, ([, a, b, c]) =>
    a === c ? null : `${c} ${b} ${a}`,
  ),
  changing(
    'swap a word with a symbol',
    /(?<= )(\p{Ll}+) ((?:\{[^}]+\})+|[+-]\d\/[+-]\d|\d+\/\d+|\d+)(?= )/gu,
    ([, text, symbol]) => `${symbol} ${text}`,
  ),
  changing('“which” or “who” for “that”', word('that'), (_match, _line, draw) => draw.of(['which', 'who', 'what'])),
  replacing('“fewer” for “less”', { fewer: 'less', less: 'fewer' }),
  replacing('“amount” for “number”', { number: 'amount', amount: 'number', many: 'much', much: 'many' }),
  changing('plural of “damage”', word('damage|life|mana'), ([text]) => `${text}s`),
  changing('article before “target”', /(?<=[a-z] )target(?= )/gu, (_match, _line, draw) =>
    draw.of(['a target', 'the target', 'that target']),
  ),
  changing('“every” for “each”', word('each|any'), ([text]) => (text === 'each' ? 'every' : 'some')),
  changing('square brackets', /\{([A-Z0-9]+)\}/g, ([, symbol]) => `[${symbol}]`),
  changing('two marks', /[,:](?= )/gu, ([text]) => text! + text!),
  changing('a word in capitals', /(?<= )\p{Ll}{3,}(?=[ .,])/gu, ([text]) => text!.toUpperCase()),
  changing('verb with an apostrophe', word('enters|dies|attacks|gets|gains|deals|controls'), ([text]) =>
    text!.replace(/s$/, "'s"),
  ),
  changing('“to” after “may”', /(?<=\bmay )(?=\p{Ll})/gu, () => 'to '),
  changing('first letter lost', /(?<= )\p{Ll}{4,}(?=[ .,])/gu, ([text]) => text!.slice(1)),
  changing('hyphen for a space', /(?<= )(\p{Ll}{3,}) (\p{Ll}{4,})(?=[ .,])/gu, ([, a, b]) => `${a}-${b}`),
  changing('moved space', /(?<= )(\p{Ll}{3,}) (\p{Ll})(\p{Ll}{2,})(?=[ .,])/gu, ([, a, b, c]) => `${a}${b} ${c}`),
];
