import { magic } from '../../helpers/applies-to.js';
import { wordingCheck } from '../../helpers/wordings.js';
import type { Rule } from '../../rule.js';

export const keywordListSemicolon: Rule = {
  id: 'keyword-list-semicolon',
  summary: 'Keywords of a line are separated by a semicolon.',
  why:
    'Cards separate the keywords of a line with commas: “Flying, haste”. Only lists with a keyword of the first years, ' +
    'such as banding, keep the semicolon that cards had then.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: [';'],
  examples: [{ wrong: 'Flying; haste', right: 'Flying, haste' }],
  check: wordingCheck('keyword-list-semicolon', () => 'Keywords are separated by commas.'),
};
