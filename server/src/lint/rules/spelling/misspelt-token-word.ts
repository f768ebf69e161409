import { partsOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import { isTokenNounText } from '../../helpers/nouns.js';
import type { Rule } from '../../rule.js';

export const misspeltTokenWord: Rule = {
  id: 'misspelt-token-word',
  summary: 'The word “token” is misspelt.',
  why:
    'An effect creates tokens (rule 111.1), and only this word distinguishes a token from a card. A word in its ' +
    'place that differs from it by one typo can mean nothing else.',
  cite: magicRule('111.1'),
  severity: 'error',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    { wrong: 'Create a 2/2 green Wolf creature tokne.', right: 'Create a 2/2 green Wolf creature token.' },
    { wrong: 'Create two Treasure tokns.', right: 'Create two Treasure tokens.' },
  ],
  check({ item }, report) {
    for (const { span, word, plural } of partsOf(item, 'noun')) {
      if (isTokenNounText(word)) continue;
      const right = withCaseOf(word, plural ? 'tokens' : 'token');
      report({
        span,
        message: `“${word}” is probably a typo for “${right}”.`,
        fix: {
          // "tokenw ith flying": the rest of the typo is in the next word.
          kind: word.toLowerCase().startsWith(right) || otherWords.has(word.toLowerCase()) ? 'suggestion' : 'safe',
          title: `Change to “${right}”`,
          edits: [replacement(span, right)],
        },
      });
    }
  },
};

/** Existing words that are similar. */
const otherWords = new Set('taken toke tokes toked oaken woken'.split(' '));
