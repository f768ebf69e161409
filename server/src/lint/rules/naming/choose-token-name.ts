import type { Word } from '../../../text/words.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { isTokenNoun } from '../../helpers/nouns.js';
import { inParentheses } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

const cite = magicRule('201.4');

export const chooseTokenName: Rule = {
  id: 'choose-token-name',
  summary: 'An effect has a player choose the name of a token.',
  why:
    'A player who chooses a name chooses the name of a card: a token’s name can be chosen only if a card has it ' +
    'too (rule 201.4). Choose a token and refer to its name, or to all tokens of a creature type.',
  cite,
  severity: 'warning',
  fix: 'none',
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken'],
  examples: [
    {
      wrong: 'As this enchantment enters, choose the name of a token.',
      right: 'As this enchantment enters, choose a token you control.',
    },
    { wrong: 'Choose a token name.', right: 'Choose a creature card name.' },
  ],
  check({ tree: { words }, edition }, report) {
    for (let i = 0; i < words.length; i++) {
      if (words[i]!.lower !== 'choose' && words[i]!.lower !== 'chooses') continue;
      const last = nameOfToken(words, i + 1);
      if (last) {
        report({
          span: { start: words[i]!.start, end: last.end },
          message: `A token’s name can be chosen only if a card has the same name${inParentheses(cite(edition))}.`,
        });
      }
    }
  },
};

/** Words that may occur between the relevant words. */
const small = new Set('a an any another target creature artifact of named chosen nonland noncreature'.split(' '));

/** The last word of "the name of a creature token", "a token name", "a token's name". */
function nameOfToken(words: readonly Word[], at: number): Word | null {
  const isNameFirst = words[at]?.lower === 'the' || words[at]?.lower === 'a';
  if (isNameFirst && words[at + 1]?.lower === 'name' && words[at + 2]?.lower === 'of') {
    const noun = words[skipSmall(words, at + 3)];
    return isTokenNoun(noun) ? noun! : null;
  }
  const noun = skipSmall(words, at);
  if (noun === at) return null;
  const isOfToken = isTokenNoun(words[noun]) || words[noun]?.lower === "token's";
  const name = words[noun + 1];
  return isOfToken && (name?.lower === 'name' || name?.lower === 'names') ? name : null;
}

/** The index of the first word that is not one of the small ones; at most four are skipped. */
function skipSmall(words: readonly Word[], at: number): number {
  let next = at;
  while (next < at + 4 && small.has(words[next]?.lower ?? '')) next++;
  return next;
}
