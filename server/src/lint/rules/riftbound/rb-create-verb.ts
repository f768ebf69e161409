import type { Node } from '../../../language/tokens/ast.js';
import { partOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const rbCreateVerb: Rule = {
  id: 'rb-create-verb',
  summary: 'An effect “creates” a token instead of playing it.',
  why:
    'The rules speak of creating tokens (rule 182), but cards say “play” for units and gear. Battlefield tokens ' +
    'replace a battlefield or are added to the board.',
  cite: ({ rulebook }) => (rulebook.rules.has('182.1.a') ? '182.1.a' : null),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: riftbound,
  triggers: ['reate'],
  examples: [
    {
      wrong: 'When I hold, create a Gold gear token exhausted.',
      right: 'When I hold, play a Gold gear token exhausted.',
      rulebook: 'riftbound',
    },
  ],
  check({ tree }, report) {
    for (const { verb, items, context } of tree.phrases) {
      if (!/^creates?$/i.test(verb.text) || context === 'reminder' || !items.every((item) => partOf(item, 'noun')))
        continue;
      const isBattlefield = items.some((item) => partOf(item, 'type')?.word.toLowerCase() === 'battlefield');
      const right = playFor(verb);
      report({
        span: verb.span,
        message: isBattlefield
          ? 'Battlefield tokens are added to the board, or replace a battlefield.'
          : `Riftbound tokens are played, not created: write “${right.toLowerCase()}”.`,
        fix: isBattlefield ? null : { title: `Change to “${right}”`, edits: [replacement(verb.span, right)] },
      });
    }
  },
};

function playFor({ text }: Node): string {
  const play = text.toLowerCase() === 'creates' ? 'plays' : 'play';
  return text.startsWith('C') ? `P${play.slice(1)}` : play;
}
