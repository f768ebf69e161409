import { partsOf } from '../../../language/ast.js';
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
    'What an effect creates is a token (rule 111.1), and the word is what tells it from a card. A word but one slip away ' +
    'from it, where it belongs, can mean nothing else.',
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
        message: `“${word}” is most likely “${right}”.`,
        fix: {
          // "tokenw ith flying": the rest of the slip stands in the next word.
          kind: word.toLowerCase().startsWith(right) || otherWords.has(word.toLowerCase()) ? 'suggestion' : 'safe',
          title: `Change to “${right}”`,
          edits: [replacement(span, right)],
        },
      });
    }
  },
};

/** Words that there are, near to it. */
const otherWords = new Set('taken toke tokes toked oaken woken'.split(' '));
