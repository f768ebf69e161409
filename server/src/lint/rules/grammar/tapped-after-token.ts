import { partsOf } from '../../../language/tokens/ast.js';
import { magic } from '../../helpers/applies-to.js';
import { moveStateBeforeNoun } from '../../helpers/state-before-noun.js';
import type { Rule } from '../../rule.js';

export const tappedAfterToken: Rule = {
  id: 'tapped-after-token',
  summary: '“Tapped” comes after the token instead of before it.',
  why:
    'Cards say first that a token enters tapped: “a tapped 2/2 black Zombie creature token”. Only a clause ' +
    'follows the noun: “that’s tapped and attacking”.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Create an 8/8 blue Kraken creature token tapped.',
      right: 'Create a tapped 8/8 blue Kraken creature token.',
    },
    {
      wrong: 'Create two Treasure tokens tapped.',
      right: 'Create two tapped Treasure tokens.',
    },
  ],
  check({ item, phrase, on }, report) {
    if (item.kind === 'copy' || item.kind === 'back-reference' || !/^creat/i.test(phrase?.verb.text ?? '')) return;
    const noun = item.parts.findIndex(({ kind }) => kind === 'noun');
    for (const state of partsOf(item, 'state')) {
      const written = on.text.slice(state.span.start, state.span.end);
      if (noun < 0 || item.parts.indexOf(state) < noun || written.toLowerCase() !== 'tapped') continue;
      const edits = moveStateBeforeNoun(item, state, on.text);
      if (!edits) continue;
      report({
        span: state.span,
        message: '“Tapped” belongs before the token’s characteristics.',
        // "a Food token and a Treasure token tapped" may apply to both.
        fix: { kind: phrase!.items.length > 1 ? 'suggestion' : 'safe', title: 'Move “tapped” to the front', edits },
      });
    }
  },
};
